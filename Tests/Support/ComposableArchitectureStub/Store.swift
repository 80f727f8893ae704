// From swift-composable-architecture 1.25.5, ComposableArchitecture/Store.swift
/// The runtime of a feature.
@dynamicMemberLookup
@preconcurrency @MainActor
public final class Store<State, Action> {
  init() { fatalError() }

  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) { self.init() }

  @discardableResult
  public func send(_ action: Action) -> StoreTask { fatalError() }
}

public struct StoreTask: Hashable, Sendable {
  public func cancel() {}
  public func finish() async {}
}

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Observation/Store+Observation.swift
extension Store where State: ObservableState {
  public var state: State { fatalError() }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { fatalError() }

  #if UNLABELLED_SCOPES
    // From swift-composable-architecture main, ComposableArchitecture/Observation/Store+Observation.swift
    public func scope<ChildState, ChildAction>(
      _ stateKeyPath: KeyPath<State, ChildState?>,
      action actionKeyPath: CaseKeyPath<Action, ChildAction>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Store<ChildState, ChildAction>? { fatalError() }
  #else
    // From swift-composable-architecture 1.25.5, ComposableArchitecture/Observation/Store+Observation.swift
    public func scope<ChildState, ChildAction>(
      state stateKeyPath: KeyPath<State, ChildState?>,
      action actionKeyPath: CaseKeyPath<Action, ChildAction>,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Store<ChildState, ChildAction>? { fatalError() }
  #endif
}
