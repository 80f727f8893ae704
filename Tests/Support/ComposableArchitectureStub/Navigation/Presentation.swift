// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/PresentationReducer.swift
/// An optional presented state. `@Presents` makes a property of this type, which is the `$` name.
@propertyWrapper
public struct PresentationState<State> {
  public var wrappedValue: State?

  public init(wrappedValue: State?) { self.wrappedValue = wrappedValue }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension PresentationState: Equatable where State: Equatable {}
extension PresentationState: Hashable where State: Hashable {}
extension PresentationState: Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
}

extension PresentationState: Encodable where State: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}

extension PresentationState: CustomReflectable {
  public var customMirror: Mirror { fatalError() }
}

public enum PresentationAction<Action>: CasePathable {
  case dismiss
  indirect case presented(Action)

  @dynamicMemberLookup
  public struct AllCasePaths {
    public var dismiss: AnyCasePath<PresentationAction, Void> { fatalError() }
    public var presented: AnyCasePath<PresentationAction, Action> { fatalError() }

    public subscript<Appended>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Appended>>
    ) -> AnyCasePath<PresentationAction, Appended> where Action: CasePathable { fatalError() }
  }

  public static var allCasePaths: AllCasePaths { fatalError() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Internal/EphemeralState.swift
/// A state without behavior, such as the state of an alert.
public protocol _EphemeralState<Action> {
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}

extension Reducer {
  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/IfLetReducer.swift
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toWrappedState: WritableKeyPath<State, ChildState?>,
    action toWrappedAction: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then wrapped: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/PresentationReducer.swift
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/CaseReducer.swift
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> some ReducerOf<Self> where ChildState.StateReducer.Action == ChildAction {
    _Modified<State, Action>()
  }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/IfLetReducer.swift
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toWrappedState: WritableKeyPath<State, ChildState?>,
    action toWrappedAction: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Internal/Deprecations.swift
  @available(*, deprecated)
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toState: WritableKeyPath<State, ChildState?>,
    action toAction: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then wrapped: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  @available(*, deprecated)
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toState: WritableKeyPath<State, ChildState?>,
    action toAction: AnyCasePath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  @available(*, deprecated)
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ toState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toAction: AnyCasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  @available(*, deprecated)
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ toState: WritableKeyPath<State, PresentationState<ChildState>>,
    action toAction: AnyCasePath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }
}
