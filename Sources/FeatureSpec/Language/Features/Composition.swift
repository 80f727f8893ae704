import SpecSwift

/// The app's own reducers and operators around what a spec says of a feature.
public struct Composition: Sendable {
  /// Reducers that run first.
  public var before: [SwiftFragment]
  /// Operators that are applied to what views write alone, each with its dot in front.
  public var bindings: [SwiftFragment]
  /// Operators that are applied to what the feature does itself alone, each with its dot in front.
  public var own: [SwiftFragment]
  /// Reducers that run last.
  public var after: [SwiftFragment]
  /// Operators that are applied to all of it, each with its dot in front.
  public var operators: [SwiftFragment]

  /// Nothing around the feature.
  static let none = Composition(
    before: [], bindings: [], own: [], after: [], operators: [])

  /// Whether there is nothing around the feature.
  public var isEmpty: Bool { fragments.isEmpty }

  /// Its Swift, in the order of the keys.
  public var fragments: [SwiftFragment] { before + bindings + own + after + operators }

  /// Whether something is around all of the feature.
  public var surroundsFeature: Bool {
    !before.isEmpty || !after.isEmpty || !operators.isEmpty
  }
}
