import ComposableArchitecture

/// A client with a function of the app whose name is almost the name of an endpoint.
struct BooksClient: Sendable {
  var fetchTitle: @Sendable (_ number: Int) async throws -> String
}

extension BooksClient {
  func fetchTitles<Number: BinaryInteger>(upTo last: Number) async throws -> [String] {
    [try await fetchTitle(1), try await fetchTitle(Int(last))]
  }
}

extension BooksClient: DependencyKey {
  static let liveValue = BooksClient(fetchTitle: { "Book \($0)" })
}

extension DependencyValues {
  var books: BooksClient {
    get { self[BooksClient.self] }
    set { self[BooksClient.self] = newValue }
  }
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable, Sendable {
    var titles: [String] = []
  }

  enum Action: Sendable {
    case appeared
    case loaded([String])
    case failed
  }

  @Dependency(\.books) var books

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          let titles = try await books.fetchTitles(upTo: 2)
          await send(.loaded(titles))
        } catch: { _, send in
          await send(.failed)
        }

      case .loaded(let titles):
        state.titles = titles
        return .none

      case .failed:
        state.titles = []
        return .none
      }
    }
  }
}
