import SpecSource
import SpecSwift

/// A choice of children: an enum of reducers, or a struct if its parent gives it reducers, or if it overrides their
/// dependencies.
///
/// A type with other members is no such choice.
struct ChildChoice {
  /// The cases of the choice, those with features first.
  private(set) var cases: [OneOfCase] = []
  private let type: LinkedType
  /// The feature that declares the choice.
  private let outer: LinkedType
  /// The cases whose reducers run.
  private var reduced: [String] = []
  /// The properties of reducers that the body consists of.
  private var parts: Set<String> = ["body"]

  /// Reads a type that is nested in a feature; nil when it is another type.
  init?(_ type: LinkedType, in outer: LinkedType) {
    (self.type, self.outer) = (type, outer)
    let declaration = type.origin.declaration
    guard declaration.attributes.map(\.name) == ["Reducer"], type.type.generics == nil,
      declaration.modifiers.allSatisfy({ $0 == "public" })
    else { return nil }
    let isRead =
      switch type.type.keyword {
      case .enum: readEnum()
      case .struct: type.isInside(outer) && readStruct()
      default: false
      }
    // A choice that only holds values has no actions.
    guard isRead, cases.contains(where: { $0.feature != nil || $0.answers != nil }) else {
      return nil
    }
    cases = cases.filter { $0.feature != nil } + cases.filter { $0.feature == nil }
  }

  /// The members of the declaration itself. Extensions stay where they are.
  private var members: [Declaration] { type.type.members }

  /// Whether a member is the enum of the buttons' actions of a case.
  private func isAnswers(_ declaration: Declaration) -> Bool {
    declaration.type?.keyword == .enum
      && cases.contains { $0.answers?.type.name == declaration.type?.name }
  }

  private mutating func readEnum() -> Bool {
    guard type.type.inherited.isEmpty else { return false }
    for member in members {
      guard let enumCase = member.enumCase else { continue }
      let name = enumCase.name.withoutBackticks
      guard enumCase.payload.count == 1,
        let content = content(enumCase.payload[0], of: name, member.attributes.map(\.name))
      else { return false }
      cases.append(OneOfCase(name: name, content: content))
    }
    return members.allSatisfy { $0.enumCase != nil || isAnswers($0) }
  }

  /// Returns the content of a case of an enum; nil when no key can express it.
  private func content(
    _ payload: SourceText, of name: String, _ attributes: [String]
  ) -> OneOfCase.Content? {
    let held = payload.text
    switch attributes {
    case ["ReducerCaseIgnored"]: return Payload(payload).label == nil ? .value(held) : nil
    // The library's macro supports alerts and dialogs.
    case [], ["ReducerCaseEphemeral"]:
      if let prompts = prompts(held, of: name) { return prompts }
      return attributes.isEmpty && held.isReducerType ? .feature(outer.qualified(held)) : nil
    default: return nil
    }
  }

  private mutating func readStruct() -> Bool {
    guard type.type.inherited.allSatisfy({ $0 == "Sendable" }),
      let state = type.nested["State"], let action = type.nested["Action"],
      let getter = property("body")?.getter,
      [state, action].allSatisfy({
        Set($0.inherited).isSubset(of: ["Equatable", "Hashable", "Sendable"])
      }),
      state.type.keyword == .enum, action.type.keyword == .enum,
      state.type.members.allSatisfy({ $0.enumCase?.payload.count == 1 }),
      action.type.members.allSatisfy({ $0.enumCase?.payload.count == 1 })
    else { return false }
    let actions = action.type.members.compactMap(\.enumCase)
    for enumCase in state.type.members.compactMap(\.enumCase) {
      guard let sent = actions.first(where: { $0.name == enumCase.name })?.payload[0].text else {
        return false
      }
      let held = enumCase.payload[0].text
      let name = enumCase.name.withoutBackticks
      let content: OneOfCase.Content
      if case .prompts(let state, let answers)? = prompts(held, of: name) {
        content = .prompts(state, answers)
      } else if sent == "Never" {
        content = .value(held)
      } else {
        let feature = String(held.dropLast(".State".count))
        guard held.hasSuffix(".State"), feature.isReducerType, sent == "\(feature).Action" else {
          return false
        }
        content = .feature(outer.qualified(feature))
      }
      cases.append(OneOfCase(name: name, content: content))
    }
    guard actions.count == cases.count, getter.count == 1, let value = getter[0].value else {
      return false
    }
    // An enum of reducers expresses all other choices.
    return readReducer(value)
      && reduced.sorted() == cases.filter { $0.feature != nil }.map(\.name).sorted()
      && areKnown(besides: ["State", "Action"])
      && (cases.contains { !$0.overrides.isEmpty }
        || members.contains { $0.variable.map { $0.getter == nil } ?? false })
  }

  /// Whether a struct has only the members of a choice: the enums, the reducers that are its parameters, an initializer,
  /// and the properties of the body.
  private func areKnown(besides names: Set<String>) -> Bool {
    let stored = Set(members.compactMap { $0.variable }.filter { $0.getter == nil }.map(\.name))
    guard stored.isSubset(of: cases.map(\.name)) else { return false }
    return members.allSatisfy { member in
      switch member.kind {
      case .type(let type): names.contains(type.name) || isAnswers(member)
      case .variable(let variable):
        variable.getter != nil
          ? parts.contains(variable.name)
            && member.attributes.allSatisfy { $0.name.hasPrefix("ReducerBuilder") }
          : variable.isConstant && variable.value == nil && member.attributes.isEmpty
      case .initializer(let initializer):
        initializer.sets(stored.map { ["self.\($0)=\($0)"] })
          && initializer.parameters.count == stored.count
          && initializer.parameters.allSatisfy { $0.label == $0.name && $0.value == nil }
      default: false
      }
    }
  }

  /// Reads the reducers of the features:
  /// `EmptyReducer<State, Action>().ifCaseLet(\.edit, action: \.edit) { Editor() }`.
  private mutating func readReducer(_ value: Expression) -> Bool {
    if value.source.text == "EmptyReducer<State, Action>()" { return true }
    if let name = value.ownName, let getter = property(name)?.getter, getter.count == 1,
      let inner = getter[0].value, parts.insert(name).inserted
    {
      return readReducer(inner)
    }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, name: "ifCaseLet") = callee.kind, arguments.count == 3,
      arguments[0].label == nil, arguments[1].label == "action",
      let closure = arguments[2].closure, closure.body.count == 1,
      let reducer = closure.body[0].value
    else { return false }
    let path = arguments[0].value.source.text
    guard path == arguments[1].value.source.text, path.hasPrefix("\\."),
      let index = cases.firstIndex(where: { path.dropFirst(2) == $0.name }),
      case .feature(let feature) = cases[index].content,
      let (own, overrides) = withoutOverrides(reducer)
    else { return false }
    switch own.kind {
    case .call(let made, let values):
      guard outer.qualified(made.source.text) == feature, values.isEmpty else { return false }
    case .name(let name): guard name.withoutBackticks == cases[index].name else { return false }
    default: return false
    }
    cases[index].overrides = overrides
    reduced.append(cases[index].name)
    return readReducer(base)
  }

  /// Returns the property of a name in the declaration itself.
  private func property(_ name: String) -> VariableDeclaration? {
    members.lazy.compactMap(\.variable).first { $0.name == name }
  }

  /// Returns a reducer without the operators that override its dependencies.
  private func withoutOverrides(_ value: Expression) -> (Expression, [DraftKey])? {
    var value = value
    var overrides: [DraftKey] = []
    while case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, name: "dependency") = callee.kind
    {
      let path = arguments.first?.value.source.text ?? ""
      guard arguments.count == 2, path.hasPrefix("\\."), isIdentifier(String(path.dropFirst(2)))
      else { return nil }
      overrides.insert(
        DraftKey(
          String(path.dropFirst(2)), .text(type.origin.file.draft(arguments[1].value.source.range))),
        at: 0)
      value = base
    }
    return (value, overrides)
  }

  /// Returns alerts or dialogs. Their buttons' actions are an enum of the choice that is named after the case, or they
  /// have no actions; nil for other types.
  private func prompts(_ held: String, of name: String) -> OneOfCase.Content? {
    let states = ["AlertState", "ConfirmationDialogState"]
    if states.contains(where: { held == "\($0)<Never>" }) { return .value(held) }
    let answers = name.capitalizedFirst
    let paths = ["", "\(type.type.name).", "\(type.name)."].map { $0 + answers }
    guard let found = type.nested[answers], found.saysAnswers, found.isInside(type) else {
      return nil
    }
    return states.first { state in paths.contains { held == "\(state)<\($0)>" } }
      .map { .prompts($0, found) }
  }
}

extension LinkedType {
  /// Whether the declaration is inside of the braces of another one.
  fileprivate func isInside(_ outer: LinkedType) -> Bool {
    origin.file.file.path == outer.origin.file.file.path
      && outer.origin.declaration.source.range.contains(
        origin.declaration.source.range.lowerBound)
  }
}

extension String {
  /// Whether the text is the name of a reducer's type, with arguments for its generic parameters.
  fileprivate var isReducerType: Bool {
    let name = withoutArguments(self)
    return first?.isUppercase == true && last != "?"
      && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
      && !["AlertState", "ConfirmationDialogState"].contains(name)
  }
}

extension LinkedTypes {
  /// Whether a struct is a choice of the children of the feature around it.
  func isChoice(_ type: LinkedType) -> Bool {
    guard type.type.keyword == .struct, let dot = type.name.lastIndex(of: "."),
      let outer = self[String(type.name[..<dot]), from: type.origin.file],
      isReducer(outer), outer.nested[type.type.name] === type,
      outer.nested["State"]?.members.contains(where: {
        $0.declaration.variable?.name.capitalizedFirst == type.type.name
      }) == true
    else { return false }
    return ChildChoice(type, in: outer) != nil
  }
}
