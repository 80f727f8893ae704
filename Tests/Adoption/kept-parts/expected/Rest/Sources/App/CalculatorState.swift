import ComposableArchitecture

extension Calculator {
  /// The name in the log.
  static let name = "Calculator"
}

extension Calculator.State {
  static let limit = 3

  /// Adds one, up to the limit.
  mutating func add() { count = min(count + 1, Self.limit) }
}

/// Belongs to no feature.
struct Ruler {}
