import FeatureProgram
import FeatureSpec
import SpecSource

/// Compares what two projects mean, whatever their files look like.
///
/// - Parameter unknown: The paths of specs that could not be read in one of the projects, which are not compared.
public func compare(
  _ old: FeatureProject, with new: FeatureProject, leavingOut unknown: Set<String> = []
) -> ProjectComparison {
  let comparer = ProjectComparer(
    old: old, haveSameSettings: old.settings.source == new.settings.source,
    uses: MemberUses(of: old), unknown: unknown)
  return ProjectComparison(
    specs: ComparedSpec.Kind.allCases.flatMap { kind in
      comparer.changes(kind, old.entries(kind), new.entries(kind))
    })
}

extension FeatureProject {
  /// The specs of a kind.
  fileprivate func entries(_ kind: ComparedSpec.Kind) -> [Entry] {
    switch kind {
    case .feature: features.map { one in Entry(name: one.name) { one.members(in: self) } }
    case .client: clients.map { one in Entry(name: one.name) { one.members(in: self) } }
    case .model: models.map { one in Entry(name: one.name) { one.members(in: self) } }
    }
  }
}

/// A spec as it is compared.
private struct Entry {
  let name: Located<String>
  /// Finds the parts of the spec, which takes time and is not needed for most specs.
  let makeMembers: () -> [SpecMember]

  var members: [SpecMember] { makeMembers() }

  /// Whether another one is the same to the byte.
  func isCopy(of other: Entry) -> Bool {
    path == other.path && name.span.file.bytes == other.name.span.file.bytes
  }

  var path: String { name.span.file.path }

  /// What distinguishes the spec from others whatever it is called.
  var content: Set<String> {
    Set(
      members.filter { ![.module, .access, .templates, .conformance].contains($0.kind) }
        .map { "\($0.kind) \($0.name) \($0.interface)" })
  }
}

/// Compares the specs of one kind.
private struct ProjectComparer {
  let old: FeatureProject
  /// Whether specs that are the same mean the same.
  let haveSameSettings: Bool
  let uses: MemberUses
  let unknown: Set<String>

  func changes(_ kind: ComparedSpec.Kind, _ old: [Entry], _ new: [Entry]) -> [ComparedSpec] {
    let known = Set(old.map(\.name.value))
    let kept = Dictionary(new.map { ($0.name.value, $0) }) { first, _ in first }
    var added = new.filter { !known.contains($0.name.value) && !unknown.contains($0.path) }
    var changes: [ComparedSpec] = []
    for entry in old where !unknown.contains(entry.path) {
      if let other = kept[entry.name.value] {
        guard !unknown.contains(other.path), !(haveSameSettings && entry.isCopy(of: other)) else {
          continue
        }
        let inside = members(of: entry, other, kind)
        guard !inside.isEmpty else { continue }
        changes.append(change(kind, other, .changed, inside))
      } else if let index = successor(of: entry, among: added) {
        let other = added.remove(at: index)
        var renamed = change(kind, other, .renamed, members(of: entry, other, kind))
        renamed.formerName = entry.name.value
        renamed.users = wholeUsers(of: entry.name.value, kind)
        changes.append(renamed)
      } else {
        var removed = change(kind, entry, .removed, [])
        removed.users = wholeUsers(of: entry.name.value, kind)
        changes.append(removed)
      }
    }
    return (changes + added.map { change(kind, $0, .added, []) }).sorted { $0.name < $1.name }
  }

  private func change(
    _ kind: ComparedSpec.Kind, _ entry: Entry, _ event: ComparedSpec.Event,
    _ changes: [ComparedMember]
  ) -> ComparedSpec {
    ComparedSpec(
      kind: kind, name: entry.name.value, path: entry.path, event: event, changes: changes)
  }

  /// The changes of the parts of a spec, with the specs that use them.
  private func members(
    of entry: Entry, _ other: Entry, _ kind: ComparedSpec.Kind
  ) -> [ComparedMember] {
    compareMembers(entry.members, other.members).map { change in
      var change = change
      if change.isBreaking { change.users = users(of: change, in: entry.name.value, kind) }
      return change
    }
  }

  /// The index of the added spec that is probably a removed one under another name: most of their parts are equal.
  private func successor(of entry: Entry, among added: [Entry]) -> Int? {
    let content = entry.content
    let shares = added.map { other -> Double in
      let all = content.union(other.content).count
      return all == 0 ? 0 : Double(content.intersection(other.content).count) / Double(all)
    }
    guard let best = shares.max(), best >= 0.6 else { return nil }
    return shares.firstIndex(of: best)
  }

  /// The specs that used a part of a spec.
  private func users(
    of change: ComparedMember, in owner: String, _ kind: ComparedSpec.Kind
  ) -> [MemberUser] {
    guard let kindOfUse = change.kind.declaration else { return wholeUsers(of: owner, kind) }
    // A value that must be given concerns the specs that make the state; any other change, those that name the part.
    let isGiven = change.restrictions.contains(mustBeGiven)
    let made = uses.users(of: DeclarationID(.initializer, of: owner))
    let name = change.formerName ?? change.name
    let named = uses.users(of: DeclarationID(kindOfUse, name, of: owner))
    if kind == .model { return wholeUsers(of: owner, kind) }
    let isOtherInitializer =
      change.kind == .state && change.event != .added && change.before != change.after
    guard isGiven || isOtherInitializer else { return named }
    return merged(named + made)
  }

  /// The specs that used a spec in any way.
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
  /// How users name a part of the kind; nil for what concerns all of them.
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

extension FeatureProject {
  /// The names of the specs that mention a type, sorted.
  fileprivate func specsMentioning(_ type: String) -> [String] {
    let names = features.map(\.name) + clients.map(\.name) + models.map(\.name)
    return names.filter { name in
      guard name.value != type else { return false }
      let words = name.span.file.text(0..<name.span.file.bytes.count).split {
        !$0.isLetter && !$0.isNumber && $0 != "_"
      }
      return words.contains { $0 == type }
    }.map(\.value).sorted()
  }
}

extension Settings {
  /// The bytes of their file.
  fileprivate var source: [UInt8] { modules[0].name.span.file.bytes }
}
