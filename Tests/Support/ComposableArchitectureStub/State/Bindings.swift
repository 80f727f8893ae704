// From swift-composable-architecture 1.25.5, ComposableArchitecture/SwiftUI/Binding.swift
public protocol BindableAction<State> {
  associatedtype State
  static func binding(_ action: BindingAction<State>) -> Self
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var binding: BindingAction<State>? { fatalError() }
}

public struct BindingAction<Root>: CasePathable, Equatable, @unchecked Sendable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }

  @dynamicMemberLookup
  public struct AllCasePaths {
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState { fatalError() }
  }

  public static var allCasePaths: AllCasePaths { fatalError() }

  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> Self where Root: ObservableState { fatalError() }

  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    fatalError()
  }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/BindingReducer.swift
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer
where State == ViewAction.State {
  public typealias Body = Never

  public init() where Action == ViewAction {}

  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Observation/ViewAction.swift
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction
  static func view(_ action: ViewAction) -> Self
}
