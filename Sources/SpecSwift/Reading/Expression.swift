/// An expression of a file of Swift.
public struct Expression: Sendable {
  /// What it says.
  public indirect enum Kind: Sendable {
    /// A name alone: `value`, `self`, `$0`, `Item`.
    case name(String)
    /// A member; without what it belongs to in `.none`.
    case member(of: Expression?, name: String)
    /// A call; closures behind it are arguments, too.
    case call(Expression, [LabeledValue])
    /// `values[0]`
    case lookup(Expression, [LabeledValue])
    /// A closure.
    case closure(Closure)
    /// The elements of an array.
    case array([Expression])
    /// What stands in parentheses.
    case tuple([LabeledValue])
    /// `condition ? first : second`
    case choice(Expression, first: Expression, second: Expression)
    /// An assignment: `target = value`, `target += value`.
    case assignment(Expression, by: String, Expression)
    /// An expression behind `try`, `try?`, `await` or `&`.
    case marked(String, Expression)
    /// `if` and `switch`, for their values or as statements.
    case branching(Branching)
    /// Something else, with the expressions in it.
    case other([Expression])
  }

  /// What it says.
  public var kind: Kind
  /// All of it.
  public var source: SourceText

  /// Takes what it says and where it stands.
  public init(kind: Kind, source: SourceText) {
    (self.kind, self.source) = (kind, source)
  }

  /// The expression without `try` and `await` before it.
  public var unmarked: Expression {
    if case .marked(let mark, let inner) = kind, mark != "&" { inner.unmarked } else { self }
  }

  /// The words before the expression: `["try", "await"]`.
  public var marks: [String] {
    if case .marked(let mark, let inner) = kind, mark != "&" { [mark] + inner.marks } else { [] }
  }
}

/// An argument of a call, or an element of a tuple.
public struct LabeledValue: Sendable {
  /// Its label; nil when it has none.
  public var label: String?
  /// Its value.
  public var value: Expression

  /// Takes a label and a value.
  public init(label: String? = nil, value: Expression) {
    (self.label, self.value) = (label, value)
  }

  /// The closure that it is; nil when it is something else.
  public var closure: Closure? {
    if case .closure(let closure) = value.kind { closure } else { nil }
  }
}

/// A closure.
public struct Closure: Sendable {
  /// The values that it captures, as they are written.
  public var captures: [SourceText]
  /// The names of its parameters.
  public var parameters: [String]
  /// Whether an attribute stands before its parameters, as in `{ @MainActor in }`.
  public var isAttributed = false
  /// What it does.
  public var body: [Statement]
  /// What stands between its braces, behind the parameters, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A choice between statements: `if` or `switch`.
public struct Branching: Sendable {
  /// What `switch` looks at; nil for `if`.
  public var subject: Expression?
  /// The branches, in the order in which they are tried.
  public var branches: [Branch]
  /// Whether `#if` makes cases of the `switch` conditional.
  public var hasConditionalCases: Bool

  /// Whether one of the branches is taken always.
  public var isExhaustive: Bool {
    subject != nil || branches.last?.label == nil
  }
}

/// A branch of a choice.
public struct Branch: Sendable {
  /// The conditions, or the patterns with their `where`; nil for `else` and `default`.
  public var label: SourceText?
  /// The patterns of a case of a `switch`.
  public var patterns: [Pattern]
  /// Whether a `where` stands behind a pattern.
  public var isConditional: Bool
  /// What is done.
  public var body: [Statement]
  /// What stands between its braces or behind its colon, in UTF-8 bytes of the file.
  public var interior: Range<Int>

  /// Takes what is looked for and what is done.
  public init(
    label: SourceText? = nil, patterns: [Pattern] = [], isConditional: Bool = false,
    body: [Statement], interior: Range<Int>
  ) {
    (self.label, self.patterns, self.isConditional) = (label, patterns, isConditional)
    (self.body, self.interior) = (body, interior)
  }
}

/// A pattern of a case.
public indirect enum Pattern: Sendable {
  /// A name that takes the value.
  case binding(String)
  /// `_`
  case anything
  /// A case, with the patterns of what it holds; nil when none are written.
  case enumCase(String, [Pattern]?)
  /// Something else, as it is written: a value, a key path, a tuple.
  case other(String)
}
