import FeatureRuntime
import Observation

/// Reads something again after each change it is told of, and counts these.
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
      // The store tells on the main actor, where it sends.
      MainActor.assumeIsolated {
        self?.wakes += 1
        self?.watch()
      }
    }
  }
}
