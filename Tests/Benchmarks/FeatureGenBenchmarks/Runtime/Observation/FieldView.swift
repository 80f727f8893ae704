import BenchmarkFeatures
import FeatureRuntime
import Observation

/// What SwiftUI does with a view that shows one field: it reads the field again when it is told of
/// a change.
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
      // Stores change on the main actor only, and tell there.
      MainActor.assumeIsolated { self?.update() }
    }
  }

  private func update() {
    updates += 1
    render()
  }
}
