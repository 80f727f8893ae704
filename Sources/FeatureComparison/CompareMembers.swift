import FeatureSpec
import SpecSource

/// Returns the changes of a spec's parts, in the order of their kinds and names. A renamed part is a single change.
func compareMembers(_ old: [SpecMember], _ new: [SpecMember]) -> [ComparedMember] {
  MemberKind.allCases.flatMap { kind -> [ComparedMember] in
    let before = old.filter { $0.kind == kind }
    let after = new.filter { $0.kind == kind }
    let kept = Dictionary(after.map { ($0.name, $0) }) { first, _ in first }
    let known = Set(before.map(\.name))
    var added = after.filter { !known.contains($0.name) }
    var changes: [ComparedMember] = []
    for member in before {
      if let other = kept[member.name] {
        if let change = change(from: member, to: other) { changes.append(change) }
      } else if let index = successor(of: member, among: added) {
        changes.append(renaming(member, to: added.remove(at: index)))
      } else {
        changes.append(
          ComparedMember(
            kind: kind, name: member.name, event: .removed, before: member.signature,
            isBreaking: kind.isVisible))
      }
    }
    return (changes + added.map(addition)).sorted { $0.name < $1.name }
  }
}

private func change(from old: SpecMember, to new: SpecMember) -> ComparedMember? {
  let isOther = old.interface != new.interface
  // A changed payload already implies new demands.
  let isOtherPayload = isOther && (new.kind == .action || new.kind == .delegate)
  let gained =
    isOtherPayload ? [] : new.restrictions.subtracting(old.restrictions).sorted()
  guard isOther || old.meaning != new.meaning || old.restrictions != new.restrictions else {
    return nil
  }
  return ComparedMember(
    kind: new.kind, name: new.name, event: .changed, before: old.signature, after: new.signature,
    restrictions: gained, isBreaking: new.kind.isVisible && (isOther || !gained.isEmpty),
    blockChanges: compareBlocks(old.blocks, new.blocks))
}

private func renaming(_ old: SpecMember, to new: SpecMember) -> ComparedMember {
  ComparedMember(
    kind: new.kind, name: new.name, formerName: old.name, event: .renamed, before: old.signature,
    after: new.signature, isBreaking: new.kind.isVisible,
    blockChanges: compareBlocks(old.blocks, new.blocks))
}

private func addition(_ member: SpecMember) -> ComparedMember {
  let asks = member.restrictions.contains(mustBeGiven)
  return ComparedMember(
    kind: member.kind, name: member.name, event: .added, after: member.signature,
    restrictions: asks ? [mustBeGiven] : [], isBreaking: asks)
}

/// Returns the index of the added part that probably is a removed part under another name.
///
/// Both parts have the same declaration. In addition, their names are similar, or their meanings are equal and long
/// enough.
private func successor(of member: SpecMember, among added: [SpecMember]) -> Int? {
  let alike = added.filter {
    $0.interface == member.interface && $0.restrictions == member.restrictions
  }
  let same = alike.first { $0.meaning == member.meaning && $0.meaning.count > meaningfulLength }
  let name = same?.name ?? closestName(to: member.name, among: alike.map(\.name))
  return added.firstIndex { $0.name == name }
}

/// The minimum length for which two equal meanings are no coincidence: the length of an empty block's meaning.
private let meaningfulLength = meaning(of: Block.empty).count
