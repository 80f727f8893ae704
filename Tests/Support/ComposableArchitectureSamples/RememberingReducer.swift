public import ComposableArchitecture

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

  /// What was there before the reducer saw an action.
  private final class Former {
    var value: Value?
    var count = 0
  }

  public var body: some Reducer<Base.State, Base.Action> {
    let former = Former()
    Reduce { state, _ in
      former.value = state[keyPath: value]
      former.count = state[keyPath: memory].count
      return .none
    }
    base
    Reduce { state, _ in
      if let old = former.value, state[keyPath: value] != old,
        state[keyPath: memory].count == former.count
      {
        state[keyPath: memory].append(old)
      }
      return .none
    }
  }
}
