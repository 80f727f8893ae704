public import FeatureRuntime

nonisolated extension Reducer {
  /// Remembers what a value was before this reducer changed it, unless it changed the memory as well.
  ///
  /// - Parameters:
  ///   - value: Reads the value.
  ///   - memory: Where its former values are, the last one last.
  public func remembering<Value: Equatable>(
    _ value: KeyPath<State, Value>, in memory: WritableKeyPath<State, [Value]>
  ) -> RememberingReducer<Self, Value> {
    RememberingReducer(base: self, value: value, memory: memory)
  }
}

/// A reducer whose changes of a value are remembered.
public nonisolated struct RememberingReducer<Base: Reducer, Value: Equatable>: Reducer {
  fileprivate let base: Base
  fileprivate let value: KeyPath<Base.State, Value>
  fileprivate let memory: WritableKeyPath<Base.State, [Value]>

  public var body: some Reducer<Base.State, Base.Action> {
    Reduce { state, action in
      let (old, count) = (state[keyPath: value], state[keyPath: memory].count)
      let effect = base.reduce(into: &state, action: action)
      if state[keyPath: value] != old, state[keyPath: memory].count == count {
        state[keyPath: memory].append(old)
      }
      return effect
    }
  }
}
