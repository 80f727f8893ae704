import BenchmarkFeatures
import FeatureRuntime

/// Compares sends to a form of 50 fields, each of which has its own actions, while one of the fields is on the
/// screen.
@MainActor
func observationComparison() throws -> Comparison {
  try requirePreciseObservation()
  var state = FormFeature.State()
  let actions = FormActions.all
  return Comparison(
    baseline: Subject("direct reduce of 50 fields") { reduceAll(actions, $0, &state) },
    subjects: [
      observedSubject("send with 1 of 50 fields observed", FormActions.all),
      observedSubject("send with a field observed that stays", FormActions.ofOtherFields),
    ]
  )
}

@MainActor
private func observedSubject(_ name: String, _ actions: [FormFeature.Action]) -> Subject {
  let store = makeFormStore()
  return Subject(name, target: "≤ 10") { times in
    let view = FieldView(of: store)
    sendAll(actions, times, to: store)
    withExtendedLifetime(view) {}
  }
}

/// Checks that the observer is notified of all changes of its field, and of nothing else.
@MainActor
private func requirePreciseObservation() throws {
  let store = makeFormStore()
  let view = FieldView(of: store)
  sendAll(FormActions.ofOtherFields, 1000, to: store)
  guard view.updates == 0 else {
    throw UnexpectedOutcome("told \(view.updates) times of fields that were not read")
  }
  sendAll([.setField0(1)], 1000, to: store)
  guard view.updates == 1000 else {
    throw UnexpectedOutcome("told \(view.updates) times of 1000 changes")
  }
}

@MainActor
private func makeFormStore() -> StoreOf<FormFeature> {
  Store(initialState: FormFeature.State()) {
    FormFeature()
  }
}
