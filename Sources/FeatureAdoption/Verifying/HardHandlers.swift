import SpecSource
import SpecSwift

/// The actions in whose blocks all of some errors of a spec are; nil when one is elsewhere.
func actions(in text: String, about problems: [Diagnostic], path: String) -> Set<String>? {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var found: Set<String> = []
  for problem in problems {
    guard let span = problem.span, span.file.path == path,
      lines.indices.contains(span.start.line - 1)
    else { return nil }
    let above = lines[..<span.start.line]
    guard let section = above.last(where: { $0.first.map { $0.isLetter } ?? false }),
      ["actions:", "reactions:"].contains(section),
      let entry = above.last(where: {
        $0.hasPrefix("  ") && !["#", " "].contains($0.dropFirst(2).first)
      })
    else { return nil }
    found.insert(entry.keyOfSpec)
  }
  return found
}

/// What of a feature a spec says in another way, because the plain one is refused or means something else.
struct HardParts {
  /// The cases that are Swift.
  var branches: Set<String> = []
  /// The children about all of whose actions one reaction decides.
  var holders: Set<String> = []
  /// The features of the children that stay Swift, because only the app makes their first states.
  var madeByApp: Set<String> = []

  /// Whether others have nothing that it has not.
  func contains(_ other: HardParts) -> Bool {
    other.branches.isSubset(of: branches) && other.holders.isSubset(of: holders)
      && other.madeByApp.isSubset(of: madeByApp)
  }

  /// With what others have.
  func union(_ other: HardParts) -> HardParts {
    HardParts(
      branches: branches.union(other.branches), holders: holders.union(other.holders),
      madeByApp: madeByApp.union(other.madeByApp))
  }
}

/// The rules of names that a spec does not declare.
private let rulesOfNames: Set<Rule> = [
  .unknownAction, .unknownCase, .unknownChild, .unknownField, .wrongAddress,
]

/// What of features needs another way, because the spec without that is refused or means something else.
func hardParts(
  _ drafts: [(draft: FeatureDraft, drafter: FeatureDrafter)], _ accepted: AcceptedSpecs,
  _ results: [String: AdoptedSpec]
) -> [String: HardParts] {
  var parts: [String: HardParts] = [:]
  for (draft, drafter) in drafts {
    let name = draft.feature.name
    if let unmade = accepted.unmadeChildren[name] {
      parts[name] = HardParts(madeByApp: unmade)
      continue
    }
    var actions = accepted.refusedActions[name] ?? []
    if case .accepted(_, let roundTrip)? = results[name] {
      actions = Set(roundTrip.differences.map(\.subject))
    }
    let handlers = drafter.handlers.filter { actions.contains($0.address) }
    guard !actions.isEmpty, actions == Set(handlers.map(\.address)) else { continue }
    // What stands behind a child is unknown to its spec.
    let isUnknown = accepted.brokenRules[name]?.isDisjoint(with: rulesOfNames) == false
    let unknown = isUnknown ? handlers.filter { !$0.isOwn } : []
    let holders = unknown.map { handler in String(handler.address.prefix { !".[".contains($0) }) }
    parts[name] = HardParts(
      branches: Set(
        handlers.filter { !isUnknown || $0.isOwn }.map { drafter.branchID($0.branch, $0.file) }),
      holders: Set(holders.filter { drafter.names.kinds[$0] != nil }))
  }
  return parts
}

extension Substring {
  /// The key at the beginning of a line.
  fileprivate var keyOfSpec: String {
    let text = drop { $0 == " " }
    if let quote = text.first, ["'", "\""].contains(quote) {
      return String(text.dropFirst().prefix { $0 != quote })
    }
    return String(text.prefix { $0 != ":" })
  }
}
