import SpecSource

/// What a Swift fragment reads, writes, calls, declares and does to its surroundings.
///
/// All ranges are UTF-8 ranges of the fragment's text.
public struct FragmentAnalysis: Sendable {
  /// Every use of a name that the fragment does not declare itself, in source order.
  public internal(set) var references: [Reference] = []

  /// The types named where only a type can stand, in source order, without generic parameters of local functions.
  public internal(set) var typeNames: [TypeName] = []

  /// The names that stay in scope for what follows, each once: `let`, `var` and `func` of statements, what conditions
  /// and patterns bind.
  public internal(set) var declaredNames: [Name] = []

  /// Those of the declared names that can be changed.
  public internal(set) var declaredVariables: [Name] {
    get { rare?.wrappedValue.declaredVariables ?? [] }
    set { change { $0.declaredVariables = newValue } }
  }

  /// Every `try` whose error leaves the fragment (not `try?`, not `try!`, not in a closure or local function).
  public internal(set) var unhandledTries: [Range<Int>] {
    get { rare?.wrappedValue.unhandledTries ?? [] }
    set { change { $0.unhandledTries = newValue } }
  }

  /// Every `throw` whose error leaves the fragment.
  public internal(set) var unhandledThrows: [Range<Int>] {
    get { rare?.wrappedValue.unhandledThrows ?? [] }
    set { change { $0.unhandledThrows = newValue } }
  }

  /// Every `await` of the fragment itself, those of closures and local functions aside.
  public internal(set) var awaits: [Range<Int>] {
    get { rare?.wrappedValue.awaits ?? [] }
    set { change { $0.awaits = newValue } }
  }

  /// Every `return` out of the fragment, those of closures and local functions aside.
  public internal(set) var returns: [Range<Int>] {
    get { rare?.wrappedValue.returns ?? [] }
    set { change { $0.returns = newValue } }
  }

  /// Whether nothing that is written behind the fragment ever runs: it ends in `return`, `throw` or `fatalError()`.
  public internal(set) var isDeadEnd = false

  /// Whether `self` is mentioned, in a closure's capture list too.
  public internal(set) var usesSelf = false

  /// Whether the fragment is one expression that has a value; always so for the kind `expression`.
  ///
  /// Assignments, and `if` and `switch` standing as statements, do not count.
  public internal(set) var isSingleExpression = false

  /// Whether the fragment is an expression that is an `if` or a `switch`, which is valid only after `return` and `=`.
  public internal(set) var isBranching = false

  /// Whether the fragment is a closure.
  public internal(set) var isClosure = false

  /// Whether all of the fragment stands in parentheses.
  public internal(set) var isInParentheses = false

  /// How many elements the fragment has if it is an array literal; nil if it is none.
  public internal(set) var arrayCount: Int?

  /// The type of an expression that shows it: of a literal, or of `Filter()`; nil where only the compiler knows.
  public internal(set) var evidentType: String?

  /// The array literals of which a name says what they have to be, in source order.
  public internal(set) var arrayLiterals: [ArrayLiteral] {
    get { rare?.wrappedValue.arrayLiterals ?? [] }
    set { change { $0.arrayLiterals = newValue } }
  }

  /// Whether a member written behind the fragment is one of the whole: of `a.b()` it is, of `a + b` and `\.a` not.
  public internal(set) var takesMember = false

  /// The reference that the whole fragment is one call of: `uuid()`, `feed.lines(of: name)`.
  ///
  /// Nil for anything more or less: a `try`, a further member behind the call, a subscript or `?` in the path.
  public internal(set) var singleCall: Reference? {
    get { boxedCall?.wrappedValue }
    set { boxedCall = newValue.map { Boxed(wrappedValue: $0) } }
  }

  // Analyses are many. Most are neither a call nor a type, and have nothing that is rare.
  private var boxedCall: Boxed<Reference>?
  private var rare: Boxed<RareFindings>?

  /// What there is to know of a type fragment; nil for the other kinds.
  var type: Boxed<TypeAnalysis>?

  /// Where each condition of a fragment of conditions stands, the commas between them left out.
  public internal(set) var conditionRanges: [Range<Int>] = []

  /// Whether an error may leave the fragment by a `try` or `throw` in its text.
  public var throwsErrors: Bool {
    !unhandledTries.isEmpty || !unhandledThrows.isEmpty
  }

  private mutating func change(_ change: (inout RareFindings) -> Void) {
    var findings = rare?.wrappedValue ?? RareFindings()
    change(&findings)
    rare = Boxed(wrappedValue: findings)
  }
}

/// What few fragments do.
private struct RareFindings: Sendable {
  var declaredVariables: [Name] = []
  var unhandledTries: [Range<Int>] = []
  var unhandledThrows: [Range<Int>] = []
  var awaits: [Range<Int>] = []
  var returns: [Range<Int>] = []
  var arrayLiterals: [ArrayLiteral] = []
}

/// What there is to know of a type.
struct TypeAnalysis: Sendable {
  var shape: TypeShape
  var form: TypeForm
  var attributes: Set<String>
  var incomparableParts: [Range<Int>]
  var unsendableFunctions: [Range<Int>]
  var genericArguments: [String]
}

extension FragmentAnalysis {
  /// What a type fragment is at its outermost; nil for the other kinds.
  public var typeShape: TypeShape? { type?.wrappedValue.shape }

  /// What a type fragment is made of; nil for the other kinds.
  public var typeForm: TypeForm? { type?.wrappedValue.form }

  /// The words in front of a type fragment, attributes and others: `escaping`, `Sendable`, `inout`.
  public var typeAttributes: Set<String> { type?.wrappedValue.attributes ?? [] }

  /// Where a type fragment holds what is never Equatable: functions, tuples, `any` types.
  public var incomparableParts: [Range<Int>] { type?.wrappedValue.incomparableParts ?? [] }

  /// Where a type fragment holds functions that cannot be sent to another task.
  public var unsendableFunctions: [Range<Int>] { type?.wrappedValue.unsendableFunctions ?? [] }

  /// The generic arguments of a type fragment that is a name with arguments: `String` and `URLError` of
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

/// What a type is at its outermost, however it is spelled: `T?` and `Optional<T>` are the same.
public enum TypeShape: Sendable, Hashable {
  /// `T?`, `T!`, `Optional<T>`.
  case optional
  /// `[T]`, `Array<T>`.
  case array
  /// `[K: V]`, `Dictionary<K, V>`.
  case dictionary
  /// `Void`, `()`.
  case void
  /// A type with a name, generic arguments left out: `Int`, `Result`, `BMI.ID`.
  case named(String)
  /// `(A) -> B`, with attributes or without.
  case function
  /// Tuples, `some P`, `any P` and the like.
  case other
}
