import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Returns the changes from the old blocks of a handler to its new blocks, in the order of their places.
///
/// Even without a change, the blocks may differ in a property that no consequence has, such as the order of a
/// reaction.
func compareBlocks(_ old: [Block], _ new: [Block]) -> [BlockChange] {
  let comparison = BlockComparison(old.flatMap(\.parts), new.flatMap(\.parts))
  return comparison.changes.enumerated().sorted {
    ($0.element.span?.startOffset ?? 0, $0.offset) < ($1.element.span?.startOffset ?? 0, $1.offset)
  }.map(\.element)
}

/// Finds the parts that were added, removed, moved and changed.
private struct BlockComparison {
  /// The old parts without a counterpart.
  private var removed: [BlockPart] = []
  /// The new parts without a counterpart.
  private var added: [BlockPart] = []
  /// The changes of parts.
  private var found: [BlockChange] = []
  /// The consequences whose conditions have changed, in one list for each change of conditions.
  private var moves: [[ConsequencePair]] = []

  var changes: [BlockChange] { found + moves.map(BlockChange.conditions) }

  init(_ old: [BlockPart], _ new: [BlockPart]) {
    let difference = new.difference(from: old).inferringMoves()
    for case .remove(_, let part, nil) in difference.removals { removed.append(part) }
    for case .insert(_, let part, let origin) in difference.insertions {
      if origin == nil { added.append(part) } else { found.append(.moved(part.consequence)) }
    }
    // The most similar counterparts are paired first.
    pair { $0.hasContent(of: $1) && $0.hasForms(of: $1) }
    pair { $0.hasContent(of: $1) }
    pair { $0.what == $1.what && $0.conditions == $1.conditions }
    pair { $0.conditions == $1.conditions }
    pair { $0.hasForms(of: $1) }
    found += removed.map { .removed($0.consequence) } + added.map { .added($0.consequence) }
  }

  /// Pairs similar parts of the same kind.
  private mutating func pair(_ areAlike: (BlockPart, BlockPart) -> Bool) {
    var rest: [BlockPart] = []
    for part in removed {
      let index = added.firstIndex {
        part.consequence.kind == $0.consequence.kind && areAlike(part, $0)
      }
      if let index { compare(part, added.remove(at: index)) } else { rest.append(part) }
    }
    removed = rest
  }

  private mutating func compare(_ old: BlockPart, _ new: BlockPart) {
    let pair = ConsequencePair(before: old.consequence, after: new.consequence)
    if old == new { return found.append(.moved(new.consequence)) }
    if !old.hasContent(of: new) {
      found.append(
        .changed(
          ChangedConsequence(
            pair: pair, isReplaced: old.what != new.what, details: changedDetails(old, new))))
    }
    guard old.conditions != new.conditions else { return }
    if old.hasForms(of: new) { addConditions(pair) } else { addMove(pair) }
  }

  /// Adds the conditions of a pair whose Swift has changed, each condition only once for all consequences.
  private mutating func addConditions(_ pair: ConsequencePair) {
    for (old, new) in zip(pair.before.conditions, pair.after.conditions) {
      for (old, new) in zip(old.fragments, new.fragments)
      where meaning(of: old) != meaning(of: new) {
        let isKnown = found.contains { change in
          guard case .condition(let before, becomes: let after) = change else { return false }
          return meaning(of: (before, after)) == meaning(of: (old, new))
        }
        if !isKnown { found.append(.condition(old, becomes: new)) }
      }
    }
  }

  /// Adds a consequence to the consequences with the same change of conditions.
  private mutating func addMove(_ pair: ConsequencePair) {
    let group = moves.firstIndex { pairs in
      pairs.allSatisfy { one in
        meaning(of: one.before.conditions) == meaning(of: pair.before.conditions)
          && meaning(of: one.after.conditions) == meaning(of: pair.after.conditions)
      }
    }
    if let group { moves[group].append(pair) } else { moves.append([pair]) }
  }
}

/// Returns the details of a part that differ from the details of another part.
private func changedDetails(
  _ old: BlockPart, _ new: BlockPart
) -> [ChangedConsequence.Detail] {
  let (before, after) = (old.consequence.details, new.consequence.details)
  var seen: Set<String> = []
  return (after + before).map(\.key).filter { seen.insert($0).inserted }.compactMap { key in
    guard old.details[key] != new.details[key] else { return nil }
    return ChangedConsequence.Detail(
      key: key, before: before.value(of: key), after: after.value(of: key))
  }
}

extension [Consequence.Setting] {
  /// Returns the values of a key, as they are written; nil for a key without values.
  fileprivate func value(of key: String) -> String? {
    let values = filter { $0.key == key }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
