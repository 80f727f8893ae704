import FeatureSpec
import SpecSource
import SpecSwift

// Patterns of the actions of children.
extension PatternReader {
  /// Returns the action of a child that a pattern matches: in a group, or of a feature in a choice; nil when it
  /// matches several actions.
  ///
  /// - Parameters:
  ///   - table: The child's actions; nil when they are not known.
  ///   - address: The child as a spec names it, with the group.
  ///   - group: The group around the pattern; empty for none.
  func action(
    _ pattern: Pattern, of table: ActionTable?, at address: String, in group: String = "",
    _ span: SourceSpan
  ) throws(NotDrafted) -> HandlerTarget? {
    guard case .enumCase(let name, let inner) = pattern else {
      if case .other = pattern { throw NotDrafted("an unsupported pattern", at: span) }
      return nil
    }
    // In a spec, this name means all actions.
    if name == anyAction { throw NotDrafted("an action named '\(anyAction)'", at: span) }
    let path = actions.names.joined(group, name)
    let whole = "\(address).\(name)"
    let isDelegate = path == "delegate" && childPayload("\(address).delegate") == nil
    if table?.groups[path] != nil || isDelegate {
      guard let inner, inner.count == 1 else { return nil }
      return try action(inner[0], of: table, at: whole, in: path, span)
    }
    if group.isEmpty, let type = table?.featureType(in: name) {
      guard let inner, inner.count == 1 else { return nil }
      guard let found = context.table(of: type) else {
        throw NotDrafted("an action of a child's child", at: span)
      }
      return try action(inner[0], of: found, at: whole, span)
    }
    let isChoice = table.map { $0.choice(in: path, among: context.allTypes) != nil } ?? false
    if isChoice {
      guard let inner, inner.count == 1 else { return nil }
      return try action(inner[0], of: nil, at: whole, span)
    }
    if path == "binding", let inner, inner.count == 1, case .other(let path) = inner[0] {
      let field = String(path.drop { "\\.$".contains($0) })
      guard path.hasPrefix("\\."), isIdentifier(field) else {
        throw NotDrafted("a child's binding to a part of a field", at: span)
      }
      return HandlerTarget(address: .reaction("\(whole).\(field)"))
    }
    if group.isEmpty, table?.cases[name]?.payload.type == "BindingAction<State>" { return nil }
    guard let names = boundNames(inner ?? []) else {
      return try takingApart(whole, inner ?? [], span)
    }
    return HandlerTarget(address: .reaction(whole), names: names)
  }

  /// Returns the actions of a child; nil when they are not known.
  func table(ofChild address: String) -> ActionTable? { childTable("\(address).any")?.table }

  /// Returns a case that distinguishes the payloads of a child's action.
  private func takingApart(_ address: String, _ patterns: [Pattern], _ span: SourceSpan)
    throws(NotDrafted)
    -> HandlerTarget
  {
    guard let names = childPayload(address), names.count == patterns.count,
      names.allSatisfy({ $0 != nil }), let pattern = patterns.swift
    else { throw NotDrafted("patterns in the payload of a child's action", at: span) }
    return HandlerTarget(
      address: .reaction(address), pattern: pattern, parts: patterns.count)
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
  private func childTable(_ address: String) -> (table: ActionTable, action: String)? {
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
