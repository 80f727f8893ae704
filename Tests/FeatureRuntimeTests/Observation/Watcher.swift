import FeatureRuntime
import Observation

/// Reads a value again after each notification of a change, and counts the notifications.
@MainActor
final class Watcher {
  private(set) var wakes = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    watch()
  }

  private func watch() {
    withObservationTracking {
      read()
    } onChange: { [weak self] in
      // The store notifies on the main actor, where it sends.
      MainActor.assumeIsolated {
        self?.wakes += 1
        self?.watch()
      }
    }
  }
}
