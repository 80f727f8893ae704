/// The value that a stage made from its input, and its diagnostics about the input.
public struct Parsed<Value> {
  /// What was made; nil when nothing usable could be.
  public var value: Value?

  /// Everything found on the way, in the order it was found.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(_ value: Value?, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Parsed: Sendable where Value: Sendable {}
