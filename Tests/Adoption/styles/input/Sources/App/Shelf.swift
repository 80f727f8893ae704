import ComposableArchitecture

struct Shelf: Screen {
  struct State: Equatable {
    var recipe: Recipe.State
    var count = 0
    @PresentationState var sheet: Sheet.State?
  }

  enum ViewAction: Equatable {
    case newTapped
  }

  @CasePathable
  enum InternalAction: Equatable {
    case counted(Int)
  }

  @CasePathable
  enum ChildAction: Equatable {
    case recipe(Recipe.Action)
  }

  struct Sheet: Reducer {
    @CasePathable
    enum State: Equatable {
      case recipe(Recipe.State)
      case clearing(AlertState<Action.Answer>)
    }

    @CasePathable
    enum Action: Equatable {
      case recipe(Recipe.Action)
      case clearing(Answer)

      enum Answer: Equatable {
        case cleared(count: Int)
        case left
      }
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.recipe, action: \.recipe) { Recipe() }
    }
  }

  private let sheetPath: WritableKeyPath<State, PresentationState<Sheet.State>> = \.$sheet

  var body: some ReducerOf<Self> {
    Scope(state: \.recipe, action: \.child.recipe) {
      Recipe()
    }
    Reduce(core)
      .ifLet(sheetPath, action: \.sheet) {
        Sheet()
      }
  }

  func reduce(into state: inout State, viewAction: ViewAction) -> Effect<Action> {
    switch viewAction {
    case .newTapped:
      state.sheet = .recipe(Recipe.State(title: "New"))
      return .send(.internal(.counted(1)))
    }
  }

  func reduce(into state: inout State, internalAction: InternalAction) -> Effect<Action> {
    switch internalAction {
    case .counted(let number):
      state.count += number
      return .none
    }
  }

  func reduce(into state: inout State, childAction: ChildAction) -> Effect<Action> {
    switch childAction {
    case .recipe(.delegate(.finished(let people))):
      state.count = people
      return .none
    default:
      return .none
    }
  }

  func reduce(into state: inout State, sheetAction: Sheet.Action) -> Effect<Action> {
    switch sheetAction {
    case .recipe(.delegate(.finished)):
      state.sheet = nil
      return .none
    case .clearing(.cleared(let number)):
      state.count -= number
      return .none
    default:
      return .none
    }
  }

  func reduceDismissedSheet(into state: inout State) -> Effect<Action> {
    state.count = 0
    return .none
  }
}
