/// A statement of a file of Swift.
public struct Statement: Sendable {
  /// What it does.
  public indirect enum Kind: Sendable {
    /// Evaluates an expression; `if` and `switch` are expressions, too.
    case expression(Expression)
    /// Declares a variable; the names that it declares, its type and its value.
    case variable([String], type: String?, value: Expression?)
    /// Returns.
    case returning(Expression?)
    /// Leaves unless conditions hold.
    case guarding(SourceText, otherwise: [Statement], interior: Range<Int>)
    /// Repeats statements.
    case loop(Loop)
    /// Catches what statements throw.
    case catching([Statement], interior: Range<Int>, [CatchClause])
    /// Declares a function or a type.
    case declaration(Declaration)
    /// What stands in the branches of an `#if`.
    case conditional([Statement])
    /// Something else: `throw`, `break`, `defer`.
    case other
  }

  /// What it does.
  public var kind: Kind
  /// All of it.
  public var source: SourceText
  /// Whether a `return` of the function that it stands in is in it.
  public var returns: Bool

  /// Takes what it does and where it stands.
  public init(kind: Kind, source: SourceText, returns: Bool) {
    (self.kind, self.source, self.returns) = (kind, source, returns)
  }

  /// The type of errors that a `do` declares, `throws(E)`, without white space; empty where none is declared.
  public var errorClause: String {
    guard case .catching(_, let interior, _) = kind else { return "" }
    let header = source.text.utf8.prefix(interior.lowerBound - source.range.lowerBound)
    let clause = header.dropFirst("do".utf8.count).prefix { $0 != 0x7B }
    return String(decoding: clause.filter { $0 > 0x20 }, as: UTF8.self)
  }
}

/// A loop.
public struct Loop: Sendable {
  /// What begins it.
  public enum Keyword: String, Sendable {
    case `for`, `while`, `repeat`
  }

  /// What begins it.
  public var keyword: Keyword
  /// Whether it awaits each element.
  public var isAsynchronous: Bool
  /// Whether an element may throw.
  public var isThrowing: Bool
  /// What it goes through, of `for`; the condition of the others is nil.
  public var sequence: Expression?
  /// What takes each element, of `for`.
  public var element: SourceText?
  /// What an element must be, of `for`; nil when nothing is said.
  public var condition: SourceText?
  /// What is repeated.
  public var body: [Statement]
  /// What stands between its braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A `catch` with what it does.
public struct CatchClause: Sendable {
  /// The pattern behind `catch`; nil when there is none.
  public var pattern: SourceText?
  /// What is done.
  public var body: [Statement]
  /// What stands between its braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}
