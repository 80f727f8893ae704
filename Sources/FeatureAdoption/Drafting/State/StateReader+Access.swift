import FeatureSpec
import SpecSwift

/// The access levels of the properties of a public state.
struct StateAccess {
  /// The access level of properties that do not declare their own; nil for the access level of the feature.
  var usual: MemberAccess?
  /// The names of constants and functions, in the state or in its file, that other modules do not see.
  var internalNames: Set<String> = []
}

extension StateReader {
  /// Returns the access level of a member of the state, if other modules see the feature.
  func access(of member: Member) -> MemberAccess {
    var member = member
    // If observation is written out, another property stores the value.
    if let variable = member.declaration.variable, context.fieldName(of: variable) != variable.name,
      let observed = feature.nested["State"]?.variable(named: context.fieldName(of: variable))
    {
      member = observed.member
    }
    let modifiers = member.declaration.modifiers
    guard modifiers.contains("public") else { return .internal }
    let closed: Set = ["internal", "private", "fileprivate"]
    return modifiers.contains(where: closed.contains) ? .publicReading : .public
  }

  /// Reads the access level of the state's properties: that of its children, alerts and dialogs, which have no key
  /// for it, or else the most frequent one.
  mutating func readStateAccess(of state: LinkedType) {
    guard feature.isPublic else { return }
    let beside =
      state.origin.file.declarations
      + [state, feature].flatMap(\.members).map(\.declaration)
      .filter { $0.modifiers.contains("static") }
    self.state.access.internalNames = Set(beside.filter { !$0.isPublic }.compactMap(\.name))
    let members = state.members.filter { member in
      member.declaration.variable != nil && !member.declaration.modifiers.contains("static")
    }
    let places = Set(members.filter { mayBePlace($0) }.map { access(of: $0) })
    guard places.count < 2 else { return }
    let all = members.map { access(of: $0) }
    self.state.access.usual =
      places.first
      ?? MemberAccess.allCases.max { first, second in
        all.count { $0 == first } < all.count { $0 == second }
      }
    if self.state.access.usual == .public || members.isEmpty { self.state.access.usual = nil }
  }

  /// Returns the key for the access level of a property of the state; nil if it is equal to that of the others.
  func accessKey(of member: Member) -> SpecDraft? {
    guard feature.isPublic else { return nil }
    let access = access(of: member)
    return access == state.access.usual ?? .public ? nil : .text(access.rawValue)
  }

  /// Whether a member of the state may present a child, an alert or a dialog.
  private func mayBePlace(_ member: Member) -> Bool {
    guard let variable = member.declaration.variable, variable.getter == nil else { return false }
    let wrappers = member.declaration.attributes.map(\.name)
    return wrappers.contains("Presents") || wrappers.contains("PresentationState")
      || mayBeChild(
        variable.type?.text ?? variable.value.flatMap { context.stateType($0, member.file) })
  }

  /// Whether no initializer that other modules can call takes a field, because the field's type or first value is
  /// hidden from them.
  func isTakenByNoInitializer(_ variable: VariableDeclaration, _ member: Member) -> Bool {
    guard feature.isPublic else { return false }
    if let original = attempt.original {
      return original.untakenFields.contains(context.fieldName(of: variable))
    }
    let shown = variable.value.flatMap {
      evidentType($0, in: member.file) ?? context.shownType($0, in: member.file)
    }
    let type = variable.type?.text ?? shown ?? ""
    if namesHiddenMember(variable.value, of: type) || makesHiddenValue(variable.value) {
      return true
    }
    return words(type + " " + (variable.value?.source.text ?? "")).contains { word in
      guard isIdentifier(word) else { return false }
      let inside = feature.nested["State"]?.nested[word] ?? feature.nested[word]
      if let found = inside ?? types[word, from: member.file] {
        return !found.origin.declaration.isPublic
      }
      return state.access.internalNames.contains(word)
    }
  }

  /// Whether a first value is a member of its own type that is hidden from other modules: `.empty`.
  private func namesHiddenMember(_ value: Expression?, of type: String) -> Bool {
    guard case .member(of: nil, let name)? = value?.kind else { return false }
    let base = String(type.prefix { !"<?".contains($0) })
    // The library's arrays of rows have two names.
    let names = base == "IdentifiedArrayOf" ? [base, "IdentifiedArray"] : [base]
    let members = names.flatMap { name in
      let own = types.type(written: name, in: feature.origin.file)?.members ?? []
      return own + types.members(addedTo: name)
    }
    let found = members.filter {
      $0.declaration.name == name && $0.declaration.modifiers.contains("static")
    }
    return !found.isEmpty && !found.contains { $0.declaration.isPublic }
  }

  /// Whether an initializer that is hidden from other modules makes a first value: `Size()`. The generated state of a
  /// child has a public initializer, unless the app declares others.
  private func makesHiddenValue(_ value: Expression?) -> Bool {
    guard case .call(let callee, _)? = value?.kind,
      let made = types[callee.source.text, from: feature.origin.file]
    else { return false }
    let text = callee.source.text
    let isOfChild =
      text.hasSuffix(".State")
      && !attempt.hard.madeByApp.contains(context.qualified(String(text.dropLast(6))))
    return made.hasNoPublicInitializer && (!isOfChild || made.hasInitializer)
  }
}
