import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Renames the payload of an action to the names of its declaration.
  func rename(
    _ handler: inout DraftedHandler, _ bound: [String?], _ span: SourceSpan
  ) throws(NotDrafted) {
    let declared: [String?]
    if handler.isOwn {
      declared =
        actions.table.own.first { $0.name == handler.address.text }?.payload.map(\.name) ?? []
    } else {
      declared = patterns.childPayload(handler.address.text) ?? bound
    }
    guard bound.isEmpty || bound.count == declared.count else {
      throw NotDrafted("a pattern that binds several values as one", at: span)
    }
    var names: [String: String] = [:]
    for (bound, declared) in zip(bound, declared) {
      if let bound, let declared, bound != declared { names[bound] = declared }
    }
    guard !names.isEmpty else { return }
    guard let keys = handler.keys.replacing(names) else {
      throw NotDrafted("a value of an action that is bound to another name", at: span)
    }
    handler.keys = keys
  }
}

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
