import FeatureRuntime

/// Counts the tokens that are alive, so that a test can check at its end that no token is leaked.
final class LeakCheck: Sendable {
  /// The holder of a token.
  enum Holder: Hashable, Sendable {
    case reducer
    case state
    case action
    /// The closure of an effect, whether the effect runs or not.
    case effect(Place)
    /// Running work, from its first line to its last.
    case work(Place)
  }

  enum Place: Hashable, Sendable {
    /// A feature that exists as long as its store.
    case lasting
    /// A feature that exists as long as its store, under an id.
    case named
    /// A feature that can be removed before its store is released.
    case passing
  }

  private struct Counts {
    var alive: [Holder: Int] = [:]
    var made: [Holder: Int] = [:]
  }

  private let counts = Locked(Counts())

  /// Returns the number of tokens that were ever made for a holder.
  func made(_ holder: Holder) -> Int {
    counts.value.made[holder, default: 0]
  }

  /// Waits until none of the selected tokens is alive.
  ///
  /// - Parameter timeout: The time limit, which is generous because it only ends failing tests.
  /// - Returns: The numbers of tokens that are still alive at the end, by their holders.
  func survivors(
    within timeout: Timeout = Timeout(.seconds(20)),
    where isAskedFor: @Sendable (Holder) -> Bool = { _ in true }
  ) async -> [Holder: Int] {
    while true {
      let alive = counts.value.alive.filter { $0.value != 0 && isAskedFor($0.key) }
      if alive.isEmpty || timeout.isExhausted() { return alive }
      // Other tasks get time to run. The result does not depend on the duration.
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

/// An object that a leak check counts.
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
