import ComposableArchitecture
import Foundation

public struct Book: Equatable {
  public var id: Int
  public var title: String
}

@DependencyClient
public struct LibraryClient: Sendable {
  public var find: @Sendable (_ query: String, _ limit: Int) async throws -> [Int]
  public var open: @Sendable (_ id: Int) async throws -> Void
  public var rename: @Sendable (_ old: String, _ new: String) async -> Void
  public var notes: @Sendable (_ id: Int) async -> AsyncStream<String> = { _ in .finished }
  public var report: @Sendable (_ shelf: String) async -> Void
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

extension Library.State {
  func isLong(than length: Int) -> Bool { name.count > length }
}
