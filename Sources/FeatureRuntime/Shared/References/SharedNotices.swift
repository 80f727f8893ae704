import Foundation

/// Tells observers of shared values that these have changed, on the main actor.
///
/// An observer may look at a store at once. So what a reducer changes is told after the store has
/// reduced, with the changes of its state.
@MainActor
enum SharedNotices {
  private static var held: [ObservedField] = []

  /// Tells the observers: at once on the main actor, else soon.
  nonisolated static func send(to observers: ObservedField) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { tell(observers) }
    } else {
      // Detached, for no test's effect is at work meanwhile.
      Task.detached { @MainActor in tell(observers) }
    }
  }

  /// Tells those who have had to wait for a reducer.
  static func tellHeld() {
    guard !held.isEmpty else { return }
    let observers = held
    held = []
    for observer in observers { tell(observer) }
  }

  private static func tell(_ observers: ObservedField) {
    guard RunningReducers.askForFollowUp() else { return observers.change() }
    held.append(observers)
  }
}

extension MainActor {
  #if canImport(Darwin)
    /// Whether the caller runs on the main actor.
    fileprivate static var isCurrent: Bool {
      Thread.isMainThread
    }
  #else
    // The main queue need not run on the main thread there, so it is marked.
    private static let mark = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    /// Whether the caller runs on the main actor.
    fileprivate static var isCurrent: Bool {
      Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
  #endif
}
