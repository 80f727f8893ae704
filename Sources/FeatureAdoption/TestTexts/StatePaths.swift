import SpecSwift

/// Determines the names that a spec has for parts of a feature's state.
struct StatePaths {
  /// The types of the app and its tests.
  let types: LinkedTypes
  /// The texts that take over the test's Swift.
  let texts: TestTexts
  /// The state of the feature; nil when no file that was read declares it.
  let state: LinkedType?

  /// The content of a field of the state.
  private enum Content {
    case value, optional, many, stack
  }

  /// Returns the path of the left side of an assignment in a closure; nil when a spec can only have the assignment as
  /// Swift.
  ///
  /// - Parameter parameter: The closure's name for the state.
  func path(_ target: Expression, from parameter: String) -> [String]? {
    switch target.kind {
    case .name(parameter): return []
    case .member(of: let base?, let name):
      let isChained = base.source.text.hasSuffix("?") || base.source.text.hasSuffix("!")
      guard !name.hasPrefix("$"), let path = path(base.unwrapped, from: parameter) else {
        return nil
      }
      if isChained, !isChild(path) { return nil }
      if path.isEmpty, state != nil, !fields.contains(where: { $0.variable.name == name }) {
        return nil
      }
      return path + [name]
    case .lookup(let base, let arguments):
      return element(base, arguments, from: parameter)
    default: return nil
    }
  }

  /// Returns the path of a row, or of an element of a stack: `$0.path[id: 0, case: \.todo]`.
  private func element(
    _ base: Expression, _ arguments: [LabeledValue], from parameter: String
  ) -> [String]? {
    guard let path = path(base, from: parameter), path.count == 1, let first = arguments.first,
      first.label == "id", [.many, .stack].contains(content(of: path[0]))
    else { return nil }
    let row = "\(path[0])[\(texts.swift(first.value))]"
    guard arguments.count == 2, arguments[1].label == "case" else {
      return arguments.count == 1 ? [row] : nil
    }
    return [row, String(arguments[1].value.source.text.drop { "\\.".contains($0) })]
  }

  /// Returns the part of a child that `modify(\.edit) { … }` changes.
  func modified(_ value: Expression, from parameter: String) -> (path: [String], Closure)? {
    guard let call = value.unmarked.methodCall, call.name == "modify", let base = call.base,
      call.arguments.count == 2, let closure = call.arguments[1].closure,
      let path = path(base.unwrapped, from: parameter), path.count == 1, isChild(path)
    else { return nil }
    let name = call.arguments[0].value.source.text.drop { "\\.".contains($0) }
    return (path + [String(name)], closure)
  }

  private func isChild(_ path: [String]) -> Bool {
    guard let content = path.first.map({ content(of: String($0.prefix { $0 != "[" })) }) else {
      return false
    }
    return path.count == 1 && content != .value
      || path.count == 2 && (content == .optional || content == .stack)
  }

  private func content(of field: String) -> Content {
    guard let (variable, member) = fields.first(where: { $0.variable.name == field }) else {
      return .value
    }
    let type = variable.type?.text ?? ""
    if member.declaration.has("Presents") || member.declaration.has("PresentationState") {
      return .optional
    }
    if type.hasPrefix("StackState<") || variable.value?.source.text.hasPrefix("StackState<") == true
    {
      return .stack
    }
    if type.hasPrefix("IdentifiedArray"), type.hasSuffix(".State>") { return .many }
    return type.hasSuffix(".State?") ? .optional : .value
  }

  /// The stored fields of the state.
  var fields: [(variable: VariableDeclaration, member: Member)] {
    state?.members.compactMap { member in
      guard let variable = member.declaration.variable, variable.getter == nil,
        !member.declaration.modifiers.contains("static")
      else { return nil }
      return (variable, member)
    } ?? []
  }
}
