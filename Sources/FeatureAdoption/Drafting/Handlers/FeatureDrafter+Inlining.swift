import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Takes what a member does into the spec, in the place where it is named.
  mutating func inline(_ name: String, _ member: Member, upTo end: Int) throws(NotDrafted) {
    let range = member.declaration.source.range
    let key = "\(name) \(member.file.file.path) \(range.lowerBound)"
    guard inlined[key] == nil,
      member.declaration.attributes.allSatisfy({ $0.name.hasPrefix("ReducerBuilder") })
    else { throw NotDrafted("a function of actions that is called twice", at: member.span) }
    inlined[key] = name
    members.kept.removeAll {
      $0.member.declaration.source.range == range
        && $0.member.file.file.path == member.file.file.path
    }
    drafted(member, claiming: range.lowerBound..<end)
  }

  /// What stays Swift.
  private var keptSwift: [DraftKey] {
    members.kept.map { DraftKey("", "\($0.member.declaration.source.text)") }
      + handlers.compactMap(\.manual).map { DraftKey("", "\($0)") }
  }

  /// Checks that nothing else calls what the spec has taken over.
  func checkInlined(_ keys: [DraftKey]) throws(NotDrafted) {
    for name in inlined.values {
      let kept = keptSwift
      guard !(keys + kept).mention(name), !(keys + kept).calls(name) else {
        throw NotDrafted(
          "a function of actions that something else calls", at: feature.origin.span)
      }
    }
  }

  /// Whether the ids of effects stay Swift: Swift names them, or one that no key declares is cancelled.
  func needsCancelTypes(_ keys: [DraftKey]) -> Bool {
    let blocks = keys.filter { ["actions", "before", "compose", "reactions"].contains($0.name) }
    let declared = Set(blocks.flatMap { key -> [String] in key.value.values(of: "id") })
    let cancelled = Set(blocks.flatMap { key -> [String] in key.value.values(of: "cancel") })
    if !cancelled.isSubset(of: declared) { return true }
    // What stays Swift stands in another file.
    let kept = keptSwift
    return cancelTypes.contains { name in
      if kept.mention(name) { return true }
      let mentioned = blocks.members(of: name)
      return !mentioned.isEmpty && (name != "CancelID" || !mentioned.isSubset(of: declared))
    }
  }
}

extension [DraftKey] {
  /// What follows a name and a dot wherever that is; an empty text where nothing does.
  fileprivate func members(of name: String) -> Set<String> {
    Set(
      flatMap { key -> [String] in
        key.value.swift.flatMap { text -> [String] in
          let words = words(text)
          return words.indices.filter { words[$0] == name }.map { index in
            words[index...].dropFirst().first == "." && index + 2 < words.count
              ? words[index + 2] : ""
          }
        }
      })
  }

  fileprivate func calls(_ name: String) -> Bool {
    contains { key in key.value.swift.contains { $0.contains("self.\(name)(") } }
  }
}

extension SpecDraft {
  /// The texts behind a key wherever it stands.
  fileprivate func values(of name: String) -> [String] {
    switch self {
    case .text: []
    case .list(let items): items.flatMap { $0.values(of: name) }
    case .keys(let keys):
      keys.flatMap { key in
        let inner = key.value.values(of: name)
        if key.name != name { return inner }
        if case .list(let items) = key.value { return inner + items.compactMap(\.text) }
        return inner + [key.value.text].compactMap(\.self)
      }
    }
  }
}
