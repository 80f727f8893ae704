import SpecSwift

extension [DraftKey] {
  /// Returns the keys with other names in their Swift; nil when the Swift itself declares one of the names.
  func replacing(_ names: [String: String]) -> [DraftKey]? {
    var keys: [DraftKey] = []
    for key in self {
      // The name of a case key is its pattern.
      let hidden = Set(boundNames(words(key.name)))
      guard let value = key.value.replacing(names.filter { !hidden.contains($0.key) }) else {
        return nil
      }
      var key = key
      key.value = value
      keys.append(key)
    }
    return keys
  }
}

extension SpecDraft {
  fileprivate func replacing(_ names: [String: String]) -> SpecDraft? {
    switch self {
    case .text(let text):
      return FeatureAdoption.replacing(names, in: text.text).map {
        var replaced = text
        replaced.text = $0
        return .text(replaced)
      }
    case .list(let items):
      let replaced = items.compactMap { $0.replacing(names) }
      return replaced.count == items.count ? .list(replaced) : nil
    case .keys(let keys): return keys.replacing(names).map { .keys($0) }
    }
  }
}
