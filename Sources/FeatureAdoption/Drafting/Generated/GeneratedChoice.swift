import FeatureGenerator
import FeatureHeader
import SpecSource
import SpecSwift

/// A choice of children as generated code declares it: an enum of reducers, or a struct if one of the reducers has
/// arguments or overridden dependencies.
///
/// A type with members that generated code does not have is no such choice.
struct GeneratedChoice {
  /// The cases of the choice.
  private(set) var cases: [OneOfCase] = []
  private let type: LinkedType
  private let member: Member

  /// Reads the type; nil when it is another type.
  init?(_ type: LinkedType, _ member: Member) {
    (self.type, self.member) = (type, member)
    let access: Set = ["public"]
    guard member.declaration.attributes.map(\.name) == ["Reducer"],
      member.declaration.attributes[0].arguments == nil,
      member.declaration.modifiers.allSatisfy(access.contains),
      type.type.inherited.allSatisfy({ $0 == "Sendable" }), type.type.generics == nil
    else { return nil }
    let isRead =
      type.type.keyword == .enum ? readEnum() : type.type.keyword == .struct && readStruct()
    guard isRead, !cases.isEmpty else { return nil }
  }

  /// The members of the declaration itself. Extensions stay where they are.
  private var members: [Declaration] { type.type.members }

  /// Whether a member is the enum of the buttons' actions of a case.
  private func isAnswers(_ declaration: Declaration) -> Bool {
    declaration.type?.keyword == .enum
      && cases.contains { $0.answers?.type.name == declaration.type?.name }
  }

  private mutating func readEnum() -> Bool {
    for member in members {
      guard let enumCase = member.enumCase else { continue }
      guard enumCase.payload.count == 1, enumCase.rawValue == nil,
        member.modifiers.allSatisfy({ $0 == "indirect" })
      else { return false }
      let text = enumCase.payload[0].text
      let content: OneOfCase.Content?
      if member.attributes.map(\.name) == ["ReducerCaseIgnored"] {
        content = .value(text)
      } else {
        guard member.attributes.isEmpty else { return false }
        content = prompts(text) ?? (text.isReducerType ? .feature(text) : nil)
      }
      guard let content else { return false }
      cases.append(OneOfCase(name: enumCase.name.withoutBackticks, content: content))
    }
    return members.allSatisfy { $0.enumCase != nil || isAnswers($0) }
  }

  private mutating func readStruct() -> Bool {
    guard let state = type.nested["State"], let action = type.nested["Action"],
      let body = type.variable(named: "body"), let getter = body.variable.getter,
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
      let content: OneOfCase.Content
      if let prompts = prompts(held) {
        content = prompts
      } else if sent == "Never" {
        content = .value(held)
      } else {
        let feature = String(held.dropLast(".State".count))
        guard held.hasSuffix(".State"), feature.isReducerType, sent == "\(feature).Action" else {
          return false
        }
        content = .feature(feature)
      }
      cases.append(OneOfCase(name: enumCase.name.withoutBackticks, content: content))
    }
    guard actions.count == cases.count, getter.count == 1, let value = getter[0].value else {
      return false
    }
    return areKnown(besides: ["State", "Action"]) && readReducer(value)
  }

  /// Whether all members of a struct are those of a choice: the enums, the reducers that are its parameters, an
  /// initializer, and the body.
  private func areKnown(besides names: Set<String>) -> Bool {
    let stored = Set(members.compactMap { $0.variable }.filter { $0.getter == nil }.map(\.name))
    guard stored.isSubset(of: cases.map(\.name)) else { return false }
    return members.allSatisfy { member in
      switch member.kind {
      case .type(let type): names.contains(type.name) || isAnswers(member)
      case .variable(let variable):
        variable.getter != nil
          ? member.attributes.allSatisfy { $0.name.hasPrefix("ReducerBuilder") }
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
    if let name = value.ownName, let part = type.variable(named: name),
      let getter = part.variable.getter, getter.count == 1, let inner = getter[0].value
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
      guard made.source.text == feature, values.isEmpty else { return false }
    case .name(let name): guard name.withoutBackticks == cases[index].name else { return false }
    default: return false
    }
    cases[index].overrides = overrides
    return readReducer(base)
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
          String(path.dropFirst(2)), .text(member.file.draft(arguments[1].value.source.range))),
        at: 0)
      value = base
    }
    return (value, overrides)
  }

  /// Returns the content of alerts or dialogs whose buttons' actions are an enum of the type; nil for other types.
  private func prompts(_ held: String) -> OneOfCase.Content? {
    for name in ["AlertState", "ConfirmationDialogState"] {
      guard held.hasPrefix("\(name)<"), held.hasSuffix(">") else { continue }
      let answers = String(held.dropFirst(name.count + 1).dropLast())
      guard let type = type.nested[answers], type.type.keyword == .enum else { return nil }
      return .prompts(name, type)
    }
    return nil
  }
}

extension String {
  /// Whether the text is the name of a reducer's type, with arguments for its generic parameters.
  fileprivate var isReducerType: Bool {
    first?.isUppercase == true
      && allSatisfy { $0.isLetter || $0.isNumber || "._<>[]?, :".contains($0) }
  }
}

extension LinkedTypes {
  /// Whether a type is a choice of children that generated code nests in a feature.
  func isGeneratedChoice(_ type: LinkedType) -> Bool {
    guard type.type.keyword == .struct, let dot = type.name.lastIndex(of: "."),
      GeneratedHeader.isBorne(by: type.origin.file.file.bytes),
      let outer = self[String(type.name[..<dot]), from: type.origin.file],
      outer.type.keyword == .struct, outer.nested[type.type.name] === type,
      outer.origin.file.file.path == type.origin.file.file.path,
      outer.origin.declaration.source.range.contains(
        type.origin.declaration.source.range.lowerBound)
    else { return false }
    return GeneratedChoice(type, type.origin) != nil
  }
}
