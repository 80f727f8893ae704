import SwiftParser
import SwiftSyntax
import TestSupport

/// Writes out the expansions of the Composable Architecture's macros in a source, as far as they affect types:
/// conformances, case paths, and the state, the action and the body of an enum of reducers.
///
/// The library cannot be built everywhere, and its macros are separate programs. All lines keep their numbers.
public func expandMacros(in source: String) -> String {
  // Most sources are tests without macros, and parsing is slow in a debug build.
  guard outermostMacros.contains(where: source.contains) else { return source }
  if let known = expansions.withLock({ $0[source] }) { return known }
  let expansion = MacroExpansion(viewMode: .sourceAccurate)
  expansion.walk(Parser.parse(source: source))
  let expanded = expansion.applied(to: source)
  expansions.withLock { $0[source] = expanded }
  return expanded
}

/// The macros of outermost declarations. All other macros are inside of declarations with one of these.
private let outermostMacros = ["@CasePathable", "@ObservableState", "@Presents", "@Reducer"]

/// The expanded sources. Most sources of one dialect occur in the next dialect, too.
private let expansions = Locked<[String: String]>([:])

/// Collects the edits that expand the macros of a source.
private final class MacroExpansion: SyntaxVisitor {
  /// The enclosing types, from the outside to the inside.
  private var types: [(name: String, isReducer: Bool)] = []
  private var edits: [(range: Range<Int>, text: String)] = []
  private var extensions: [String] = []

  /// Returns the source with all edits.
  func applied(to source: String) -> String {
    var bytes = Array(source.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self) + extensions.map { $0 + "\n" }.joined()
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((node.extendedType.trimmedDescription, false))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    types.removeLast()
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isReducer = take("Reducer", from: node.attributes)
    types.append((node.name.text, isReducer))
    if isReducer { conform(to: "Reducer") }
    if take("ObservableState", from: node.attributes) { observe(node) }
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) {
    types.removeLast()
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let isInReducer = types.last?.isReducer == true
    types.append((node.name.text, false))
    let name = node.name.text
    let access = node.access
    if take("Reducer", from: node.attributes) {
      conform(to: "CaseReducer")
      add(reducerMembers(of: node), to: node)
    }
    let isState = isInReducer && name == "State"
    if take("CasePathable", from: node.attributes) || isState || isInReducer && name == "Action" {
      conform(to: "CasePathable")
      add(casePaths(node.cases, of: name, access), to: node)
    }
    if isState { edit(node.enumKeyword, "@dynamicMemberLookup enum", keeping: node.modifiers) }
    if take("ObservableState", from: node.attributes) { observe(node) }
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) {
    types.removeLast()
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = take("ReducerCaseIgnored", from: node.attributes)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first else { return .skipChildren }
    _ = take("ObservationStateIgnored", from: node.attributes)
    if types.last?.isReducer == true, binding.pattern.trimmedDescription == "body" {
      insert("@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action> ", before: node)
    }
    if take(
      "Presents", from: node.attributes, leaving: "@ComposableArchitecture.PresentationState"),
      binding.initializer == nil, let type = binding.typeAnnotation
    {
      let end = type.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append((end..<end, " = nil"))
    }
    return .skipChildren
  }

  /// Returns the members that the macro adds to an enum of reducers.
  private func reducerMembers(of node: EnumDeclSyntax) -> String {
    let name = node.name.text
    let access = node.access
    let ignored = node.ignoredCases
    func cases(_ member: String) -> [(name: String, payload: [String])] {
      node.cases.map { one in
        let isIgnored = ignored.contains(one.name)
        return (
          one.name,
          one.payload.map { type in
            switch (isIgnored, answers(of: type), member) {
            case (true, _, "Action"): "Never"
            case (false, let answers?, "Action"): answers
            case (true, _, _), (_, _?, _): type
            default: "\(type).\(member)"
            }
          }
        )
      }
    }
    func declared(_ member: String) -> String {
      cases(member).map { one in
        // A case without a reducer has no actions.
        let payload = one.payload.isEmpty && member == "Action" ? "Never" : one.payload.joined()
        return payload.isEmpty ? "case \(one.name); " : "case \(one.name)(\(payload)); "
      }.joined()
    }
    let features = node.cases.filter { one in
      !ignored.contains(one.name) && !one.payload.isEmpty
        && one.payload.allSatisfy { answers(of: $0) == nil }
    }
    let reducers = features.map { one in
      """
      .ifCaseLet(\\Self.State.Cases.\(one.name), action: \\Self.Action.Cases.\(one.name)) { \
      \(one.payload.joined())() }
      """
    }
    return """
      @dynamicMemberLookup \(access)enum State: ComposableArchitecture.CaseReducerState, \
      ComposableArchitecture.CasePathable, ComposableArchitecture.ObservableState { \
      \(access)typealias StateReducer = \(name); \(declared("State"))\
      \(observation); \(casePaths(cases("State"), of: "State", access)) }; \
      \(access)enum Action: ComposableArchitecture.CasePathable { \(declared("Action"))\
      \(casePaths(cases("Action"), of: "Action", access)) }; \
      @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action> \
      \(access)static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> { \
      ComposableArchitecture.Reduce(\
      ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()\(reducers.joined())) }; \
      \(access)enum CaseScope: ComposableArchitecture._CaseScopeProtocol {}; \
      @preconcurrency @MainActor \
      \(access)static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) \
      -> CaseScope { fatalError() }
      """
  }

  /// Returns the type of a prompt's actions, if a type is the state of an alert or a dialog.
  private func answers(of type: String) -> String? {
    for name in ["AlertState<", "ConfirmationDialogState<"] where type.hasPrefix(name) {
      return String(type.dropFirst(name.count).dropLast())
    }
    return nil
  }

  /// Returns the type that holds the case paths of an enum.
  private func casePaths(
    _ cases: [(name: String, payload: [String])], of root: String, _ access: String
  ) -> String {
    let paths = cases.map { one in
      let value =
        one.payload.count == 1 ? one.payload[0] : "(\(one.payload.joined(separator: ", ")))"
      return
        "\(access)var \(one.name): ComposableArchitecture.AnyCasePath<\(root), \(unlabeled(value))> { fatalError() }; "
    }
    return """
      \(access)struct AllCasePaths: Sendable { \(paths.joined())}; \
      \(access)static var allCasePaths: AllCasePaths { AllCasePaths() }
      """
  }

  /// Returns a single value without its label, because a tuple of one element has no label.
  private func unlabeled(_ value: String) -> String {
    guard !value.hasPrefix("("), let colon = value.firstIndex(of: ":"),
      value[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return value }
    return String(value[value.index(after: colon)...].drop { $0 == " " })
  }

  private func conform(to name: String) {
    let type = types.map(\.name).joined(separator: ".")
    extensions.append("extension \(type): ComposableArchitecture.\(name) {}")
  }

  private func observe(_ node: some DeclGroupSyntax) {
    conform(to: "ObservableState, Observable")
    add(observation, to: node)
  }

  /// Adds members to a type, on the line of its closing brace.
  private func add(_ members: String, to node: some DeclGroupSyntax) {
    insert(node.separator + members + "; ", before: node.memberBlock.rightBrace)
  }

  /// The members that make a state observable.
  private let observation = """
    public var _$id: ComposableArchitecture.ObservableStateID { fatalError() }; \
    public mutating func _$willModify() {}; \
    var _$observationRegistrar: ComposableArchitecture.ObservationStateRegistrar { fatalError() }; \
    func shouldNotifyObservers<_Value>(_ old: _Value, _ new: _Value) -> Bool { true }
    """

  /// Removes an attribute, or replaces it by another attribute.
  ///
  /// - Returns: Whether the declaration had the attribute.
  private func take(
    _ name: String, from attributes: AttributeListSyntax, leaving other: String = ""
  ) -> Bool {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == name {
      edits.append((attribute.offsets, other))
      return true
    }
    return false
  }

  private func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.offsets.lowerBound
    edits.append((start..<start, text))
  }

  /// Inserts an attribute before a declaration's modifiers, or before its keyword if it has no modifiers.
  private func edit(
    _ keyword: TokenSyntax, _ text: String, keeping modifiers: DeclModifierListSyntax
  ) {
    guard let first = modifiers.first else { return edits.append((keyword.offsets, text)) }
    insert("@dynamicMemberLookup ", before: first)
  }
}

extension EnumDeclSyntax {
  /// The access modifier of members that are visible wherever the enum is.
  fileprivate var access: String {
    ["public", "package"].first { word in modifiers.contains { $0.name.text == word } }
      .map { "\($0) " } ?? ""
  }

  /// The names of the cases that the macro ignores.
  fileprivate var ignoredCases: Set<String> {
    let declarations = memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
    return Set(
      declarations.filter { "\($0.attributes)".contains("ReducerCaseIgnored") }
        .flatMap(\.elements).map(\.name.text))
  }

  /// The cases, with the types of their payloads, including labels.
  fileprivate var cases: [(name: String, payload: [String])] {
    memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
      .map { element in
        let parameters = element.parameterClause.map { Array($0.parameters) } ?? []
        return (
          element.name.text,
          parameters.map { parameter in
            let type = parameter.type.trimmedDescription
            guard let label = parameter.firstName?.text, label != "_" else { return type }
            return "\(label): \(type)"
          }
        )
      }
  }
}

extension DeclGroupSyntax {
  /// The separator between the last member and the members that are added on its line.
  fileprivate var separator: String {
    let brace = memberBlock.rightBrace
    guard let last = memberBlock.members.last, last.semicolon == nil else { return "" }
    return "\(last.trailingTrivia)\(brace.leadingTrivia)".contains("\n") ? "" : "; "
  }
}

extension SyntaxProtocol {
  /// The range of the node in bytes, without the surrounding space.
  fileprivate var offsets: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
