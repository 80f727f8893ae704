import ComposableArchitecture

extension Calculator {
  @ObservableState
  struct State: Equatable {
    var count = 0
    static let limit = 3

    /// Adds one, up to the limit.
    mutating func add() { count = min(count + 1, Self.limit) }
  }

  enum Action {
    case up
  }

  /// The name in the log.
  static let name = "Calculator"
}

/// Belongs to no feature.
struct Ruler {}
