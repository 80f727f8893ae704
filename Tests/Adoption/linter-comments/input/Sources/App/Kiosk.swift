// swiftlint:disable file_length
import ComposableArchitecture
import Foundation

// swiftlint:disable:next type_body_length
/// Sells papers.
// swift-format-ignore
@Reducer
struct Kiosk { // swiftlint:disable:this type_name
  // swiftlint:disable:next nesting
  @ObservableState
  struct State: Equatable {
    // swiftlint:disable:next identifier_name
    var n = 0
    // The newest first.
    // swiftlint:disable:next large_tuple
    var papers: [String] = []
    var isOpen = false // swiftlint:disable:this explicit_type_interface
    /* swiftlint:disable:next discouraged_optional_boolean */
    var isRaining: Bool?
    // swiftlint:disable:next identifier_name
    var x = 0
    var y = 0
    // swiftlint:disable identifier_name
    var z = 0
    // swiftlint:enable identifier_name
  }

  // swiftlint:disable:next nesting
  enum Action: Equatable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case Opened
    case closed // swiftlint:disable:this identifier_name
    // swiftlint:disable:next identifier_name
    case up, down
    /// A paper is sold.
    // swiftformat:disable:next all
    case sold(String)
    case weather(Bool)
    case parsed(String)
  }

  // swiftlint:disable:next identifier_name
  @Dependency(\.uuid) var id

  // swiftlint:disable:next cyclomatic_complexity
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // swiftlint:disable:next closure_body_length
      switch action {
      // swiftlint:disable:next identifier_name
      case .Opened:
        state.isOpen = true
        return .none

      case .closed: // swiftlint:disable:this identifier_name
        // Nobody buys any more.
        state.isOpen = false // swiftlint:disable:this redundant_assignment
        return .none

      case .up:
        // swiftlint:disable:next shorthand_operator
        state.n = state.n + 1
        return .none

      case .down:
        state.n -= 1
        state.x += 1
        state.y += 1
        state.z += 1
        // swiftlint:disable:next no_magic_numbers
        return .send(.sold(id().uuidString))

      case let .sold(paper):
        // swift-format-ignore
        if state.isOpen {
          state.papers.removeAll { $0 == paper }
        }
        return .none

      case let .weather(isRaining):
        state.isRaining = isRaining
        return .none

      case let .parsed(text):
        // swiftlint:disable:next force_try
        state.n = try! parse(text)
        return .none
      }
    }
  }

  // swiftlint:disable:next unneeded_throws
  func parse(_ text: String) throws -> Int { Int(text) ?? 0 }
}
// swiftlint:enable file_length
