import ComposableArchitecture
import Foundation

enum Sorting: CaseIterable, Equatable, Sendable {
  case name
  case size

  static let usual: [Sorting] = [.name]
}

/// What is remembered.
struct Memory: Sendable {
  static let shared = Memory()

  func version() -> String { "1" }
}

extension Date {
  var startOfHour: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 / 3600).rounded(.down) * 3600)
  }

  func adding(days: Int) -> Self { addingTimeInterval(Double(days) * 86_400) }
}

extension SharedKey where Self == InMemoryKey<Sorting> {
  static var sorting: Self { .inMemory("sorting") }
}

extension Locale {
  static let usual = Locale(identifier: "en")
}

extension Filter.State {
  static let widest: Double = 100
}

/// A way to sort that is shown.
struct Row: Equatable, Sendable {
  var sorting: Sorting
}
