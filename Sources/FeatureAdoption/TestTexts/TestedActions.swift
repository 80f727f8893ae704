import SpecSwift

/// An action as a spec names it.
struct NamedAction {
  /// The names of the action, with ids in brackets: `rows[UUID(0)]`.
  var path: [String]
  /// The values after the names, with their parentheses.
  var arguments = ""
  /// The value that a binding gives to the field that the names lead to; nil when the action is no binding.
  var value: String?

  /// The action without its values.
  var address: String { path.joined(separator: ".") }
  /// The whole action.
  var text: String { address + arguments }
}

/// Determines the names that a spec has for the actions of a feature.
struct TestedActions {
  /// The types of the app and its tests.
  let types: LinkedTypes
  /// The texts that take over the test's Swift.
  let texts: TestTexts
  /// The feature; nil when no file that was read declares it.
  let feature: LinkedType?

  private var scope: ActionScope { feature.map { .feature($0) } ?? .unknown }

  /// Returns the action that an expression makes: `.rows(.element(id: id, action: .deleted))`.
  func action(_ value: Expression) throws(TestObstacle) -> NamedAction {
    try named(value, in: scope, after: [], group: nil)
  }

  private func named(
    _ value: Expression, in scope: ActionScope, after path: [String], group: String?
  ) throws(TestObstacle) -> NamedAction {
    if case .member(of: _, let name) = value.kind, value.isMade {
      let payload = scope.payload(of: name, in: types)
      if case .child = payload { throw TestObstacle("an action without its value", at: value) }
      return NamedAction(path: path + [group, name].compactMap(\.self))
    }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: _, let name) = callee.kind, callee.isMade
    else { throw TestObstacle("an action that is created elsewhere", at: value) }
    if arguments.count == 1, name == "presented" {
      return try named(arguments[0].value, in: scope, after: path, group: nil)
    }
    if name == "element", arguments.map(\.label) == ["id", "action"], let last = path.last {
      let row = "\(last)[\(texts.swift(arguments[0].value))]"
      return try named(
        arguments[1].value, in: scope, after: path.dropLast() + [row], group: nil)
    }
    if name == "set", arguments.count == 2, arguments[0].value.isPath {
      return try binding(value, after: path)
    }
    let own = path + [group, name].compactMap(\.self)
    switch payload(of: name, with: arguments, in: scope) {
    case .group(let inner):
      return try named(arguments[0].value, in: inner, after: path, group: name)
    case .child(let inner):
      // A group that only gathers children is not a part of their names.
      if arguments.map(\.label) == ["id", "action"] {
        let row = "\(name)[\(texts.swift(arguments[0].value))]"
        return try named(arguments[1].value, in: inner, after: path + [row], group: nil)
      }
      return try named(arguments[0].value, in: inner, after: path + [name], group: nil)
    case .binding: return try binding(arguments[0].value, after: path)
    case .values, .unknown:
      let range = callee.source.range.upperBound..<value.source.range.upperBound
      return NamedAction(path: own, arguments: texts.swift(range))
    }
  }

  /// Returns the payload of a case. If the case is not known, its name and its value determine the payload.
  private func payload(
    of name: String, with arguments: [LabeledValue], in scope: ActionScope
  ) -> ActionPayload {
    let payload = scope.payload(of: name, in: types)
    guard case .unknown = payload else { return payload }
    if name == "binding" { return .binding }
    if arguments.map(\.label) == ["id", "action"] { return .child(.unknown) }
    guard arguments.count == 1, arguments[0].label == nil, arguments[0].value.isAction else {
      return .values([])
    }
    if ["delegate", "internal", "view"].contains(name) { return .group(.unknown) }
    let inner = arguments[0].value.methodCall?.name ?? arguments[0].value.memberNames?.last
    let isChild =
      ["alert", "destination", "path"].contains(name)
      || ["dismiss", "element", "presented"].contains(inner ?? "")
      || arguments[0].value.source.text == ".dismiss"
    return isChild ? .child(.unknown) : .values([])
  }

  /// Returns the action of a change through a binding: `.set(\.name, "A")`.
  private func binding(
    _ value: Expression, after path: [String]
  ) throws(TestObstacle) -> NamedAction {
    guard let call = value.methodCall, call.name == "set", call.arguments.count == 2 else {
      throw TestObstacle("a binding that is created elsewhere", at: value)
    }
    let field = call.arguments[0].value.source.text.drop { "\\.$".contains($0) }
    return NamedAction(path: path + [String(field)], value: texts.swift(call.arguments[1].value))
  }
}

extension TestedActions {
  /// Returns the action that a key path leads to, with its value: `\.rows[id: id].deleted`.
  func action(
    at keyPath: Expression, _ value: Expression?
  ) throws(TestObstacle) -> NamedAction {
    let names = keyPathNames(texts.swift(keyPath))
    guard !names.isEmpty, !keyPath.source.text.contains("appending") else {
      throw TestObstacle("an action that is created elsewhere", at: keyPath)
    }
    var (scope, path, group) = (scope, [String](), String?.none)
    var labels: [String?] = []
    for (index, name) in names.enumerated() where name != "presented" {
      let plain = String(name.prefix { $0 != "[" })
      let payload = plain == "binding" ? .binding : scope.payload(of: plain, in: types)
      switch payload {
      case .binding where index + 1 < names.count:
        guard let value else { throw TestObstacle("a binding without a value", at: keyPath) }
        return NamedAction(path: path + names[(index + 1)...], value: texts.swift(value))
      case .group(let inner):
        path += [group].compactMap(\.self)
        (scope, group) = (inner, name)
      case .child(let inner):
        (scope, group) = (inner, nil)
        path.append(name)
      case .values(let found):
        (scope, labels) = (.unknown, found)
        path += [group, name].compactMap(\.self)
        group = nil
      case .unknown, .binding:
        scope = .unknown
        path += [group, name].compactMap(\.self)
        group = nil
      }
    }
    path += [group].compactMap(\.self)
    return NamedAction(
      path: path, arguments: value.map { "(\(arguments($0, labels)))" } ?? "")
  }

  /// Returns the values of an action as a call has them.
  private func arguments(_ value: Expression, _ labels: [String?]) -> String {
    if labels.count > 1, case .tuple(let values) = value.kind, values.count == labels.count {
      return zip(labels, values).map { label, value in
        (label.map { "\($0): " } ?? "") + texts.swift(value.value)
      }.joined(separator: ", ")
    }
    let label = labels.count == 1 ? labels[0].map { "\($0): " } ?? "" : ""
    return label + texts.swift(value)
  }
}

/// Returns the names in a key path or a case path, without types, and with ids without their label.
private func keyPathNames(_ text: String) -> [String] {
  var names = [""]
  var depth = 0
  for character in text.drop(while: { "\\/".contains($0) }) {
    if "[(".contains(character) { depth += 1 }
    if ")]".contains(character) { depth -= 1 }
    if character == ".", depth == 0 {
      names.append("")
    } else {
      names[names.count - 1].append(character)
    }
  }
  return names.filter { $0.first.map { !$0.isUppercase } ?? false }
    .map { $0.replacing("[id: ", with: "[") }
    .map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
}

extension Expression {
  /// Whether the expression names a case, after a dot or a type.
  fileprivate var isMade: Bool {
    guard case .member(of: let base, _) = kind else { return false }
    guard let names = base?.memberNames else { return base == nil }
    return names.allSatisfy { $0.first?.isUppercase == true }
  }

  /// Whether the expression looks like an action.
  fileprivate var isAction: Bool {
    switch kind {
    case .call(let callee, _): callee.isMade
    default: isMade
    }
  }

  /// Whether the expression is a key path or a case path.
  var isPath: Bool { source.text.hasPrefix("\\") || source.text.hasPrefix("/") }
}
