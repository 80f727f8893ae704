import ComposableArchitecture

struct PagesClient: Sendable {
  var load: @Sendable (Int) async throws -> String = { _ in "" }
  var mark: @Sendable (Int) async -> Void = { _ in }
}

extension PagesClient: DependencyKey {
  static let liveValue = PagesClient()
  static let testValue = PagesClient()
}

extension DependencyValues {
  var pages: PagesClient {
    get { self[PagesClient.self] }
    set { self[PagesClient.self] = newValue }
  }
}

@Reducer
struct Reader {
  @ObservableState
  struct State: Equatable {
    var page = 0
    var text = ""
    var failures = 0
  }

  enum Action {
    case turned
    case loaded(Result<String, any Error>)
    case marked
  }

  @Dependency(\.pages) var pages
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turned:
        state.page += 1
        return .run { [page = state.page] send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded(Result { try await pages.load(page) }))
        }
      case .loaded(.success(let text)):
        state.text = text
        return .none
      case .loaded(.failure):
        state.failures += 1
        return .none
      case .marked:
        return .run { [page = state.page] _ in await pages.mark(page) }
      }
    }
  }
}
