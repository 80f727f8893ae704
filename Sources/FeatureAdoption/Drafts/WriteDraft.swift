import FeatureSpec
import SpecYAML

/// Returns the text of a spec with the given keys.
public func writtenSpec(_ keys: [DraftKey]) -> String {
  printedSpec(keys.map(YAMLEntry.init))
}

extension YAMLEntry {
  fileprivate init(_ key: DraftKey) {
    self.init(key.name, value: YAMLTree(key.value))
    above = key.comments.map { $0.isEmpty ? "#" : "# \($0)" }
  }
}

extension YAMLTree {
  fileprivate init(_ draft: SpecDraft) {
    switch draft {
    case .text(let text): self.init(.text(text.text.isEmpty ? .nothing : .any(text.text)))
    case .list(let items):
      self = .list(items.map { $0.text == "" ? YAMLTree(.text(.quoted(""))) : YAMLTree($0) })
    case .keys(let keys): self = .keys(keys.map(YAMLEntry.init))
    }
  }
}
