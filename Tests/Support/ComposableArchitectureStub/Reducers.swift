// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer.swift
/// A type that changes a state for each action, and returns the effects.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body

  #if EFFECTS_ON_CHANGE
    @available(*, deprecated)
    func reduce(into state: inout State, action: Action) -> Effect<Action>

    func _reduce(into state: inout State, action: Action) -> Effect<Action>
  #else
    // From swift-composable-architecture 1.17.0, ComposableArchitecture/Reducer.swift
    func reduce(into state: inout State, action: Action) -> Effect<Action>
  #endif

  @ReducerBuilder<State, Action>
  var body: Body { get }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer.swift
#if EFFECTS_ON_CHANGE
  extension Reducer {
    @available(*, deprecated)
    public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }

    public func _reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
  }
#endif

extension Reducer where Body == Never {
  public var body: Body { fatalError() }
}

#if EFFECTS_ON_CHANGE
  extension Reducer where Body: Reducer<State, Action> {
    public func _reduce(
      into state: inout Body.State, action: Body.Action
    ) -> Effect<Body.Action> { fatalError() }
  }
#else
  // From swift-composable-architecture 1.17.0, ComposableArchitecture/Reducer.swift
  extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
  }
#endif

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer.swift
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/ReducerBuilder.swift
@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> { fatalError() }

  public struct _Sequence<R0: Reducer, R1: Reducer<R0.State, R0.Action>>: Reducer {
    public typealias Body = Never
    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      fatalError()
    }
  }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/Reduce.swift
public struct Reduce<State, Action>: Reducer {
  public typealias Body = Never

  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {}

  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/EmptyReducer.swift
public struct EmptyReducer<State, Action>: Reducer {
  public typealias Body = Never

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/CombineReducers.swift
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  public typealias Body = Never

  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {}

  public func reduce(
    into state: inout Reducers.State, action: Reducers.Action
  ) -> Effect<Reducers.Action> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/Scope.swift
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  public typealias Body = Never

  #if UNLABELLED_SCOPES
    // From swift-composable-architecture main, ComposableArchitecture/Reducer/Reducers/Scope.swift
    public init<ChildState, ChildAction>(
      _ toChildState: WritableKeyPath<ParentState, ChildState>,
      action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
      @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {}

    // The declaration of the trait `ComposableArchitecture2Deprecations`.
    @available(*, deprecated, renamed: "init(_:action:_:)")
    public init<ChildState, ChildAction>(
      state toChildState: WritableKeyPath<ParentState, ChildState>,
      action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
      @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {}
  #else
    // From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/Scope.swift
    public init<ChildState, ChildAction>(
      state toChildState: WritableKeyPath<ParentState, ChildState>,
      action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
      @ReducerBuilder<ChildState, ChildAction> child: () -> Child
    ) where ChildState == Child.State, ChildAction == Child.Action {}
  #endif

  @available(*, deprecated)
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {}

  @available(*, deprecated)
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {}

  public func reduce(
    into state: inout ParentState, action: ParentAction
  ) -> Effect<ParentAction> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/IfCaseLetReducer.swift
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  public typealias Body = Never

  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/OnChange.swift
public struct _OnChangeReducer<Base: Reducer, Value, Change: Reducer>: Reducer
where Base.State == Change.State, Base.Action == Change.Action {
  public typealias Body = Never

  public func reduce(
    into state: inout Base.State, action: Base.Action
  ) -> Effect<Base.Action> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/DependencyKeyWritingReducer.swift
/// The reducer that an operator returns.
public struct _Modified<State, Action>: Reducer {
  public typealias Body = Never

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
}

extension Reducer {
  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/IfCaseLetReducer.swift
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case>
  where
    State: CasePathable, CaseState == Case.State, Action: CasePathable, CaseAction == Case.Action
  { fatalError() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Internal/Deprecations.swift
  @available(*, deprecated)
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  #if EFFECTS_ON_CHANGE
    // From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/OnChange.swift
    public func onChange<V: Equatable>(
      of toValue: @escaping (State) -> V,
      _ perform: @escaping (_ oldValue: V, _ state: inout State) -> EffectOf<Self>
    ) -> some Reducer<State, Action> { _Modified<State, Action>() }
  #endif

  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> { fatalError() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Internal/Deprecations.swift
  @available(*, deprecated)
  public func onChange<V, R: Reducer>(
    of toValue: @escaping (State) -> V,
    removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> _OnChangeReducer<Self, V, R> { fatalError() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/DependencyKeyWritingReducer.swift
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _Modified<State, Action> { fatalError() }

  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _Modified<State, Action> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/CaseReducer.swift
/// A reducer that is an enum of reducers.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  associatedtype State = State
  associatedtype Action = Action
  associatedtype Body = Body
  associatedtype CaseScope: _CaseScopeProtocol

  @ReducerBuilder<State, Action>
  static var body: Body { get }

  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

public protocol _CaseScopeProtocol {}

extension CaseReducer {
  public var body: Body { Self.body }
}

public protocol CaseReducerState {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}
