import SpecSwift

/// The facts about a feature that are known before it is drafted.
struct DraftingContext {
  /// The feature.
  let feature: LinkedType
  /// The types of the app.
  let types: LinkedTypes
  /// The described endpoints of clients, by the clients' keys.
  let endpoints: DescribedEndpoints
  /// The app's protocol that the feature conforms to instead of `Reducer`.
  let style: AppStyle?
  /// The actions of the feature, as they are declared.
  let table: ActionTable
  /// The meanings of the action's cases, as they are declared.
  let names: ActionNames
  /// The actions of the feature's children.
  let tables: ActionTables

  /// Reads the actions of a feature.
  ///
  /// - Throws: The reason, when the actions are no enum of the feature.
  init(
    _ feature: LinkedType, in types: LinkedTypes, endpoints: DescribedEndpoints
  ) throws(NotDrafted) {
    (self.feature, self.types, self.endpoints) = (feature, types, endpoints)
    tables = ActionTables(in: types, from: feature.origin.file)
    style = types.style(of: feature)
    guard let table = ActionTable(of: feature, style: style) else {
      throw NotDrafted("'Action' is not an enum nested in the feature", at: feature.origin.span)
    }
    self.table = table
    names = ActionNames(table, of: feature, style)
  }

  /// Returns the key path in a stored property of the feature that is used in a single place; nil for other members.
  func keyPath(_ member: Member) -> String? {
    guard let variable = member.declaration.variable, variable.isConstant,
      let path = variable.value?.source.text, path.hasPrefix("\\."), !path.contains(" "),
      uses(of: variable.name) == 1
    else { return nil }
    return path
  }

  /// Returns the number of times that the feature's members mention a member, besides its declaration.
  private func uses(of name: String) -> Int {
    feature.members.reduce(0) { count, member in
      let words = member.file.placedWords(in: member.declaration.source.range)
      let isDeclaration =
        member.declaration.function?.name == name || member.declaration.variable?.name == name
      return count + words.count { $0.text == name } - (isDeclaration ? 1 : 0)
    }
  }

  /// The names of the properties that present something.
  var presentedNames: Set<String> {
    Set(table.cases.filter { $0.value.payload.type.hasPrefix("PresentationAction<") }.keys)
  }
}

extension ActionNames {
  /// Makes the meanings of the action's cases, as far as the actions show them.
  fileprivate init(_ table: ActionTable, of feature: LinkedType, _ style: AppStyle?) {
    self.init()
    for name in table.cases.keys {
      let isBinding =
        table.cases[name].map { feature.isBindingAction($0.payload.type) } ?? false
        && (name != "binding" || table.enclosing[name] != nil || feature.writesBindings)
      kinds[name] = isBinding ? .binding : .child
    }
    if let style, style.action != nil {
      // The style's type has these groups, whether or not the feature uses them.
      for group in style.groups { kinds[group.name] = .group }
      for name in style.cases where table.cases[name] == nil { kinds[name] = .presented }
    }
    for name in table.groups.keys { kinds[name] = .group }
    enclosing = table.enclosing
  }
}

extension LinkedType {
  /// Whether one of the feature's own reducers writes the changes of views.
  fileprivate var writesBindings: Bool {
    members.contains { member in
      member.file.words(in: member.declaration.source.range).contains("BindingReducer")
    }
  }

  /// Whether a type is that of the actions by which views write the feature's state.
  fileprivate func isBindingAction(_ payload: String) -> Bool {
    guard payload.hasPrefix("BindingAction<"), payload.hasSuffix(">") else { return false }
    let words = swiftPieces(of: payload.utf8).filter { !$0.isComment }.map(\.text)
    let state = words.dropFirst(2).dropLast().joined()
    return ["State", "Self.State", "\(type.name).State", "\(name).State"].contains(state)
  }
}
