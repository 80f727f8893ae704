import SpecSwift

/// The app's own reducers and operators around the behaviour that a spec declares for a feature.
public struct Composition: Sendable {
  /// Reducers that run first.
  public var before: [SwiftFragment]
  /// Operators that are applied only to the writes of views, each with its leading dot.
  public var bindings: [SwiftFragment]
  /// Operators that are applied only to the feature's own behaviour, each with its leading dot.
  public var own: [SwiftFragment]
  /// Reducers that run last.
  public var after: [SwiftFragment]
  /// Operators that are applied to the whole feature, each with its leading dot.
  public var operators: [SwiftFragment]

  /// A composition without reducers and operators.
  static let none = Composition(
    before: [], bindings: [], own: [], after: [], operators: [])

  /// Whether the composition has no reducers and operators.
  public var isEmpty: Bool { fragments.isEmpty }

  /// The Swift of the composition, in the order of the keys.
  public var fragments: [SwiftFragment] { before + bindings + own + after + operators }

  /// Whether reducers or operators surround the whole feature.
  public var surroundsFeature: Bool {
    !before.isEmpty || !after.isEmpty || !operators.isEmpty
  }
}
