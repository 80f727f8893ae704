import ComposableArchitecture

/// What the app's features conform to: an enum for each place that something can come from.
protocol Screen: Reducer where Action == ScreenAction<Self>, State: Equatable {
  associatedtype ViewAction: Equatable = Never
  associatedtype InternalAction: Equatable = Never
  associatedtype ChildAction: Equatable = Never
  associatedtype DelegateAction: Equatable = Never
  associatedtype Sheet: Reducer = Never

  func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action>
  func reduce(into state: inout State, internalAction: InternalAction) -> Effect<Action>
  func reduce(into state: inout State, childAction: ChildAction) -> Effect<Action>
  func reduce(into state: inout State, sheetAction: Sheet.Action) -> Effect<Action>
  func reduceDismissedSheet(into state: inout State) -> Effect<Action>
}

@CasePathable
enum ScreenAction<Feature: Screen> {
  case view(Feature.ViewAction)
  case `internal`(Feature.InternalAction)
  case child(Feature.ChildAction)
  case delegate(Feature.DelegateAction)
  case sheet(PresentationAction<Feature.Sheet.Action>)
}

extension Reducer where Self: Screen {
  var body: some ReducerOf<Self> {
    Reduce(core)
  }

  func core(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .view(let viewAction): reduce(into: &state, viewAction: viewAction)
    case .internal(let internalAction): reduce(into: &state, internalAction: internalAction)
    case .child(let childAction): reduce(into: &state, childAction: childAction)
    case .sheet(.presented(let sheetAction)): reduce(into: &state, sheetAction: sheetAction)
    case .sheet(.dismiss): reduceDismissedSheet(into: &state)
    case .delegate: .none
    }
  }

  func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> { .none }
  func reduce(into state: inout State, internalAction: InternalAction) -> Effect<Action> { .none }
  func reduce(into state: inout State, childAction: ChildAction) -> Effect<Action> { .none }
  func reduce(into state: inout State, sheetAction: Sheet.Action) -> Effect<Action> { .none }
  func reduceDismissedSheet(into state: inout State) -> Effect<Action> { .none }
}
