import ComposableArchitecture

@Reducer
struct Memo {
  @ObservableState
  struct State: Equatable { var length: Int = 0 }

  enum Action {
    case stopTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate { case didFinish(Result<Int, any Error>) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stopTapped: return .send(.delegate(.didFinish(.success(state.length))))
      case .delegate: return .none
      }
    }
  }
}

/// A feature that takes apart what its child tells.
@Reducer
struct Memos {
  @ObservableState
  struct State: Equatable {
    @Presents var memo: Memo.State?
    var sum: Int = 0
  }

  enum Action { case memo(PresentationAction<Memo.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .memo(.presented(.delegate(.didFinish(.success(let length))))):
        state.memo = nil
        state.sum = length
        return .none
      case .memo(.presented(.delegate(.didFinish(.failure)))):
        state.memo = nil
        return .none
      case .memo: return .none
      }
    }
    .ifLet(\.$memo, action: \.memo) { Memo() }
  }
}
