import SpecSource
import SpecSwift

/// The keys whose texts begin with the name of an action.
private let sendingKeys: Set = ["action", "failure", "finished", "result", "send", "success"]

/// The keys whose texts begin with the id of an effect.
private let idKeys: Set = ["cancel", "effectIDs", "id"]

extension FeatureDrafter {
  /// The keys whose code stays Swift.
  var keptSwift: [DraftKey] {
    members.kept.map { DraftKey("", "\($0.member.declaration.source.text)") }
      + handlers.all.compactMap(\.function?.statements).map { DraftKey("", "\($0)") }
  }

  /// Checks that no other code calls the members that the spec has taken over.
  func checkInlined(_ keys: [DraftKey]) throws(NotDrafted) {
    // Nested types of the feature have their own functions.
    let kept = members.kept.filter { $0.member.declaration.type == nil }
      .map(\.member.declaration.source.text)
    let texts = SpecDraft.keys(keys).texts + kept + handlers.all.compactMap(\.function?.statements)
    for declaration in members.inlined.map(\.declaration) {
      let name = declaration.function?.name ?? declaration.variable?.name ?? ""
      let labels = declaration.function?.parameters.map { $0.label ?? "_" }
      guard texts.allSatisfy({ countCalls(of: name, labels, in: $0) == 0 }) else {
        throw NotDrafted(
          "a function that handles actions and is called elsewhere", at: feature.origin.span)
      }
    }
  }
}

extension SpecDraft {
  /// All texts of the draft, without keys, names of sent actions, and ids of effects.
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .list(let items): items.flatMap(\.texts)
    case .keys(let keys):
      keys.flatMap { key in
        let texts = key.value.texts
        return sendingKeys.union(idKeys).contains(key.name)
          ? texts.map { String($0.drop { $0 != "(" }) } : texts
      }
    }
  }
}
