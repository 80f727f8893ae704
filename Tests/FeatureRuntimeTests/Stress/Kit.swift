import FeatureRuntime

/// The values that the features of a stress test share.
struct Kit: Sendable {
  let leaks = LeakCheck()
  /// A gate that never opens.
  let gate = Gate()
  let clock = TestClock()

  func token(_ holder: LeakCheck.Holder) -> Token {
    Token(holder, in: leaks)
  }
}

extension LeakCheck.Holder {
  /// Whether the holder is an effect.
  var isEffect: Bool {
    place != nil
  }

  /// The place of the effect that holds the token, if an effect does.
  var place: LeakCheck.Place? {
    switch self {
    case .work(let place), .effect(let place): place
    case .reducer, .state, .action: nil
    }
  }
}
