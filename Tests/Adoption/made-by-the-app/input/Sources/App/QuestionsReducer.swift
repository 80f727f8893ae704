import ComposableArchitecture

/// Has a child that the app makes, beside one that is made without values.
@Reducer
struct QuestionsFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var title = TitleFeature.State()
    var answers = AnswersFeature.State()
    var asked = 0
  }

  enum Action: Sendable {
    case asked
    case title(TitleFeature.Action)
    case answers(AnswersFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.title, action: \.title) {
      TitleFeature()
    }
    Scope(state: \.answers, action: \.answers) {
      AnswersFeature()
    }
    Reduce { state, action in
      switch action {
      case .asked:
        state.asked += 1
        return .none
      case .title, .answers:
        return .none
      }
    }
  }
}

@Reducer
struct TitleFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var text = ""
  }

  enum Action: Sendable {
    case cleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cleared:
        state.text = ""
        return .none
      }
    }
  }
}
