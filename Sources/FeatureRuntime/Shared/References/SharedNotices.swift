import Foundation

/// Notifies observers of shared values on the main actor.
///
/// An observer may read a store at once. So observers of a reducer's changes are notified after the
/// store has reduced, with the observers of its state.
@MainActor
enum SharedNotices {
  private static var held: [ObservedField] = []

  /// Notifies observers: at once on the main actor, else soon.
  nonisolated static func send(to observers: ObservedField) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { tell(observers) }
    } else {
      // Detached, so that no test waits for it.
      Task.detached { @MainActor in tell(observers) }
    }
  }

  /// Notifies the observers that had to wait for a reducer.
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
