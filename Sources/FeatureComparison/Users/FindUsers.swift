import FeatureProgram
import FeatureSpec
import SpecSource

/// Finds the specs that used a changed declaration, and finds out whether they are adapted.
struct UserFinder {
  private let old: FeatureProject
  private let uses: MemberUses
  private let updates: UserUpdates

  init(
    _ old: FeatureProject, _ new: FeatureProject, renamed: [String: String], unknown: Set<String>
  ) {
    self.old = old
    uses = MemberUses(of: old)
    updates = UserUpdates(old: old, new: new, renamed: renamed, unknown: unknown)
  }

  /// Adds the users to a spec and to the changes of its parts, if these changes are breaking.
  func addUsers(to spec: inout ComparedSpec) {
    let name = spec.formerName ?? spec.name
    if spec.isBreaking {
      let users = wholeUsers(of: name, spec.kind)
      spec.users = marked(users, of: nil, in: name, spec.kind, isGone: true)
    }
    for index in spec.changes.indices where spec.changes[index].isBreaking {
      let change = spec.changes[index]
      let parts = spec.kind == .model ? nil : declarations(of: change, in: name)
      let users =
        parts.map { merged($0.flatMap(uses.users(of:))) } ?? wholeUsers(of: name, spec.kind)
      // The parts of a renamed spec cannot be identified in the new project.
      guard spec.event != .renamed else {
        spec.changes[index].users = users
        continue
      }
      let isGone = parts == nil || change.event == .removed || change.event == .renamed
      spec.changes[index].users = marked(users, of: parts, in: name, spec.kind, isGone: isGone)
    }
  }

  /// Marks the users that are adapted.
  ///
  /// - Parameters:
  ///   - parts: The declarations that the users used; nil for any declaration of the spec.
  ///   - isGone: Whether an adapted user no longer names the declarations.
  private func marked(
    _ users: [MemberUser], of parts: [DeclarationID]?, in owner: String, _ kind: ComparedSpec.Kind,
    isGone: Bool
  ) -> [MemberUser] {
    users.map { user in
      var user = user
      user.isChanged =
        kind == .model
        ? updates.isWithout(user.name, mentioning: owner)
        : updates.isAdapted(user.name, isGone: isGone) { declaration in
          parts?.contains(declaration) ?? (declaration.owner == owner)
        }
      return user
    }
  }

  /// Returns the declarations that the users of a part name; nil for a part that concerns all users of the spec.
  private func declarations(of change: ComparedMember, in owner: String) -> [DeclarationID]? {
    guard let kind = change.kind.declaration else { return nil }
    let named = DeclarationID(kind, change.formerName ?? change.name, of: owner)
    // A required value concerns the specs that make the state. Any other change concerns the specs that name the
    // part.
    let isGiven = change.restrictions.contains(mustBeGiven)
    let isOtherInitializer =
      change.kind == .state && change.event != .added && change.before != change.after
    return isGiven || isOtherInitializer
      ? [named, DeclarationID(.initializer, of: owner)] : [named]
  }

  /// Returns the specs that used a spec in any way.
  private func wholeUsers(of name: String, _ kind: ComparedSpec.Kind) -> [MemberUser] {
    switch kind {
    case .feature: return uses.users(of: DeclarationID(.feature, of: name))
    case .client:
      guard let key = old.clients.first(where: { $0.name.value == name })?.key.value else {
        return []
      }
      return old.features.filter { feature in
        feature.dependencies.map { feature.dependencyKey(of: $0.value) }
          .contains { $0 == key || $0 == name }
      }
      .map { MemberUser(name: $0.name.value, places: ["dependency \(key)"]) }
    case .model:
      return old.specsMentioning(name).map { MemberUser(name: $0, places: ["names \(name)"]) }
    }
  }

  private func merged(_ users: [MemberUser]) -> [MemberUser] {
    let places = Dictionary(grouping: users, by: \.name)
    return places.map { name, users in
      MemberUser(name: name, places: Set(users.flatMap(\.places)).sorted())
    }.sorted { $0.name < $1.name }
  }
}

extension MemberKind {
  /// The kind of declaration that users of a part name; nil for a part that concerns all users of the spec.
  fileprivate var declaration: DeclarationID.Kind? {
    switch self {
    case .state, .computed, .child, .field, .enumCase: .property
    case .action: .action
    case .delegate: .delegate
    case .button: .button
    case .endpoint: .endpoint
    default: nil
    }
  }
}
