import SpecSource

/// The findings in a Swift fragment: what it reads, writes, calls and declares, and its effects on its surroundings.
///
/// All ranges are UTF-8 ranges of the fragment's text.
public struct FragmentAnalysis: Sendable {
  /// Every use of a name that the fragment does not itself declare, in source order.
  public internal(set) var references: [Reference] = []

  /// The names in positions where only a type can appear, in source order, without the generic parameters of local
  /// functions.
  public internal(set) var typeNames: [TypeName] = []

  /// The names that stay in scope after the fragment, each once: those of `let`, `var` and `func` statements, and
  /// those bound by conditions and patterns.
  public internal(set) var declaredNames: [Name] = []

  /// The declared names that can be changed.
  public internal(set) var declaredVariables: [Name] {
    get { rare?.wrappedValue.declaredVariables ?? [] }
    set { change { $0.declaredVariables = newValue } }
  }

  /// Every `try` whose error leaves the fragment: not `try?`, not `try!`, not in a closure or local function.
  public internal(set) var unhandledTries: [Range<Int>] {
    get { rare?.wrappedValue.unhandledTries ?? [] }
    set { change { $0.unhandledTries = newValue } }
  }

  /// Every `throw` whose error leaves the fragment.
  public internal(set) var unhandledThrows: [Range<Int>] {
    get { rare?.wrappedValue.unhandledThrows ?? [] }
    set { change { $0.unhandledThrows = newValue } }
  }

  /// Every `await` of the fragment, except in closures and local functions.
  public internal(set) var awaits: [Range<Int>] {
    get { rare?.wrappedValue.awaits ?? [] }
    set { change { $0.awaits = newValue } }
  }

  /// Every `return` from the fragment, except in closures and local functions.
  public internal(set) var returns: [Range<Int>] {
    get { rare?.wrappedValue.returns ?? [] }
    set { change { $0.returns = newValue } }
  }

  /// Whether code after the fragment never runs, because the fragment ends in `return`, `throw` or `fatalError()`.
  public internal(set) var isDeadEnd = false

  /// Whether the fragment mentions `self`, including in a closure's capture list.
  public internal(set) var usesSelf = false

  /// Whether the fragment is a single expression with a value; always true for the kind `expression`.
  ///
  /// Assignments do not count, nor do `if` and `switch` used as statements.
  public internal(set) var isSingleExpression = false

  /// Whether the fragment is an `if` or `switch` expression, which is valid only after `return` and `=`.
  public internal(set) var isBranching = false

  /// Whether the fragment is a closure.
  public internal(set) var isClosure = false

  /// Whether an expression begins with a member of the type that the surroundings expect: `.loading`.
  public internal(set) var isImplicitMember = false

  /// Whether the whole fragment is in parentheses.
  public internal(set) var isInParentheses = false

  /// The number of elements of a fragment that is an array literal; nil for any other fragment.
  public internal(set) var arrayCount: Int?

  /// The type of an expression that shows it, such as a literal or `Filter()`; nil if only the compiler knows the
  /// type.
  public internal(set) var evidentType: String?

  /// The array literals whose type depends on a name, in source order.
  public internal(set) var arrayLiterals: [ArrayLiteral] {
    get { rare?.wrappedValue.arrayLiterals ?? [] }
    set { change { $0.arrayLiterals = newValue } }
  }

  /// Whether a member appended to the fragment is a member of the whole fragment: true for `a.b()`, false for `a + b`
  /// and `\.a`.
  public internal(set) var takesMember = false

  /// The reference that is called, if the whole fragment is a single call: `uuid()`, `feed.lines(of: name)`.
  ///
  /// Nil for any other fragment: with a `try`, a member after the call, or a subscript or `?` in the path.
  public internal(set) var singleCall: Reference? {
    get { boxedCall?.wrappedValue }
    set { boxedCall = newValue.map { Boxed(wrappedValue: $0) } }
  }

  // Analyses are many. Most are neither of a call nor of a type, and have no rare findings.
  private var boxedCall: Boxed<Reference>?
  private var rare: Boxed<RareFindings>?

  /// The analysis of a type fragment; nil for the other kinds.
  var type: Boxed<TypeAnalysis>?

  /// The ranges of the conditions of a fragment of conditions, without the commas between them.
  public internal(set) var conditionRanges: [Range<Int>] = []

  /// Whether an error can leave the fragment through a `try` or `throw` in its text.
  public var throwsErrors: Bool {
    !unhandledTries.isEmpty || !unhandledThrows.isEmpty
  }

  private mutating func change(_ change: (inout RareFindings) -> Void) {
    var findings = rare?.wrappedValue ?? RareFindings()
    change(&findings)
    rare = Boxed(wrappedValue: findings)
  }
}

/// The findings that only few fragments have.
private struct RareFindings: Sendable {
  var declaredVariables: [Name] = []
  var unhandledTries: [Range<Int>] = []
  var unhandledThrows: [Range<Int>] = []
  var awaits: [Range<Int>] = []
  var returns: [Range<Int>] = []
  var arrayLiterals: [ArrayLiteral] = []
}

/// The analysis of a type.
struct TypeAnalysis: Sendable {
  var shape: TypeShape
  var form: TypeForm
  var attributes: Set<String>
  var incomparableParts: [Range<Int>]
  var unsendableFunctions: [Range<Int>]
  var genericArguments: [String]
}

extension FragmentAnalysis {
  /// The outermost shape of a type fragment; nil for the other kinds.
  public var typeShape: TypeShape? { type?.wrappedValue.shape }

  /// The form of a type fragment; nil for the other kinds.
  public var typeForm: TypeForm? { type?.wrappedValue.form }

  /// The words before a type fragment, both attributes and specifiers: `escaping`, `Sendable`, `inout`.
  public var typeAttributes: Set<String> { type?.wrappedValue.attributes ?? [] }

  /// The ranges of the parts of a type fragment that are never Equatable: functions, tuples, `any` types.
  public var incomparableParts: [Range<Int>] { type?.wrappedValue.incomparableParts ?? [] }

  /// The ranges of the functions in a type fragment that cannot be sent to another task.
  public var unsendableFunctions: [Range<Int>] { type?.wrappedValue.unsendableFunctions ?? [] }

  /// The generic arguments of a type fragment that is a name with arguments: `String` and `URLError` in
  /// `Result<String, URLError>`.
  public var genericArguments: [String] { type?.wrappedValue.genericArguments ?? [] }
}

/// An analysis that equal fragments share.
@usableFromInline final class SharedAnalysis: Sendable {
  @usableFromInline let value: FragmentAnalysis

  /// The empty analysis.
  static let none = SharedAnalysis(FragmentAnalysis())

  init(_ value: FragmentAnalysis) {
    self.value = value
  }
}

/// The outermost shape of a type, regardless of its spelling: `T?` and `Optional<T>` have the same shape.
public enum TypeShape: Sendable, Hashable {
  /// `T?`, `T!`, `Optional<T>`.
  case optional
  /// `[T]`, `Array<T>`.
  case array
  /// `[K: V]`, `Dictionary<K, V>`.
  case dictionary
  /// `Void`, `()`.
  case void
  /// A named type, without generic arguments: `Int`, `Result`, `BMI.ID`.
  case named(String)
  /// `(A) -> B`, with or without attributes.
  case function
  /// Tuples, `some P`, `any P` and the like.
  case other
}
