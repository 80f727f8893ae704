// ios: main actor-isolated property 'state' can not be referenced from a nonisolated context
import ExampleFeatures
import FeatureRuntime

nonisolated func count(of store: StoreOf<CounterFeature>) -> Int {
  store.state.count
}
