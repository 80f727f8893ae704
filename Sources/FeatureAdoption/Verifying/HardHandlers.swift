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

/// The cases of features that need to be Swift, because the spec without that is refused or means something else.
func hardBranches(
  _ drafts: [(draft: FeatureDraft, drafter: FeatureDrafter)], _ accepted: AcceptedSpecs,
  _ results: [String: AdoptedSpec]
) -> [String: Set<String>] {
  var branches: [String: Set<String>] = [:]
  for (draft, drafter) in drafts {
    let name = draft.feature.name
    var actions = accepted.refusedActions[name] ?? []
    if case .accepted(_, let roundTrip)? = results[name] {
      actions = Set(roundTrip.differences.map(\.subject))
    }
    let handlers = drafter.handlers.filter { actions.contains($0.address) }
    guard !actions.isEmpty, actions == Set(handlers.map(\.address)) else { continue }
    branches[name] = Set(handlers.map { drafter.branchID($0.branch, $0.file) })
  }
  return branches
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
