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

@Reducer
struct Filter {
  private let calendar = Calendar.current

  @ObservableState
  struct State: Equatable {
    static let widest: Double = 100

    let sortings = Sorting.allCases
    var chosen = Sorting.usual
    var version = Memory.shared.version()
    var width = Self.widest
    var zone = TimeZone.current
    var locale = Locale.usual
    var rows = Sorting.allCases.map(Row.init)
    var weekdays = 0
    var page = URL(string: "https://example.com")!
    var latest = [Date]().max() ?? Date(timeIntervalSince1970: 0)
    var start = Date(timeIntervalSince1970: 0).startOfHour
    var end = Date(timeIntervalSince1970: 0).adding(days: 1)
    @Shared(.sorting) var sorting = .name
  }

  enum Action {
    case chosen(Sorting)
    case opened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chosen(let sorting):
        state.chosen = [sorting]
        return .none
      case .opened:
        state.weekdays = calendar.weekdaySymbols.count
        return .none
      }
    }
  }
}

/// A way to sort that is shown.
struct Row: Equatable, Sendable {
  var sorting: Sorting
}
