/// An expression in a Swift file.
public struct Expression: Sendable {
  /// The kind of an expression, with its contents.
  public indirect enum Kind: Sendable {
    /// A name by itself: `value`, `self`, `$0`, `Item`.
    case name(String)
    /// A member of a value; in `.none` without a value.
    case member(of: Expression?, name: String)
    /// A call. Its arguments include trailing closures.
    case call(Expression, [LabeledValue])
    /// A subscript: `values[0]`.
    case lookup(Expression, [LabeledValue])
    /// A closure.
    case closure(Closure)
    /// The elements of an array.
    case array([Expression])
    /// A tuple, or an expression in parentheses.
    case tuple([LabeledValue])
    /// A ternary expression: `condition ? first : second`.
    case choice(Expression, first: Expression, second: Expression)
    /// An assignment: `target = value`, `target += value`.
    case assignment(Expression, by: String, Expression)
    /// An expression after `try`, `try?`, `await` or `&`.
    case marked(String, Expression)
    /// An `if` or `switch`, as a value or as a statement.
    case branching(Branching)
    /// Any other expression, with the expressions in it.
    case other([Expression])
  }

  /// The kind of the expression, with its contents.
  public var kind: Kind
  /// The text of the whole expression.
  public var source: SourceText

  /// Makes an expression from its kind and its text.
  public init(kind: Kind, source: SourceText) {
    (self.kind, self.source) = (kind, source)
  }

  /// The expression without the `try` and `await` before it.
  public var unmarked: Expression {
    if case .marked(let mark, let inner) = kind, mark != "&" { inner.unmarked } else { self }
  }

  /// The `try` and `await` before the expression: `["try", "await"]`.
  public var marks: [String] {
    if case .marked(let mark, let inner) = kind, mark != "&" { [mark] + inner.marks } else { [] }
  }
}

/// An argument of a call, or an element of a tuple.
public struct LabeledValue: Sendable {
  /// The label; nil without a label.
  public var label: String?
  /// The value.
  public var value: Expression

  /// Makes a value with an optional label.
  public init(label: String? = nil, value: Expression) {
    (self.label, self.value) = (label, value)
  }

  /// The value as a closure; nil for any other value.
  public var closure: Closure? {
    if case .closure(let closure) = value.kind { closure } else { nil }
  }
}

/// A closure.
public struct Closure: Sendable {
  /// The captured values, as written.
  public var captures: [SourceText]
  /// The names of the closure's parameters.
  public var parameters: [String]
  /// Whether the closure has an attribute before its parameters, as in `{ @MainActor in }`.
  public var isAttributed = false
  /// The statements of the closure.
  public var body: [Statement]
  /// The range between the parameters and the closing brace, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A choice between statements: `if` or `switch`.
public struct Branching: Sendable {
  /// The subject of a `switch`; nil for `if`.
  public var subject: Expression?
  /// The branches, in the order in which their conditions are tested.
  public var branches: [Branch]
  /// Whether some cases of the `switch` are in an `#if`.
  public var hasConditionalCases: Bool

  /// Whether one of the branches always runs.
  public var isExhaustive: Bool {
    subject != nil || branches.last?.label == nil
  }
}

/// A branch of a choice.
public struct Branch: Sendable {
  /// The conditions, or the patterns with their `where`; nil for `else` and `default`.
  public var label: SourceText?
  /// The patterns of a `switch` case.
  public var patterns: [Pattern]
  /// Whether a pattern has a `where` clause.
  public var isConditional: Bool
  /// The statements of the branch.
  public var body: [Statement]
  /// The range between the braces or after the colon, in UTF-8 bytes of the file.
  public var interior: Range<Int>

  /// Makes a branch from its label, its patterns and its statements.
  public init(
    label: SourceText? = nil, patterns: [Pattern] = [], isConditional: Bool = false,
    body: [Statement], interior: Range<Int>
  ) {
    (self.label, self.patterns, self.isConditional) = (label, patterns, isConditional)
    (self.body, self.interior) = (body, interior)
  }
}

/// A pattern of a `switch` case.
public indirect enum Pattern: Sendable {
  /// A name that is bound to the value.
  case binding(String)
  /// The wildcard, `_`.
  case anything
  /// An enum case with the patterns of its payload; nil if no patterns are written.
  case enumCase(String, [Pattern]?)
  /// Any other pattern as written: a value, a key path, a tuple.
  case other(String)
}
