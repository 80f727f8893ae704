/// The value that a stage of processing made from its input, and the diagnostics about the input.
public struct Parsed<Value> {
  /// The value; nil if no usable value could be made.
  public var value: Value?

  /// The diagnostics, in the order of their discovery.
  public var diagnostics: [Diagnostic]

  /// Makes a result from a value and diagnostics.
  public init(_ value: Value?, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Parsed: Sendable where Value: Sendable {}
