import FeatureRuntime
import Foundation

/// A to-do.
struct Todo: Equatable, Identifiable, Sendable {
  let id: UUID
  var title: String
  var isDone = false
  var notes = ""
}

/// A client that stores to-dos and sends reminders.
struct TodoClient: Sendable {
  var load: @Sendable () async throws -> [Todo]
  var save: @Sendable (_ todos: [Todo]) async throws -> Void
  var reminders: @Sendable () -> AsyncStream<String>
  var search: @Sendable (_ query: String) async throws -> [String]
}

extension TodoClient: DependencyKey {
  static let liveValue = TodoClient(
    load: { [] },
    save: { _ in },
    reminders: { .finished },
    search: { _ in [] }
  )

  static let testValue = TodoClient(
    load: unimplemented("TodoClient.load"),
    save: unimplemented("TodoClient.save"),
    reminders: unimplemented("TodoClient.reminders", placeholder: .finished),
    search: unimplemented("TodoClient.search")
  )
}

extension DependencyValues {
  var todos: TodoClient {
    get { self[TodoClient.self] }
    set { self[TodoClient.self] = newValue }
  }
}
