import ComposableArchitecture

@Reducer
struct ResultsFeature {
  /// Finds what is shown.
  let find: @Sendable (String) async -> [String]
  private let limit: Int
  private let separator = ", "

  init(find: @escaping @Sendable (String) async -> [String], limit: Int = 20) {
    self.find = find
    self.limit = limit
  }

  init(words: [String]) {
    self.init(find: { _ in words }, limit: words.count)
  }

  @ObservableState
  struct State: Equatable, Sendable {
    var text = ""
  }

  enum Action: Sendable {
    case typed(String)
    case found([String])
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        return .run { send in
          await send(.found(find(text)))
        }
      case .found(let words):
        state.text = words.prefix(limit).joined(separator: separator)
        return .none
      }
    }
  }
}
