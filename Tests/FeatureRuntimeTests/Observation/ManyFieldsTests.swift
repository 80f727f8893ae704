import FeatureRuntime
import Observation
import Testing

@MainActor
@Suite("Observation of many fields")
struct ManyFieldsTests {
  @Test("observers of one of fifty fields are notified of that field alone", arguments: 0..<50)
  func oneOfFifty(field: Int) {
    let store = Store(initialState: FiftyFeature.State()) {
      FiftyFeature()
    }
    let watcher = Watcher { _ = store[dynamicMember: FiftyFeature.fields[field]] }
    let woken = FiftyFeature.setters.indices.filter { setter in
      let before = watcher.wakes
      store.send(FiftyFeature.setters[setter](setter + 1))
      return watcher.wakes > before
    }
    #expect(woken == [field])
    #expect(watcher.wakes == 1)
    #expect(store[dynamicMember: FiftyFeature.fields[field]] == field + 1)
  }

  @Test("observers of the fields from 63 on are notified together", arguments: 0..<5)
  func lastFields(field: Int) {
    let store = Store(initialState: LastFieldsFeature.State()) {
      LastFieldsFeature()
    }
    let watchers = LastFieldsFeature.fields.map { path in
      Watcher { _ = store[dynamicMember: path] }
    }
    store.send(field)
    let woken = watchers.indices.filter { watchers[$0].wakes > 0 }
    #expect(woken == (field < 2 ? [field] : [2, 3, 4]))
    #expect(watchers.allSatisfy { $0.wakes <= 1 })
  }

  @Test("observers of two fields are notified once when both change")
  func twoFields() {
    struct Both: Reducer {
      func reduce(into state: inout FiftyFeature.State, action: Int) -> Effect<Int> {
        state.field3 = action
        state.field40 = action
        return .none
      }
    }
    let store = Store(initialState: FiftyFeature.State()) { Both() }
    var wakes = 0
    withObservationTracking {
      _ = store.field3
      _ = store.field40
    } onChange: {
      MainActor.assumeIsolated { wakes += 1 }
    }
    store.send(1)
    #expect(wakes == 1)
    store.send(2)
    #expect(wakes == 1)
  }

  @Test("observers of two fields are notified when either changes")
  func eitherField() {
    let store = Store(initialState: FiftyFeature.State()) {
      FiftyFeature()
    }
    let watcher = Watcher {
      _ = store.field3
      _ = store.field40
    }
    store.send(.setField3(1))
    #expect(watcher.wakes == 1)
    store.send(.setField40(1))
    #expect(watcher.wakes == 2)
    store.send(.setField41(1))
    #expect(watcher.wakes == 2)
  }
}
