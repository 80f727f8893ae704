/// A statement in a Swift file.
public struct Statement: Sendable {
  /// The kind of a statement, with its contents.
  public indirect enum Kind: Sendable {
    /// An expression, which may be an `if` or a `switch`.
    case expression(Expression)
    /// A declaration of variables: their names, type and value.
    case variable([String], type: String?, value: Expression?)
    /// A `return`.
    case returning(Expression?)
    /// A `guard` with its conditions and the statements of its `else`.
    case guarding(SourceText, otherwise: [Statement], interior: Range<Int>)
    /// A loop.
    case loop(Loop)
    /// A `do` with its `catch` clauses.
    case catching([Statement], interior: Range<Int>, [CatchClause])
    /// A declaration of a function or a type.
    case declaration(Declaration)
    /// The statements in the branches of an `#if`.
    case conditional([Statement])
    /// Any other statement: `throw`, `break`, `defer`.
    case other
  }

  /// The kind of the statement, with its contents.
  public var kind: Kind
  /// The text of the whole statement.
  public var source: SourceText
  /// Whether the statement contains a `return` of the surrounding function.
  public var returns: Bool

  /// Makes a statement from its kind and its text.
  public init(kind: Kind, source: SourceText, returns: Bool) {
    (self.kind, self.source, self.returns) = (kind, source, returns)
  }

  /// The error type that a `do` declares, `throws(E)`, without white space; empty without a declaration.
  public var errorClause: String {
    guard case .catching(_, let interior, _) = kind else { return "" }
    let header = source.text.utf8.prefix(interior.lowerBound - source.range.lowerBound)
    let clause = header.dropFirst("do".utf8.count).prefix { $0 != 0x7B }
    return String(decoding: clause.filter { $0 > 0x20 }, as: UTF8.self)
  }
}

/// A loop.
public struct Loop: Sendable {
  /// The keyword that introduces a loop.
  public enum Keyword: String, Sendable {
    case `for`, `while`, `repeat`
  }

  /// The keyword of the loop.
  public var keyword: Keyword
  /// Whether the loop awaits each element.
  public var isAsynchronous: Bool
  /// Whether the next element may throw an error.
  public var isThrowing: Bool
  /// The sequence of a `for`; nil for the other loops, whose conditions are not read.
  public var sequence: Expression?
  /// The pattern of each element in a `for`.
  public var element: SourceText?
  /// The `where` condition of a `for`; nil without a condition.
  public var condition: SourceText?
  /// The statements that the loop repeats.
  public var body: [Statement]
  /// The range between the braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A `catch` clause with its statements.
public struct CatchClause: Sendable {
  /// The pattern after `catch`; nil without a pattern.
  public var pattern: SourceText?
  /// The statements of the clause.
  public var body: [Statement]
  /// The range between the braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}
