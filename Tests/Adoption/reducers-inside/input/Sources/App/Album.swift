import ComposableArchitecture

/// One of the reducers in it has a spec of its own, and one stays as it is.
@Reducer
struct Album {
  /// A picture of it.
  @Reducer
  struct Picture {
    @ObservableState
    struct State: Equatable, Sendable {
      var isLarge = false
    }

    enum Action: Sendable {
      // Shows it large or small.
      case tapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .tapped:
          state.isLarge.toggle()
          return .none
        }
      }
    }
  }

  // Asks before a picture goes.
  @Reducer
  struct Alert {
    typealias State = AlertState<Action>

    enum Action: Equatable, Sendable {
      case deleted
    }
  }

  @ObservableState
  struct State: Equatable {
    var count = 0
    var picture = Picture.State()
    @Presents var question: AlertState<Alert.Action>?
  }

  enum Action {
    case added
    case picture(Picture.Action)
    case question(PresentationAction<Alert.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.picture, action: \.picture) {
      Picture()
    }
    Reduce { state, action in
      switch action {
      case .added:
        state.count += 1
        return .none
      case .picture(.tapped):
        state.count = 0
        return .none
      case .question:
        return .none
      }
    }
    .ifLet(\.$question, action: \.question) {
      Alert()
    }
  }
}
