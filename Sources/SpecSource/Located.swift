/// A value and where it stands in a source file.
public struct Located<Value> {
  /// What stands there.
  public var value: Value

  /// Where it stands.
  public var span: SourceSpan

  /// Makes a located value.
  public init(_ value: Value, at span: SourceSpan) {
    self.value = value
    self.span = span
  }

  /// Changes the value and keeps its place.
  public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> Located<Result> {
    Located<Result>(try transform(value), at: span)
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
