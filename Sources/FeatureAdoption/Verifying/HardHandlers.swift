import SpecSource
import SpecSwift

/// The rules about names that a spec does not declare.
private let rulesOfNames: Set<Rule> = [
  .unknownAction, .unknownCase, .unknownChild, .unknownField, .wrongAddress,
]

/// Returns the parts of features that need another way, because the spec with the plain way is refused or has another
/// meaning.
func hardParts(
  _ drafts: [DraftedFeature], _ accepted: AcceptedSpecs,
  _ results: [String: AdoptedSpec]
) -> [String: HardParts] {
  var parts: [String: HardParts] = [:]
  for drafted in drafts {
    let (name, drafter) = (drafted.name, drafted.drafter)
    let refusal = accepted.refusals[name]
    if let refusal, !refusal.unmadeChildren.isEmpty {
      parts[name] = HardParts(madeByApp: refusal.unmadeChildren)
      continue
    }
    var actions = refusal?.actions ?? []
    if case .accepted(_, let roundTrip)? = results[name] {
      actions = Set(roundTrip.differences.map(\.subject))
    }
    let handlers = drafter.handlers.all.filter { actions.contains($0.address.text) }
    guard !actions.isEmpty, actions == Set(handlers.map(\.address.text)) else { continue }
    // The spec of the child does not declare the names after the child's name in the address.
    let isUnknown = refusal?.brokenRules.isDisjoint(with: rulesOfNames) == false
    let unknown = isUnknown ? handlers.filter { !$0.isOwn } : []
    let holders = unknown.compactMap(\.address.holder)
    parts[name] = HardParts(
      branches: Set(
        handlers.filter { !isUnknown || $0.isOwn }.map {
          $0.source.branch.id(in: $0.source.file)
        }),
      holders: Set(holders.filter { drafter.actions.names.kinds[$0] != nil }))
  }
  return parts
}
