import FeatureRuntime

/// Counts the tokens that are alive, to see at the end of a test that nobody kept one.
final class LeakCheck: Sendable {
  /// Who holds a token.
  enum Holder: Hashable, Sendable {
    case reducer
    case state
    case action
    /// The closure of an effect, whether it runs or not.
    case effect(Place)
    /// Work under way: from its first line to its last.
    case work(Place)
  }

  enum Place: Hashable, Sendable {
    /// A feature that is there as long as its store.
    case lasting
    /// The same, under an id.
    case named
    /// A feature that can go away before its store.
    case passing
  }

  private struct Counts {
    var alive: [Holder: Int] = [:]
    var made: [Holder: Int] = [:]
  }

  private let counts = Locked(Counts())

  /// How many tokens of a holder there have ever been.
  func made(_ holder: Holder) -> Int {
    counts.value.made[holder, default: 0]
  }

  /// Waits until no token that is asked for is alive any more.
  ///
  /// - Parameter limit: Generous, for it only ends tests that fail.
  /// - Returns: How many are alive in spite of that, by their holders.
  func survivors(
    within limit: Duration = .seconds(20),
    where isAskedFor: @Sendable (Holder) -> Bool = { _ in true }
  ) async -> [Holder: Int] {
    let deadline = ContinuousClock.now + limit
    while true {
      let alive = counts.value.alive.filter { $0.value != 0 && isAskedFor($0.key) }
      if alive.isEmpty || ContinuousClock.now >= deadline { return alive }
      // Time for others; how long it is decides nothing.
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  fileprivate func enter(_ holder: Holder) {
    counts.withLock {
      $0.alive[holder, default: 0] += 1
      $0.made[holder, default: 0] += 1
    }
  }

  fileprivate func leave(_ holder: Holder) {
    counts.withLock { $0.alive[holder, default: 0] -= 1 }
  }
}

/// Something to hold that a leak check knows of.
final class Token: Equatable, Sendable {
  private let leaks: LeakCheck
  private let holder: LeakCheck.Holder

  init(_ holder: LeakCheck.Holder, in leaks: LeakCheck) {
    self.leaks = leaks
    self.holder = holder
    leaks.enter(holder)
  }

  deinit {
    leaks.leave(holder)
  }

  static func == (left: Token, right: Token) -> Bool {
    left === right
  }
}
