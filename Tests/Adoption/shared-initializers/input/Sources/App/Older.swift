import ComposableArchitecture

/// Changes what it shares as if its state held the value, as versions before 1.17 let it.
@Reducer
struct Names {
  @ObservableState
  struct State: Equatable {
    var isOpen = false
    @Shared var sorting: Sorting
  }

  enum Action {
    case named(String)
    case switched
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .named(let name):
        state.isOpen = true
        if name.isEmpty {
          // All names end at once.
          state.sorting.names.removeAll()
        } else {
          state.sorting.names = (state.sorting.names + [name]).filter {
            $0 != "none"
          }
        }
        return .none
      case .switched:
        state.sorting.isAscending.toggle()
        return .none
      }
    }
  }
}
