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
      + handlers.all.compactMap(\.manual).map { DraftKey("", "\($0)") }
  }

  /// Checks that no other code calls the members that the spec has taken over.
  func checkInlined(_ keys: [DraftKey]) throws(NotDrafted) {
    // Nested types of the feature have their own functions.
    let kept = members.kept.filter { $0.member.declaration.type == nil }
      .map(\.member.declaration.source.text)
    let texts = SpecDraft.keys(keys).texts + kept + handlers.all.compactMap(\.manual)
    for declaration in members.inlined.map(\.declaration) {
      let name = declaration.function?.name ?? declaration.variable?.name ?? ""
      let labels = declaration.function?.parameters.map { $0.label ?? "_" }
      guard texts.allSatisfy({ calls(name, labels, in: $0) == 0 }) else {
        throw NotDrafted(
          "a function that handles actions and is called elsewhere", at: feature.origin.span)
      }
    }
  }

  /// Returns the number of calls of a function of the feature in Swift, and of its uses as a value. Calls with the
  /// same first labels count, too.
  func calls(_ name: String, _ labels: [String]?, in text: String) -> Int {
    guard text.contains(name) else { return 0 }
    let words = words(text)
    return words.indices.count { index in
      guard words[index] == name else { return false }
      let before = index > 0 ? words[index - 1] : ""
      let isOwn = before != "." || index > 1 && words[index - 2] == "self"
      let next = index + 1 < words.count ? words[index + 1] : ""
      guard isOwn, before != "func", next != ":" else { return false }
      guard let labels, next == "(" else { return true }
      return labels.starts(with: calledLabels(words[(index + 1)...]))
    }
  }

  /// Returns the labels of a call whose parentheses begin with the first word.
  private func calledLabels(_ words: ArraySlice<String>) -> [String] {
    var depth = 0
    var labels: [String] = []
    for index in words.indices {
      let word = words[index]
      if depth == 1, words[index - 1] == "(" || words[index - 1] == ",", word != ")" {
        let isLabel =
          isIdentifier(word) && words.dropFirst(index + 1 - words.startIndex).first == ":"
        labels.append(isLabel ? word : "_")
      }
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth == 0 { break }
    }
    return labels
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
