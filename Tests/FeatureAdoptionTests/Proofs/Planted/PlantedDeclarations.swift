extension PlantedPlace {
  /// The constructs that are planted in the place, each in a feature of its own.
  var constructs: [(String, String)] {
    switch self {
    case .file: Self.inFile
    case .type: Self.beforeType
    case .member: Self.members
    case .state: Self.beforeState
    case .field: Self.fields
    case .actions: Self.beforeActions
    case .action: Self.inActions
    case .body: Self.inBody
    case .before: Self.beforeSwitch
    case .statement: Self.statements
    case .effect: Self.effects
    case .branch: Self.branches
    case .after: Self.afterReduce
    case .inherited: Self.conformances
    }
  }

  private static let inFile = [
    ("ExtensionMethod", "extension ExtensionMethod { func planted() -> Int { 7351 } }"),
    ("ExtensionOfState", "extension ExtensionOfState.State { var planted: Int { count + 7351 } }"),
    ("ExtensionOfAction", "extension ExtensionOfAction.Action { var planted: Int { 7351 } }"),
    (
      "ExtensionConformance",
      "extension ExtensionConformance.State: Planted { static let planted = 7351 }"
    ),
    ("ConformanceOnly", "extension ConformanceOnly.State: Planted {}"),
    ("UncheckedConformance", "extension UncheckedConformance.State: @unchecked Sendable {}"),
    (
      "ConstrainedExtension",
      "extension ConstrainedExtension where Self: Planted { func planted() {} }"
    ),
    ("SiblingFunction", "func planted() -> Int { 7351 }"),
    ("SiblingOperator", "infix operator ~~> : PlantedPrecedence"),
    ("SiblingPrecedence", "precedencegroup Planted { higherThan: AdditionPrecedence }"),
    ("SiblingMacro", "#planted(7351)"),
    (
      "SiblingMacroDeclaration",
      "@freestanding(expression) macro planted() -> Int = #externalMacro(module: \"M\", type: \"T\")"
    ),
    ("SiblingStatement", "print(\"planted\")"),
    ("SiblingComment", "\n// planted at the end"),
    ("SiblingActor", "actor Planted { var count = 7351 }"),
    ("SiblingProtocol", "protocol Planted { associatedtype Value }"),
  ]
  private static let beforeType = [
    ("GlobalActor", "@MainActor"), ("Available", "@available(iOS 18, *)"), ("OwnMacro", "@Planted"),
    ("OwnMacroWithArguments", "@Planted(7351)"), ("DynamicLookup", "@dynamicMemberLookup"),
    ("CommentAbove", "// planted above"), ("BlockCommentAbove", "/* planted above */"),
    ("DocumentedAbove", "/// Planted above."), ("DocumentedBlock", "/** Planted above. */"),
    ("CommentFurtherAbove", "// planted further above\n"),
  ]
  private static let conformances = [
    ("Conformance", ": CustomStringConvertible"), ("UncheckedSendable", ": @unchecked Sendable"),
    ("OwnConformance", ": Planted"), ("GenericParameter", "<Planted>"),
    ("GenericWhere", "<Planted> where Planted: Equatable"), ("Isolated", ": @MainActor Planted"),
    ("CommentAfterName", "/* planted */"), ("CommentAfterNameToEnd", " // planted\n"),
  ]
  private static let members = [
    ("StoredConstant", "let planted = 7351"), ("StoredVariable", "var planted: Int = 7351"),
    ("LazyVariable", "lazy var planted = 7351"), ("StaticConstant", "static let planted = 7351"),
    ("WrappedVariable", "@Planted var limit = 7351"),
    ("UnsafeVariable", "nonisolated(unsafe) static var planted = 7351"),
    ("ComputedProperty", "var planted: Int { 7351 }"),
    ("PrivateProperty", "private var planted: Int { 7351 }"),
    ("ThrowingProperty", "var planted: Int { get throws { 7351 } }"),
    ("SeveralVariables", "let planted = 7351, other = 7352"),
    ("TupleVariable", "let (planted, other) = (7351, 7352)"),
    ("ObservedVariable", "var planted = 7351 { didSet { print(planted) } }"),
    ("Function", "func planted() -> Int { 7351 }"),
    ("PrivateFunction", "private func planted() -> Int { 7351 }"),
    ("GenericFunction", "func planted<Value: Equatable>(_ value: Value) -> Value { value }"),
    ("AsyncFunction", "func planted() async throws -> Int { 7351 }"),
    ("RethrowingFunction", "func planted(_ f: () throws -> Void) rethrows { try f() }"),
    ("OperatorFunction", "static func == (first: Self, second: Self) -> Bool { planted == 7351 }"),
    ("AttributedFunction", "@discardableResult @inlinable func planted() -> Int { 7351 }"),
    ("MutatingFunction", "mutating func planted() {}"),
    ("InitializerOfReducer", "init(limit: Int) { print(7351) }"),
    ("FailableInitializer", "init?(planted: Int) { return nil }"),
    ("InitializerThatActs", "init() { print(7351) }"), ("Deinitializer", "deinit { planted() }"),
    ("Subscript", "subscript(planted: Int) -> Int { 7351 }"),
    ("StaticSubscript", "static subscript(planted: Int) -> Int { 7351 }"),
    ("TypeAlias", "typealias Planted = Int"), ("AssociatedType", "associatedtype Planted"),
    ("NestedStruct", "struct Planted { var count = 7351 }"),
    ("NestedEnum", "enum Planted: String { case one = \"7351\" }"),
    ("NestedClass", "final class Planted { var count = 7351 }"),
    ("NestedActor", "actor Planted { var count = 7351 }"),
    ("NestedProtocol", "protocol Planted { var planted: Int { get } }"),
    ("NestedReducer", "@Reducer struct Planted { struct State {}; enum Action {} }"),
    ("NestedReducerEnum", "@Reducer enum Planted { case one(Int) }"),
    ("CancelWithValue", "enum CancelID { case planted(Int) }"),
    ("MacroDeclaration", "macro planted() = #externalMacro(module: \"M\", type: \"T\")"),
    ("MacroExpansion", "#planted(7351)"), ("Warning", "#warning(\"planted\")"),
    ("ConditionalMember", "#if DEBUG\nlet planted = 7351\n#endif"),
    ("ConditionalFunction", "#if DEBUG\nfunc planted() {}\n#else\nfunc other() {}\n#endif"),
    ("PrefixOperator", "prefix operator +++"), ("EnumCaseInStruct", "case planted"),
    ("DependencyWithValue", "@Dependency(\\.planted) var planted = 7351"),
    ("DependencyWithOptions", "@Dependency(\\.planted, options: 7351) var planted"),
    ("DependencyOfDependency", "@Dependency(\\.planted) @Logged var planted"),
    ("CommentAmongMembers", "// planted among members"),
    ("BlockAmongMembers", "/* planted among members */"),
    ("DocumentationOfDependency", "/// Planted.\n@Dependency(\\.uuid) var uuid"),
    ("CommentAfterDependency", "@Dependency(\\.uuid) var uuid  // planted"),
    ("MarkAmongMembers", "// MARK: - planted"),
    ("ImportAmongMembers", "import Planted"),
    ("ExtensionAmongMembers", "extension Planted {}"),
    ("Statement", "print(7351)"),
  ]
  private static let beforeState = [
    ("AttributeOfState", "@Planted"), ("ArgumentsOfState", "@Planted(7351)"),
    ("CommentAboveState", "// planted above the state"),
    ("DocumentationOfState", "/// Planted above the state."),
    ("BlockAboveState", "/* planted above the state */"),
  ]
  private static let beforeActions = [
    ("AttributeOfActions", "@Planted"), ("IndirectActions", "indirect"),
    ("CommentAboveActions", "// planted above the actions"),
    ("DocumentationOfActions", "/// Planted above the actions."),
    ("BlockAboveActions", "/* planted above the actions */"),
  ]
  private static let fields = [
    ("LazyField", "lazy var planted: Int = 7351"), ("WeakField", "weak var planted: AnyObject?"),
    ("UnownedField", "unowned var planted: AnyObject"),
    ("PrivateField", "private var planted: Int = 7351"),
    ("PrivateSetField", "private(set) var planted: Int = 7351"),
    ("WrappedField", "@Planted var planted: Int = 7351"),
    ("WrappedFieldWithArguments", "@Planted(7351) var planted: Int"),
    ("TwiceWrappedField", "@Shared @Planted var planted: Int"),
    ("TwoFields", "var planted: Int = 7351, other: Int = 7352"),
    ("TupleField", "var (planted, other) = (7351, 7352)"),
    ("ObservedField", "var planted: Int = 7351 { didSet { count = 7352 } }"),
    ("WarnedField", "var planted: Int = 7351 { willSet { print(7352) } }"),
    ("ConditionalField", "#if DEBUG\nvar planted = 7351\n#endif"),
    ("StaticField", "static var planted = 7351"),
    ("ComputedField", "var planted: Int { get { 7351 } set { count = newValue } }"),
    ("ModifyingField", "var planted: Int { _read { yield count } _modify { yield &count } }"),
    ("ThrowingField", "var planted: Int { get throws { 7351 } }"),
    ("MutatingMethod", "mutating func planted() { count = 7351 }"),
    ("StateInitializer", "init(count: Int = 0) { self.count = count + 7351 }"),
    ("SecondInitializer", "init(planted: String) { count = planted.count }"),
    ("StateSubscript", "subscript(planted: Int) -> Int { 7351 }"),
    ("NestedState", "struct Planted: Equatable { var count = 7351 }"),
    ("StateAlias", "typealias Planted = Int"), ("StateMacro", "#planted(7351)"),
    ("StateDeinitializer", "deinit {}"), ("UntypedField", "var planted = 7351"),
    ("ConstantField", "let planted: Int = 7351"),
    ("ClosureField", "var planted: () -> Int = { 7351 }"),
    ("AvailableField", "@available(iOS 18, *) var planted: Int = 7351"),
    ("IgnoredField", "@ObservationStateIgnored var planted: Int = 7351"),
    ("CommentInState", "\n// planted in the state"), ("BlockInState", "/* planted in the state */"),
    ("CommentAfterField", "var other: Int = 1  // planted after it"),
    ("CommentInField", "var other: /* planted */ Int = 1"),
    ("DocumentationOfField", "/// Planted.\nvar other: Int = 1"),
    ("MarkInState", "// MARK: planted\nvar other: Int = 1"),
  ]
  private static let inActions = [
    ("IndirectAction", "indirect case planted(Action)"),
    ("AvailableAction", "@available(iOS 18, *) case planted"),
    ("ConditionalAction", "#if DEBUG\ncase planted\n#endif"),
    ("RawAction", "case planted = 7351"), ("SeveralActions", "case planted, other"),
    ("SeveralDocumentedActions", "/// Planted.\ncase planted, other"),
    ("DefaultOfAction", "case planted(Int = 7351)"),
    ("ClosureAction", "case planted(() -> Int)"), ("OwnTypeAction", "case planted(Planted.Value)"),
    ("TwoLabels", "case planted(from: Int, to: [String: Int])"),
    ("PropertyOfAction", "var planted: Int { 7351 }"),
    ("FunctionOfAction", "static func planted() -> Self { .up }"),
    ("InitializerOfAction", "init(planted: Int) { self = .up }"),
    ("EnumInActions", "enum Planted { case one }"), ("StructInActions", "struct Planted {}"),
    ("AliasInActions", "typealias Planted = Int"),
    ("SubscriptOfAction", "subscript(planted: Int) -> Int { 7351 }"),
    ("MacroInActions", "#planted(7351)"),
    ("CommentInActions", "\n// planted in the actions"),
    ("BlockInActions", "/* planted in the actions */"),
    ("CommentAfterAction", "case other  // planted after it"),
    ("CommentInAction", "case other(/* planted */ Int)"),
    ("DocumentationOfAction", "/// Planted.\ncase other"),
    ("MarkInActions", "// MARK: planted\ncase other"),
  ]
}
