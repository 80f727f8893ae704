import ComposableArchitecture
import Foundation

@Reducer
struct Row {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }
  enum Action {
    case changed(String)
    case cleared
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changed(let text):
        state.text = text
        return .none
      case .cleared:
        state.text = ""
        return .none
      }
    }
  }
}
