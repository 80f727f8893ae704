import ComposableArchitecture
import SwiftUI

struct FirstPage: View {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable, Sendable {
      var count = 0
    }

    enum Action: Sendable {
      case up
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .up:
          state.count += 1
          return .none
        }
      }
    }
  }

  var body: some View { Text("First") }
}

extension SecondPage {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable, Sendable {
      var count = 0
    }

    enum Action: Sendable {
      case down
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .down:
          state.count -= 1
          return .none
        }
      }
    }
  }
}
