import ComposableArchitecture
import Foundation

/// A safe that hides what it knows.
@Reducer
struct Safe {
  @ObservableState
  struct State: Equatable {
    let owner: String
    /// What opens it.
    fileprivate var code = "0000"
    private(set) var attempts = 0
    fileprivate let limit: Int = 3
    var isOpen = false

    init(owner: String) {
      self.owner = owner
    }

    mutating func note() {
      attempts += 1
    }
  }

  enum Action {
    case entered(_ code: String)
    case closed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .entered(let code):
        state.note()
        guard state.attempts <= state.limit else { return .none }
        state.isOpen = code == state.code
        return .none

      case .closed:
        state.isOpen = false
        return .none
      }
    }
  }
}

extension Safe.State {
  subscript(attempt number: Int) -> Bool { number < attempts }
}
