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

extension Library.State {
  func isLong(than length: Int) -> Bool { name.count > length }
}
