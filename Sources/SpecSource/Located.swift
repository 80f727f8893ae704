/// A value and its location in a source file.
public struct Located<Value> {
  /// The value at the location.
  public var value: Value

  /// The location of the value.
  public var span: SourceSpan

  /// Makes a located value.
  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  /// Transforms the value and keeps its location.
  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Located<Result> {
    Located<Result>(try transform(value), at: span)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
