import ComposableArchitecture

extension Shelf {
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
}
