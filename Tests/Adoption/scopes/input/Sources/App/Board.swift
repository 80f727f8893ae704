import ComposableArchitecture

/// Cases give names to parts of what an action carries, as its values are called.
@Reducer
struct Board {
  @ObservableState
  struct State: Equatable {
    var names: [Int: String] = [:]
    var message = ""
    var title = Title.State()
  }

  enum Move: Equatable, Sendable {
    case remove
    case rename(String)
  }

  enum Failure: Error, Equatable {
    case unknown
  }

  enum Action {
    case moved(Int, Move)
    case answered(Result<String, Failure>)
    case saveTapped(String)
    case title(Title.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.title, action: \.title) {
      Title()
    }
    Reduce { state, action in
      switch action {
      case .moved(let id, .remove):
        state.names[id] = nil
        return .none
      case .moved(let id, .rename(let name)):
        state.names[id] = name
        return .none
      case .answered(let result):
        switch result {
        case .success(let result):
          state.message = result
        case .failure:
          state.message = ""
        }
        return .none
      case .saveTapped(let name):
        state.message = name
        return .run { send in
          let result: Result<String, Failure> = .success(name)
          await send(.answered(result))
        }
      case .title(.cleared):
        state.message = ""
        return .none
      }
    }
  }
}

@Reducer
struct Title {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action {
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
