import SpecSwift

/// The actions of a child, of a group or of a choice of children.
struct ActionsInside {
  /// Returns the actions that a case with the name holds; nil if the case is an action itself.
  let held: @Sendable (String) -> ActionsInside?

  /// Returns the address of an action relative to these actions; nil when it is not a known action.
  func address(of value: Expression) -> String? {
    switch value.unmarked.kind {
    case .member(of: nil, let name): return name
    case .call(let callee, let arguments):
      guard case .member(of: nil, let name) = callee.kind else { return nil }
      if let inner = held(name), arguments.count == 1 {
        return inner.address(of: arguments[0].value).map { "\(name).\($0)" }
      }
      return name + value.source.text.dropFirst(callee.source.text.count)
    default: return nil
    }
  }
}

extension ActionTables {
  /// Returns the actions of a feature; nil when they are not known.
  func actions(of type: String) -> ActionsInside? {
    table(of: type).map { actions(in: $0, group: "") }
  }

  /// Returns the actions of several features, by the names of the cases that hold them.
  func actions(of cases: [OneOfCase]) -> ActionsInside {
    ActionsInside { name in
      let one = cases.first { $0.name == name }
      return one.map { $0.feature.flatMap(self.actions) ?? ActionsInside { _ in nil } }
    }
  }

  private func actions(in table: ActionTable, group: String) -> ActionsInside {
    ActionsInside { name in
      let path = group.isEmpty ? name : "\(group).\(name)"
      if table.groups[path] != nil { return self.actions(in: table, group: path) }
      return group.isEmpty ? table.featureType(in: name).flatMap(self.actions) : nil
    }
  }
}
