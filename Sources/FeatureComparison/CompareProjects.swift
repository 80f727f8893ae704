import FeatureProgram
import FeatureSpec
import SpecSource

/// Compares the meanings of two projects. The layout of their files does not count.
///
/// - Parameter unknown: The paths of specs that could not be read in one of the projects. They are not compared.
public func compare(
  _ old: FeatureProject, with new: FeatureProject, leavingOut unknown: Set<String> = []
) -> ProjectComparison {
  let comparer = ProjectComparer(
    haveSameSettings: old.settings.source == new.settings.source, unknown: unknown)
  var comparison = ProjectComparison(
    specs: ComparedSpec.Kind.allCases.flatMap { kind in
      comparer.changes(kind, old.entries(kind), new.entries(kind))
    })
  let finder = UserFinder(old, new, renamed: comparison.newNames, unknown: unknown)
  for index in comparison.specs.indices { finder.addUsers(to: &comparison.specs[index]) }
  return comparison
}

extension ProjectComparison {
  /// The new names of renamed features, by the old ones.
  fileprivate var newNames: [String: String] {
    let renamed = specs.filter { $0.kind == .feature && $0.event == .renamed }
    return Dictionary(renamed.map { ($0.formerName ?? $0.name, $0.name) }) { first, _ in first }
  }
}

extension FeatureProject {
  /// Returns the specs of a kind.
  fileprivate func entries(_ kind: ComparedSpec.Kind) -> [Entry] {
    switch kind {
    case .feature: features.map { one in Entry(name: one.name) { one.members(in: self) } }
    case .client: clients.map { one in Entry(name: one.name) { one.members(in: self) } }
    case .model: models.map { one in Entry(name: one.name) { one.members(in: self) } }
    }
  }
}

/// A spec in the comparison.
private struct Entry {
  let name: Located<String>
  /// Finds the parts of the spec. This takes time and is not needed for most specs.
  let makeMembers: () -> [SpecMember]

  var members: [SpecMember] { makeMembers() }

  /// Returns whether another spec has the same path and the same bytes.
  func isCopy(of other: Entry) -> Bool {
    path == other.path && name.span.file.bytes == other.name.span.file.bytes
  }

  var path: String { name.span.file.path }

  /// The parts that distinguish the spec from other specs, independently of its name.
  var content: Set<String> {
    Set(
      members.filter { ![.module, .access, .templates, .conformance].contains($0.kind) }
        .map { "\($0.kind) \($0.name) \($0.interface)" })
  }
}

/// Compares the specs of one kind.
private struct ProjectComparer {
  /// Whether equal files have the same meaning.
  let haveSameSettings: Bool
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
        let inside = compareMembers(entry.members, other.members)
        guard !inside.isEmpty else { continue }
        changes.append(change(kind, other, .changed, inside))
      } else if let index = successor(of: entry, among: added) {
        let other = added.remove(at: index)
        var renamed = change(kind, other, .renamed, compareMembers(entry.members, other.members))
        renamed.formerName = entry.name.value
        changes.append(renamed)
      } else {
        changes.append(change(kind, entry, .removed, []))
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

  /// Returns the index of the added spec that probably is a removed spec under another name: most of their parts are
  /// equal.
  private func successor(of entry: Entry, among added: [Entry]) -> Int? {
    let content = entry.content
    let shares = added.map { other -> Double in
      let all = content.union(other.content).count
      return all == 0 ? 0 : Double(content.intersection(other.content).count) / Double(all)
    }
    guard let best = shares.max(), best >= 0.6 else { return nil }
    return shares.firstIndex(of: best)
  }
}

extension Settings {
  /// The bytes of the settings' file.
  fileprivate var source: [UInt8] { modules[0].name.span.file.bytes }
}
