/// Returns a reducer that counts, as an app's author writes it by hand.
func countingReducer(_ name: String) -> String {
  """
  @Reducer
  struct \(name) {
    @ObservableState
    struct State: Equatable { var count: Int = 0 }
    enum Action { case up }
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
  """
}
