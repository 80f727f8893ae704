import SpecSwift

/// A condition under which a part of a block follows.
public enum BlockCondition: Sendable {
  /// The condition of a guard or of a branch holds.
  case holds(SwiftFragment)
  /// No condition of the earlier branches holds.
  case fails([SwiftFragment])
  /// None of the conditions of a number of earlier branches holds.
  case failsMany(Int)
  /// A value matches a pattern.
  case matches(SwiftFragment, pattern: SwiftFragment)
  /// The statements throw.
  case throwing
}

extension BlockCondition {
  /// The Swift of the condition, in the order of the spec.
  public var fragments: [SwiftFragment] {
    switch self {
    case .holds(let condition): [condition]
    case .fails(let conditions): conditions
    case .matches(let value, let pattern): [value, pattern]
    case .failsMany, .throwing: []
    }
  }

  /// Whether the condition differs from another condition only in its Swift.
  public func hasForm(of other: BlockCondition) -> Bool {
    switch (self, other) {
    case (.holds, .holds), (.matches, .matches), (.throwing, .throwing): true
    case (.fails(let conditions), .fails(let others)): conditions.count == others.count
    case (.failsMany(let count), .failsMany(let other)): count == other
    default: false
    }
  }
}

extension BlockCondition: Equatable {
  /// Whether two conditions have the same form and the same Swift.
  public static func == (one: BlockCondition, other: BlockCondition) -> Bool {
    one.hasForm(of: other) && one.fragments.map(\.text) == other.fragments.map(\.text)
  }
}

extension [BlockCondition] {
  /// Adds the condition that the conditions of the earlier branches fail.
  ///
  /// - Parameter earlier: The conditions of the earlier branches.
  package func after(_ earlier: [SwiftFragment]) -> [BlockCondition] {
    guard !earlier.isEmpty else { return self }
    // A longer list is hard to read, and the total length of all lists grows with the square of the number of
    // branches.
    return self + [earlier.count > 3 ? .failsMany(earlier.count) : .fails(earlier)]
  }
}
