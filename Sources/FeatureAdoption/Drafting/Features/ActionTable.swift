import SpecSource
import SpecSwift

/// The actions of a feature, as a spec declares them.
struct ActionTable {
  /// An action.
  struct Entry {
    /// Its name, with that of its group.
    var name: String
    /// What it carries; each value has a name.
    var payload: [Payload]
    /// Its declaration.
    var member: Member
  }

  /// The feature's own actions, in the order of their declarations.
  private(set) var own: [Entry] = []
  /// Those that only the parent reacts to.
  private(set) var delegate: [Entry] = []
  /// The cases that hold actions of something else, by their names.
  private(set) var cases: [String: (payload: Payload, member: Member)] = [:]
  /// The names of the groups, each with its type.
  private(set) var groups: [String: LinkedType] = [:]

  /// Reads the declarations, and takes the names of payloads from the patterns of handlers.
  init?(of feature: LinkedType) {
    guard let action = feature.nested["Action"], action.type.keyword == .enum else { return nil }
    let bound = boundNames(in: feature)
    for member in action.members {
      guard let enumCase = member.declaration.enumCase else { continue }
      let payload = enumCase.payload.map { Payload($0) }
      guard payload.count == 1, payload[0].label == nil else {
        own.append(Entry(name: enumCase.name, payload: payload, member: member))
        continue
      }
      if let group = action.group(payload[0].type) {
        let entries = entries(of: group, named: enumCase.name, bound)
        if enumCase.name == "delegate" { delegate = entries } else { own += entries }
        groups[enumCase.name] = group
        cases[enumCase.name] = (payload[0], member)
      } else if payload[0].type.holdsActions {
        cases[enumCase.name] = (payload[0], member)
      } else {
        own.append(Entry(name: enumCase.name, payload: payload, member: member))
      }
    }
    own = own.map { named($0, bound) }
    delegate = delegate.map { named($0, bound) }
  }

  private func entries(of group: LinkedType, named name: String, _ bound: [String: [String?]])
    -> [Entry]
  {
    group.members.compactMap { member in
      member.declaration.enumCase.map { enumCase in
        Entry(
          name: "\(name).\(enumCase.name)", payload: enumCase.payload.map { Payload($0) },
          member: member)
      }
    }
  }

  /// Gives each value a name: that of the handler's pattern, of the declaration, or its label.
  private func named(_ entry: Entry, _ bound: [String: [String?]]) -> Entry {
    var entry = entry
    let names = bound[entry.name] ?? []
    for index in entry.payload.indices {
      let bound = names.count == entry.payload.count ? names[index] : nil
      let payload = entry.payload[index]
      let number = entry.payload.count == 1 ? "" : "\(index + 1)"
      let isResult = payload.type.hasPrefix("Result<") || payload.type.hasPrefix("TaskResult<")
      entry.payload[index].name =
        bound ?? payload.name ?? (isResult ? "result" : "value") + number
    }
    return entry
  }
}

extension LinkedType {
  /// The enum in it that a case holds as a group of actions.
  fileprivate func group(_ type: String) -> LinkedType? {
    let name = type.hasPrefix("Action.") ? String(type.dropFirst(7)) : type
    guard let group = nested[name], group.type.keyword == .enum, name != "Alert", name != "Dialog"
    else { return nil }
    return group
  }
}

extension String {
  /// Whether a type holds actions of children, alerts or bindings.
  fileprivate var holdsActions: Bool {
    let outer = prefix { $0 != "<" }
    return hasSuffix(".Action")
      || [
        "PresentationAction", "IdentifiedActionOf", "IdentifiedAction", "StackActionOf",
        "StackAction", "BindingAction",
      ]
      .contains(String(outer))
  }
}

/// The names that the patterns of a feature's handlers give to what actions carry.
private func boundNames(in feature: LinkedType) -> [String: [String?]] {
  var names: [String: [String?]] = [:]
  for branch in feature.actionBranches {
    for pattern in branch.patterns { note(pattern, "", &names) }
  }
  return names
}

private func note(_ pattern: Pattern, _ path: String, _ names: inout [String: [String?]]) {
  guard case .enumCase(let name, let inner?) = pattern else { return }
  let action = path.isEmpty ? name : "\(path).\(name)"
  if names[action] == nil {
    names[action] = inner.map { if case .binding(let name) = $0 { name } else { nil } }
  }
  if inner.count == 1 { note(inner[0], action, &names) }
}

extension LinkedType {
  /// The cases of the choices between its actions, those in choices between the cases of a group included.
  var actionBranches: [Branch] {
    var found: [Branch] = []
    for member in members {
      let statements =
        member.declaration.variable?.getter ?? member.declaration.function?.body ?? []
      for statement in statements { collectBranches(statement, &found) }
    }
    return found
  }
}

private func collectBranches(_ statement: Statement, _ found: inout [Branch]) {
  guard let value = statement.value else { return }
  collectBranches(value, &found)
}

private func collectBranches(_ value: Expression, _ found: inout [Branch]) {
  switch value.kind {
  case .branching(let branching) where branching.subject?.source.text == "action":
    found += branching.branches
  case .call(let callee, let arguments):
    collectBranches(callee, &found)
    for closure in arguments.compactMap(\.closure) {
      for statement in closure.body { collectBranches(statement, &found) }
    }
  case .member(of: let base?, name: _): collectBranches(base, &found)
  default: break
  }
}
