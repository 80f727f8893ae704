import FeatureRuntime

/// What the features of one stress test share.
struct Kit: Sendable {
  let leaks = LeakCheck()
  /// Nobody opens it.
  let gate = Gate()
  let clock = TestClock()

  func token(_ holder: LeakCheck.Holder) -> Token {
    Token(holder, in: leaks)
  }
}

extension LeakCheck.Holder {
  /// Whether an effect holds it.
  var isEffect: Bool {
    place != nil
  }

  /// Where the effect belongs that holds it, if one does.
  var place: LeakCheck.Place? {
    switch self {
    case .work(let place), .effect(let place): place
    case .reducer, .state, .action: nil
    }
  }
}
