import ComposableArchitecture

/// The app makes the state of the notes by an initializer that other modules do not see.
@Reducer
public struct Board: Sendable {
  @ObservableState
  public struct State: Equatable {
    var isShown = false
    var notes = Notes.State()
  }

  public enum Action {
    case notesAction(Notes.Action)
    case shown
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.notes, action: \.notesAction) {
      Notes()
    }
    Reduce { state, action in
      switch action {
      case .notesAction:
        return .none

      case .shown:
        state.isShown = true
        return .none
      }
    }
  }
}

@Reducer
public struct Notes: Sendable {
  @ObservableState
  public struct State: Equatable {
    var count = 0
    var names: [String]

    init(count: Int = 0, all names: [String] = []) {
      self.count = count
      self.names = names
    }
  }

  public enum Action {
    case added
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added:
        state.count += 1
        return .none
      }
    }
  }
}
