/// A way into one case of an enum and back: it embeds a payload and extracts it again.
///
/// It is to a case what a writable key path is to a property. Several payloads are a tuple, no
/// payload is `Void`.
public struct AnyCasePath<Root, Value>: Sendable {
  // Sendable, or sent and reachable from here alone.
  nonisolated(unsafe) private let _embed: (Value) -> Root
  private let _extract: @Sendable (Root) -> Value?

  /// Makes a path of its two directions.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self._embed = embed
    self._extract = extract
  }

  /// Makes a path of the function that a case with one payload is: `.init(Action.setCount) { … }`.
  ///
  /// The function is sent, for in language mode 5 that of a case is not `@Sendable`. Inlinable so that neither direction
  /// becomes a closure with a context.
  @inlinable
  public init(
    _ embed: sending @escaping (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(sent: embed, extract: extract)
  }

  @usableFromInline
  init(sent embed: sending @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?)
  {
    self._embed = embed
    self._extract = extract
  }

  /// Makes a path of a case without a payload: `.init(.increment) { … }`.
  @inlinable
  public init(
    _ root: @escaping @autoclosure @Sendable () -> Root,
    extract: @escaping @Sendable (Root) -> Void?
  ) where Value == Void {
    self.init(embed: { _ in root() }, extract: extract)
  }

  /// Makes a path of a case key path such as `\.counter.setCount`.
  ///
  /// The key path is followed once, here; embedding and extracting cost what the cases' own
  /// closures cost.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]._path(from: Root.self)
  }

  /// Wraps a payload in the case.
  public func embed(_ value: Value) -> Root {
    _embed(value)
  }

  /// Returns the payload if the value is of this case.
  public func extract(from root: Root) -> Value? {
    _extract(root)
  }

  /// Continues this path into the payload.
  public func appending<Member>(
    path: AnyCasePath<Value, Member>
  ) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { self.embed(path.embed($0)) },
      extract: { self.extract(from: $0).flatMap(path.extract(from:)) }
    )
  }
}

extension AnyCasePath {
  /// Changes the payload, if the value is of this case.
  ///
  /// - Returns: The result of the closure; nil if the value is of another case.
  @inlinable
  func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    guard var value = extract(from: root) else { return nil }
    // The root releases its payload first, because an array with two owners is copied at each
    // change. The compiler checks that the root is set again before this returns.
    _ = consume root
    let result = body(&value)
    root = embed(value)
    return result
  }
}

extension AnyCasePath where Root == Value {
  /// The path of length zero: the value itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}
