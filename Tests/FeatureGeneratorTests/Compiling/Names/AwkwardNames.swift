/// Names that are hard to generate code for.
enum AwkwardNames {
  /// Words that cannot be declared in Swift without backticks, and words that have a special meaning in some places.
  static let keywords =
    """
    as associatedtype break case catch class continue default defer deinit do else enum extension \
    fallthrough false fileprivate for func guard if import in inout internal is let nil operator \
    precedencegroup private protocol public repeat rethrows return static struct subscript super \
    switch throw throws true try typealias var where while \
    actor any async await borrowing consume consuming convenience copy didSet discard distributed \
    dynamic each final get indirect infix isolated lazy left macro mutating none nonisolated \
    nonmutating of open optional override package postfix precedence prefix required right \
    sending set some then unowned unsafe weak willSet yield init self Self Type Protocol Any
    """.split(separator: " ").map(String.init)

  /// The names that generated code and its templates use.
  static let ofGeneratedCode =
    """
    action actions alert allCasePaths allCases append assert before binding body cancel cancellable \
    case0 changes child childAction clock concatenate continuousClock core date delegate depth description \
    dialog dismiss effect effects element elements embed error explorer extract failure fields filter \
    finish given hash hashValue history id ignore index initialState invariants item key last limit \
    live liveValue map merge modify newValue oldValue onChange parent path place pop popFrom \
    presentation presented previewValue push rawValue receive recorded reduce reduceAll reduceBefore \
    reduceSelf reducer remove result root row rows run scope scoped sections send state steps store \
    success suite task test testValue text timer title type uuid value values view withState wrappedValue
    """.split(separator: " ").map(String.init)

  /// Names of other scripts and shapes. The two spellings of "é" are different names for some tools, and equal names
  /// for others.
  static let ofOtherScripts = [
    "größe", "名前", "π", "имя", "عدد", "caf\u{E9}", "e\u{301}clair", "a1_b2", "x_", "aB", "AB", "X",
    "👍🏽",
    "𝒳",
  ]

  /// The types that generated code, handwritten Swift or the standard library use.
  static let types =
    """
    Action Alert AlertState Any AnyCasePath Array Bool CancelID Case CaseIterable Character Clock \
    Continuation Data Date Delegate Dependency DependencyKey DependencyValues Dialog Dictionary Double \
    Duration Effect EffectError Equatable Error FeatureRuntime Foundation Hashable Identifiable \
    IdentifiedArray Int Issue KeyPath Optional Path Presentation Protocol Reducer Result Self Sendable \
    Set StackState State Store StoreOf String Swift Task Test TestClock TestStore Text Type UUID View Void \
    _Private default switch größe 名前
    """.split(separator: " ").map(String.init)

  /// Names that previous versions did not declare, use or reject correctly.
  static let known = [
    "allCasePaths", "await", "body", "core", "inout", "is", "let", "reduce", "unsafe", "var",
  ]

  /// All names of values.
  static let values =
    keywords + ofGeneratedCode + ofOtherScripts + (areManyTried ? ofFunctions : [])
}
