import ComposableArchitecture
import Foundation

public struct Book: Equatable {
  public var id: Int
  public var title: String
}

public struct LibraryClient: Sendable {
  public var find: @Sendable (_ query: String, _ limit: Int) async throws -> [Int] = { _, _ in [] }
  public var open: @Sendable (_ id: Int) async throws -> Void = { _ in }
  public var rename: @Sendable (_ old: String, _ new: String) async -> Void = { _, _ in }
  public var notes: @Sendable (_ id: Int) async -> AsyncStream<String> = { _ in AsyncStream { $0.finish() } }
  public var report: @Sendable (_ shelf: String) async -> Void = { _ in }
}

extension LibraryClient: DependencyKey {
  public static let liveValue = LibraryClient()
}

extension DependencyValues {
  public var library: LibraryClient {
    get { self[LibraryClient.self] }
    set { self[LibraryClient.self] = newValue }
  }
}

/// A shelf, whose state is not Sendable: effects capture the values that they need.
@Reducer
public struct Library: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var name = ""
    public var query = ""
    public var limit = 20
    public var book: Book
    public var rows: [Int] = []
    public var subtitle: String?

    public init(book: Book) {
      self.book = book
    }

    func isLong(than length: Int) -> Bool { name.count > length }
  }

  public enum Action: Sendable {
    case searched
    case found([Int])
    case failed
    case opened
    case renamed(name: String)
    case watched
    case noted(String, shelf: String)
    case reported
    case waited
    case shown(Int)
    case measured
    case subtitled
  }

  enum CancelID { case watching }

  @Dependency(\.library) var library
  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .searched:
        return .run { [query = state.query, limit = state.limit] send in
          await send(.found(try await library.find(query, limit)))
        } catch: { _, send in
          await send(.failed)
        }
      case .found(let rows):
        state.rows = rows
        return .none
      case .failed:
        return .run { [shelf = state.name] _ in
          await library.report(shelf)
        }
      case .opened:
        return .run { [id = state.book.id] _ in
          try await library.open(id)
        } catch: { _, _ in }
      case .renamed(let name):
        return .run { [old = state.name] _ in
          await library.rename(old, name)
        }
      case .watched:
        return .run { [id = state.book.id, shelf = state.name] send in
          for await note in await library.notes(id) {
            await send(.noted(note, shelf: shelf))
          }
        }
        .cancellable(id: CancelID.watching)
      case .noted:
        return .none
      case .reported:
        return .run { [first = state.rows[0], title = state.book.title.uppercased()] send in
          await library.report(title)
          await send(.shown(first))
        }
      case .waited:
        return .run { [limit = state.limit] send in
          try await clock.sleep(for: .seconds(2))
          await send(.shown(limit))
        }
      case .shown(let number):
        state.limit = number
        return .none
      case .measured:
        return .run { [isLong = state.isLong(than: 5)] send in
          await send(.shown(isLong ? 1 : 0))
        }
      case .subtitled:
        return .run { [subtitle = state.subtitle, name = state.name] _ in
          if let subtitle {
            await library.report(subtitle)
          } else {
            await library.report(name)
          }
        }
      }
    }
  }
}
