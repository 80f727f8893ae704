import BenchmarkFeatures
import FeatureRuntime
import Observation

/// The behavior of SwiftUI for a view that shows one field: it reads the field again after each notification.
@MainActor
final class FieldView {
  private let store: StoreOf<FormFeature>
  private(set) var updates = 0
  private(set) var shown = 0

  init(of store: StoreOf<FormFeature>) {
    self.store = store
    render()
  }

  private func render() {
    shown = withObservationTracking {
      store.field0
    } onChange: { [weak self] in
      // Stores change and notify only on the main actor.
      MainActor.assumeIsolated { self?.update() }
    }
  }

  private func update() {
    updates += 1
    render()
  }
}
