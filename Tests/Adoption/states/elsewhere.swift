// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture
import Foundation

@MainActor
protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  var body: Never { fatalError() }
}

struct Text: View {
  init(_ text: String) {}
  var body: Never { fatalError() }
}

struct SecondPage {}

struct Session: Codable, Equatable, Sendable {}

extension SharedReaderKey where Self == FileStorageKey<Session?> {
  static var session: Self { .fileStorage(.documentsDirectory) }
}

extension URL {
  static var documentsDirectory: URL { URL(filePath: "/documents") }
}
