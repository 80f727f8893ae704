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
      declared = childPayload(handler.address.text) ?? bound
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

  /// Returns the names of the payload of a child's action; nil when they are not known.
  func childPayload(_ address: String) -> [String?]? {
    if let names = body.alerts.payload(of: address) { return names }
    return childValues(address)?.values.map(\.name)
  }

  /// Returns the payload of a child's action, and the feature that declares the action; nil when it is not known.
  func childValues(_ address: String) -> (values: [Payload], feature: LinkedType)? {
    childTable(address).flatMap { context.payload(of: $0.action, in: $0.table) }
  }

  /// Returns the actions of the child in an address, and the rest of the address; nil when they are not known.
  func childTable(_ address: String) -> (table: ActionTable, action: String)? {
    var parts = address.split(separator: ".", maxSplits: 1).map(String.init)
    if parts[0].hasSuffix("]") { parts[0] = String(parts[0].prefix { $0 != "[" }) }
    guard parts.count == 2, let child = body.children.first(where: { $0.name == parts[0] }) else {
      return nil
    }
    var feature = child.features.first
    if let cases = child.cases {
      parts = parts[1].split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let found = cases.first(where: { $0.name == parts[0] }) else {
        return nil
      }
      feature = found.feature
    }
    return feature.flatMap { context.table(of: $0) }.map { ($0, parts[1]) }
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
