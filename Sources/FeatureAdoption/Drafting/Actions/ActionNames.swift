import SpecSwift

/// The meanings of a feature's action cases.
struct ActionNames {
  /// The content of a case of the action.
  enum Kind: Equatable {
    /// Further cases of the feature itself, like `view` and `delegate`.
    case group
    /// The actions of a child that is always present.
    case child
    /// The actions of a child or an alert that is present at times.
    case presented
    /// The actions of rows.
    case rows
    /// The actions of a stack.
    case stack
    /// Changes through bindings.
    case binding
  }

  /// The kinds of the cases that are not actions themselves.
  var kinds: [String: Kind] = [:]
  /// The groups around such cases, by the names of the cases; only for cases in a group.
  var enclosing: [String: String] = [:]
  /// The payloads of the feature's own actions, by their names with the names of their groups.
  var payloads: [String: [Payload]] = [:]
  /// The functions of the feature that are procedures of its spec.
  var procedures: Set<String> = []
  /// The children that are a choice of features.
  var choices: Set<String> = []
  /// The actions of the children, by the children's names; nil for children whose actions are not known.
  var actionsOfChildren: [String: ActionsInside] = [:]
  /// The children whose states are not in fields of their names, by the paths of the states.
  var statePaths: [String: String] = [:]
}

/// A value that an action carries.
struct Payload {
  /// The label of the value; nil when it has none.
  var label: String?
  /// The internal name of the value, if the declaration has one.
  var name: String?
  /// The type of the value.
  var type: String
  /// The default of the value.
  var value: String?

  /// Makes the value of a function's parameter.
  init(_ parameter: FunctionParameter) {
    (label, name, type) = (parameter.label, parameter.name, parameter.type)
    value = parameter.value?.source.text
  }

  /// Makes a payload of a type alone.
  init(type: String) { self.type = type }

  /// Reads `_ text: String`, `from old: String = ""` or `String`.
  init(_ source: SourceText) {
    let pieces = swiftPieces(of: source.text.utf8).filter { !$0.isComment }
    let names = pieces.prefix { $0.text != ":" }
    var depth = 0
    let equals = pieces.first { piece in
      if "([<{".contains(piece.text) { depth += 1 }
      if ")]>}".contains(piece.text) { depth -= 1 }
      return depth == 0 && piece.text == "="
    }
    let text = Array(source.text.utf8)
    func part(_ range: Range<Int>) -> String {
      String(decoding: text[range], as: UTF8.self).trimmingBlanks
    }
    let end = equals?.range.lowerBound ?? text.count
    value = equals.map { part($0.range.upperBound..<text.count) }
    guard names.count < pieces.count, (1...2).contains(names.count),
      names.allSatisfy({ $0.text == "_" || isIdentifier($0.text) })
    else {
      type = part(0..<end)
      return
    }
    let first = names[0].text
    label = first == "_" ? nil : first
    name = names.count == 2 ? names[1].text : label
    type = part(pieces[names.count].range.upperBound..<end)
  }
}

extension ActionNames {
  /// Returns the kind of a case, in a group or in none; nil when the case is an action.
  func kind(of name: String, in group: String) -> Kind? {
    if kinds[joined(group, name)] == .group { return .group }
    guard enclosing[name, default: ""] == group else { return nil }
    return kinds[name] == .group ? nil : kinds[name]
  }

  /// Joins a name with the name of its group.
  func joined(_ group: String, _ name: String) -> String {
    group.isEmpty ? name : "\(group).\(name)"
  }

  /// Returns an action as a spec names it: `loaded(.success(text))`, `rows[id].deleted`; nil when it is not a known
  /// action.
  func address(of value: Expression) -> String? { address(of: value, in: "") }

  private func address(of value: Expression, in group: String) -> String? {
    switch value.unmarked.kind {
    case .member(of: let base, let name):
      return isAction(base) && kind(of: name, in: group) == nil ? joined(group, name) : nil
    case .call(let callee, let arguments):
      guard case .member(of: let base, let name) = callee.kind, isAction(base) else { return nil }
      switch kind(of: name, in: group) {
      case nil:
        return joined(group, name) + value.source.text.dropFirst(callee.source.text.count)
      case .group?:
        return arguments.count == 1
          ? address(of: arguments[0].value, in: joined(group, name)) : nil
      case let kind?:
        if let actions = actionsOfChildren[name] {
          return insideOfChild(kind, arguments).flatMap { id, action in
            actions.address(of: action).map { "\(name)\(id).\($0)" }
          }
        }
        return inner(of: kind, arguments, isChoice: choices.contains(name)).map {
          separator(name, $0)
        }
      }
    default: return nil
    }
  }

  private func isAction(_ base: Expression?) -> Bool {
    base.map { ["Action", "Self.Action"].contains($0.source.text) } ?? true
  }

  private func separator(_ name: String, _ inner: String) -> String {
    inner.hasPrefix("[") ? name + inner : "\(name).\(inner)"
  }

  /// Returns the id of a row, in brackets, and the action of a child that a case holds; nil for other cases.
  private func insideOfChild(
    _ kind: Kind, _ arguments: [LabeledValue]
  ) -> (id: String, action: Expression)? {
    guard arguments.count == 1 else { return nil }
    if kind == .child { return ("", arguments[0].value) }
    guard case .call(let callee, let inner) = arguments[0].value.kind else { return nil }
    switch kind {
    case .presented where callee.source.text == ".presented" && inner.count == 1:
      return ("", inner[0].value)
    case .rows where callee.source.text == ".element" && inner.count == 2,
      .stack where callee.source.text == ".element" && inner.count == 2:
      return ("[\(inner[0].value.source.text)]", inner[1].value)
    default: return nil
    }
  }

  private func inner(of kind: Kind, _ arguments: [LabeledValue], isChoice: Bool) -> String? {
    switch kind {
    case .group, .child:
      return arguments.count == 1 ? plain(arguments[0].value, isChoice: isChoice) : nil
    case .presented:
      guard arguments.count == 1, case .call(let callee, let inner) = arguments[0].value.kind,
        callee.source.text == ".presented", inner.count == 1
      else { return nil }
      return plain(inner[0].value, isChoice: isChoice)
    case .rows, .stack:
      guard arguments.count == 1, case .call(let callee, let inner) = arguments[0].value.kind,
        callee.source.text == ".element", inner.map(\.label) == ["id", "action"]
      else { return nil }
      return plain(inner[1].value, isChoice: isChoice).map {
        "[\(inner[0].value.source.text)].\($0)"
      }
    case .binding: return nil
    }
  }

  /// Returns an action of a child. Its cases count as actions, and cases that hold a single case count as children.
  private func plain(_ value: Expression, isChoice: Bool = false) -> String? {
    switch value.unmarked.kind {
    case .member(of: nil, let name): return name
    case .call(let callee, let arguments):
      guard case .member(of: nil, let name) = callee.kind else { return nil }
      let isGroup = isChoice || name == "delegate" || name == "view" || name == "internal"
      if isGroup, arguments.count == 1, let inner = plain(arguments[0].value) {
        return "\(name).\(inner)"
      }
      return name + value.source.text.dropFirst(callee.source.text.count)
    default: return nil
    }
  }
}
