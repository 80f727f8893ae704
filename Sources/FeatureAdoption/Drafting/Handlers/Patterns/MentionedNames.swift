import SpecSwift

extension [DraftKey] {
  /// Whether the Swift of the keys contains a name that is not a member.
  func mention(_ name: String) -> Bool {
    contains { key in key.value.swift.contains { mentionsName(name, in: $0) } }
  }
}

/// Whether Swift contains a name that is neither a member nor a label.
func mentionsName(_ name: String, in text: String) -> Bool {
  let words = words(text)
  return words.indices.contains { index in
    let before = index > 0 ? words[index - 1] : ""
    let isLabel =
      index + 1 < words.count && words[index + 1] == ":" && ["(", ","].contains(before)
    return words[index] == name && before != "." && !isLabel
  }
}

extension SpecDraft {
  /// All texts of the draft, and the keys that are patterns.
  var swift: [String] {
    switch self {
    case .text(let text): [text.text]
    case .list(let items): items.flatMap(\.swift)
    case .keys(let keys):
      keys.flatMap { (isIdentifier($0.name) ? [] : [$0.name]) + $0.value.swift }
    }
  }
}
