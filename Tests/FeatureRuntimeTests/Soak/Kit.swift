import FeatureRuntime

/// What the features of one soak share.
struct Kit: Sendable {
  let census = Census()
  /// Nobody opens it.
  let gate = Gate()
  let clock = TestClock()

  func token(_ holder: Census.Holder) -> Token {
    Token(holder, in: census)
  }
}

extension Census.Holder {
  /// Whether an effect holds it.
  var isEffect: Bool {
    place != nil
  }

  /// Where the effect belongs that holds it, if one does.
  var place: Census.Place? {
    switch self {
    case .work(let place), .effect(let place): place
    case .reducer, .state, .action: nil
    }
  }
}
