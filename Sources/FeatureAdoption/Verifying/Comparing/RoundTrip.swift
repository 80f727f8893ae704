/// The comparison of a feature with the feature that is generated from its spec.
public struct RoundTrip: Sendable {
  /// The parts of the feature: first the declarations, then the handlers in the order of their addresses.
  public var parts: [ComparedPart] = []
  /// The handlers as the spec declares them.
  var written: [AdoptedHandler] = []
  /// Whether the spec that is made of the generated code is equal to the spec.
  public var isFixedPoint = false

  /// The number of handlers that were compared.
  public var handlers: Int { parts.count { $0.isHandler } }

  /// The rewrites that brought parts to the same form, in the order of their names.
  public var rewrites: [Rewrite] { Set(parts.flatMap(\.rewrites)).sorted() }

  /// The parts that are not equal.
  public var differences: [ComparedPart] { parts.filter { !$0.isEqual } }

  /// Whether all parts are equal.
  public var isEqual: Bool { differences.isEmpty }
}
