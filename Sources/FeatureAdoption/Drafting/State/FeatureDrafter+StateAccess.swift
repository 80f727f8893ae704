import FeatureSpec
import SpecSwift

extension FeatureDrafter {
  /// The access of a member of the state, where other modules see the feature.
  func access(of member: Member) -> MemberAccess {
    var member = member
    // Where observation is written out, another property keeps the value.
    if let variable = member.declaration.variable, fieldName(of: variable) != variable.name,
      let observed = feature.nested["State"]?.variable(named: fieldName(of: variable))
    {
      member = observed.member
    }
    let modifiers = member.declaration.modifiers
    guard modifiers.contains(where: { ["public", "package"].contains($0) }) else {
      return .internal
    }
    let closed: Set = ["internal", "private", "fileprivate"]
    return modifiers.contains(where: closed.contains) ? .publicReading : .public
  }

  /// Reads the access of the state's properties: that of its places, which say none of their own, or the usual one.
  mutating func readStateAccess(of state: LinkedType) {
    guard isPublic else { return }
    let beside =
      state.origin.file.declarations
      + [state, feature].flatMap(\.members).map(\.declaration)
      .filter { $0.modifiers.contains("static") }
    internalNames = Set(beside.filter { !$0.isPublic }.compactMap(\.name))
    let members = state.members.filter { member in
      member.declaration.variable != nil && !member.declaration.modifiers.contains("static")
    }
    let places = Set(members.filter { mayBePlace($0) }.map { access(of: $0) })
    guard places.count < 2 else { return }
    let all = members.map { access(of: $0) }
    stateAccess =
      places.first
      ?? MemberAccess.allCases.max { first, second in
        all.count { $0 == first } < all.count { $0 == second }
      }
    if stateAccess == .public || members.isEmpty { stateAccess = nil }
  }

  /// The key for the access of a property of the state; nil where it has that of the others.
  func accessKey(of member: Member) -> SpecDraft? {
    guard isPublic else { return nil }
    let access = access(of: member)
    return access == stateAccess ?? .public ? nil : .text(access.rawValue)
  }

  /// Whether a member of the state is, or may be, what shows a child, an alert or a dialog.
  private func mayBePlace(_ member: Member) -> Bool {
    guard let variable = member.declaration.variable, variable.getter == nil else { return false }
    let wrappers = member.declaration.attributes.map(\.name)
    return wrappers.contains("Presents") || wrappers.contains("PresentationState")
      || mayBeChild(
        variable.type?.text ?? variable.value.flatMap { stateType($0, member.file) })
  }

  /// Whether no initializer that other modules call can take a field, because they do not see its type or its first value.
  func isTakenByNoInitializer(_ variable: VariableDeclaration, _ member: Member) -> Bool {
    guard isPublic else { return false }
    if isGenerated { return isTakenByNoInitializer(variable) }
    let shown = variable.value.flatMap {
      evidentType($0, in: member.file) ?? shownType($0, in: member.file)
    }
    let type = variable.type?.text ?? shown ?? ""
    return words(type + " " + (variable.value?.source.text ?? "")).contains { word in
      guard isIdentifier(word) else { return false }
      let inside = feature.nested["State"]?.nested[word] ?? feature.nested[word]
      if let found = inside ?? types[word, from: member.file] {
        return !found.origin.declaration.isPublic
      }
      return internalNames.contains(word)
    }
  }

  /// Whether the initializer of a generated state takes other fields, but not this one.
  private func isTakenByNoInitializer(_ variable: VariableDeclaration) -> Bool {
    let initializers = feature.nested["State"]?.members.compactMap { member in
      if case .initializer(let initializer) = member.declaration.kind { initializer } else { nil }
    }
    let taken = initializers?.flatMap { $0.parameters.map(\.name) } ?? []
    return initializers?.isEmpty == false && !taken.contains(fieldName(of: variable))
  }
}
