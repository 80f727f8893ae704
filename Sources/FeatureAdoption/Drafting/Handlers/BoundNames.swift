import SpecSwift

/// The names that the patterns of a feature's handlers give to payloads.
struct BoundNames {
  /// The names of the payloads, by the actions with their groups; nil for a value that a pattern does not name.
  private(set) var names: [String: [String?]] = [:]

  private let feature: LinkedType

  /// Reads the feature's choices between actions, including those in functions that receive a group of actions.
  init(in feature: LinkedType) {
    self.feature = feature
    for member in feature.members {
      let statements =
        member.declaration.variable?.getter ?? member.declaration.function?.body ?? []
      let subject = member.declaration.function?.parameters.last?.name ?? "action"
      for statement in statements { read(statement, of: subject, "", 0) }
    }
  }

  private mutating func read(
    _ statement: Statement, of subject: String, _ path: String, _ depth: Int
  ) {
    guard depth < 8 else { return }
    if let choice = statement.choice(of: subject) {
      for branch in choice.branches { read(branch, path, depth) }
    } else if let calls = feature.dispatched(statement, of: subject) {
      for call in calls {
        for inner in call.function.body ?? [] { read(inner, of: call.action, path, depth + 1) }
      }
    } else if let value = statement.value {
      read(value, path, depth)
    }
  }

  private mutating func read(_ value: Expression, _ path: String, _ depth: Int) {
    switch value.kind {
    case .call(let callee, let arguments):
      read(callee, path, depth)
      for closure in arguments.compactMap(\.closure) {
        let subject = closure.parameters.count == 2 ? closure.parameters[1] : "action"
        for statement in closure.body { read(statement, of: subject, path, depth + 1) }
      }
    case .member(of: let base?, name: _): read(base, path, depth)
    default: break
    }
  }

  private mutating func read(_ branch: Branch, _ path: String, _ depth: Int) {
    for pattern in branch.patterns { note(pattern, path) }
    guard branch.patterns.count == 1, let part = branch.patterns[0].payload,
      let first = branch.body.first
    else { return }
    let names = branch.patterns[0].path
    read(first, of: part, ([path] + names).filter { !$0.isEmpty }.joined(separator: "."), depth + 1)
  }

  private mutating func note(_ pattern: Pattern, _ path: String) {
    guard case .enumCase(let name, let inner?) = pattern else { return }
    let action = path.isEmpty ? name : "\(path).\(name)"
    let given: [String?] = inner.map { if case .binding(let name) = $0 { name } else { nil } }
    names[action] = names[action]?.completed(by: given) ?? given
    if inner.count == 1 { note(inner[0], action) }
    // In the pattern of a row, the row's action follows its id.
    if name == "element", inner.count == 2 { note(inner[1], action) }
  }
}

extension [String?] {
  /// Returns the names, with other names in place of missing ones. Each name refers to a single value.
  fileprivate func completed(by others: [String?]) -> [String?] {
    guard others.count == count else { return self }
    return zip(self, others).map { $0 ?? (contains($1) ? nil : $1) }
  }
}
