import FeatureSpec
import SpecSource
import SpecSwift

/// Reads the patterns of a feature's handlers.
struct PatternReader {
  /// The facts about the feature that are known before it is drafted.
  let context: DraftingContext
  /// The actions.
  let actions: DraftedActions
  /// The body, with the children and the alerts.
  let body: DraftedBody

  /// Returns the action that a pattern matches; nil when it matches several actions.
  func target(
    of pattern: Pattern, in outer: String = "", _ label: SourceText, _ span: SourceSpan
  ) throws(NotDrafted) -> HandlerTarget? {
    guard case .enumCase(let name, let inner) = pattern else {
      if case .anything = pattern { return nil }
      throw NotDrafted("an unsupported pattern", at: span)
    }
    let path = actions.names.joined(outer, name)
    guard let kind = actions.names.kind(of: name, in: outer) else {
      return actions.table.delegate.contains(where: { $0.name == path })
        ? HandlerTarget(address: .reaction(path)) : try own(path, inner, label, span)
    }
    guard let inner else { return nil }
    guard inner.count == 1 else { throw NotDrafted("an unsupported pattern", at: span) }
    switch kind {
    case .group:
      guard case .enumCase = inner[0] else { return nil }
      return try target(of: inner[0], in: path, label, span)
    case .child: return try reaction(name, inner[0], span)
    case .presented:
      guard case .enumCase(let wrapper, let values) = inner[0] else { return nil }
      if PlaceEvent(rawValue: wrapper) == .dismiss, values == nil {
        return HandlerTarget(address: .reaction("\(name).\(wrapper)"))
      }
      if wrapper == "presented", values == nil { return nil }
      guard wrapper == "presented", let values, values.count == 1 else {
        throw NotDrafted("an unsupported pattern", at: span)
      }
      return try reaction(name, values[0], span)
    case .rows, .stack:
      if case .enumCase("element", nil) = inner[0] { return nil }
      if kind == .stack, let change = stackChange(inner[0]) {
        return HandlerTarget(address: .reaction("\(name).\(change.rawValue)"))
      }
      guard case .enumCase("element", let values?) = inner[0], values.count == 2 else {
        throw NotDrafted("an unsupported pattern", at: span)
      }
      switch values[0] {
      case .anything, .binding("id"): break
      case .binding(let id):
        // The key names the id: 'rows[row].deleted'.
        guard var target = try reaction(name, values[1], span) else { return nil }
        target.address = .reaction(
          "\(name)[\(id)]\(target.address.text.dropFirst(name.count))")
        target.namesID = true
        return target
      default: throw NotDrafted("a pattern that restricts a row's id", at: span)
      }
      return try reaction(name, values[1], span)
    case .binding:
      guard case .other(let path) = inner[0], path.hasPrefix("\\.") else {
        if inner[0].isAny { return nil }
        throw NotDrafted("an unsupported pattern", at: span)
      }
      let field = String(path.drop { "\\.$".contains($0) })
      guard isIdentifier(field) else {
        throw NotDrafted("a binding to a part of a field", at: span)
      }
      return HandlerTarget(address: .reaction("binding.\(field)"))
    }
  }

  /// Returns the event of a stack that a pattern matches, if the pattern names the id like blocks do.
  private func stackChange(_ pattern: Pattern) -> PlaceEvent? {
    guard case .enumCase(let name, let values) = pattern, let event = PlaceEvent(rawValue: name),
      event != .dismiss
    else { return nil }
    guard let values else { return event }
    guard values.first?.isRowID == true else { return nil }
    switch (event, values.dropFirst().first) {
    case (.popFrom, nil), (.push, .anything): return event
    default: return nil
    }
  }

  private func own(
    _ name: String, _ inner: [Pattern]?, _ label: SourceText, _ span: SourceSpan
  ) throws(NotDrafted) -> HandlerTarget {
    guard let entry = actions.table.own.first(where: { $0.name == name }) else {
      throw NotDrafted("an action that is not declared", at: span)
    }
    guard let inner else { return HandlerTarget(address: .own(name)) }
    guard inner.count == entry.payload.count else {
      throw NotDrafted("a pattern that binds several values as one", at: span)
    }
    if let names = boundNames(inner) {
      return HandlerTarget(address: .own(name), names: names)
    }
    if inner.count > 1, let pattern = inner.swift {
      return HandlerTarget(address: .own(name), pattern: pattern, parts: inner.count)
    }
    guard inner.count == 1, var inside = insideOfPattern(label.text, name) else {
      throw NotDrafted("patterns in the payload of an action", at: span)
    }
    if let label = entry.payload[0].label, inside.hasPrefix("\(label):") {
      inside = String(inside.dropFirst(label.count + 1)).trimmingBlanks
    }
    return HandlerTarget(
      address: .own(name),
      pattern: (label.text.hasPrefix("let ") ? "let " : "") + inside.onOneLine)
  }

  /// Returns the part of a pattern that matches the payload of an action, whether or not the pattern names the
  /// action's group.
  private func insideOfPattern(_ label: String, _ action: String) -> String? {
    let names = action.split(separator: ".")
    var text = label.hasPrefix("let ") ? String(label.dropFirst(4)).trimmingBlanks : label
    let isWhole = names.count == 1 || text.hasPrefix(".\(names[0])(")
    for name in isWhole ? names : names.suffix(1) {
      guard text.hasPrefix(".\(name)("), text.hasSuffix(")") else { return nil }
      text = String(text.dropFirst(name.count + 2).dropLast()).trimmingBlanks
    }
    return text
  }

  /// Returns the names that patterns give to values; nil when one of the patterns is more than a name.
  func boundNames(_ patterns: [Pattern]) -> [String?]? {
    var names: [String?] = []
    for pattern in patterns {
      switch pattern {
      case .binding(let name): names.append(name)
      case .anything: names.append(nil)
      case .enumCase, .other: return nil
      }
    }
    return names
  }

  /// Returns the target of a reaction to an action of a child.
  private func reaction(_ child: String, _ pattern: Pattern, _ span: SourceSpan) throws(NotDrafted)
    -> HandlerTarget?
  {
    let name = child.split(separator: ".").first.map(String.init) ?? child
    if name == child, let several = body.children.first(where: { $0.name == name })?.cases {
      guard case .enumCase(let kind, let inner?) = pattern, inner.count == 1,
        several.contains(where: { $0.name == kind })
      else { return nil }
      return try reaction("\(child).\(kind)", inner[0], span)
    }
    switch pattern {
    case .binding, .anything: return nil
    case .other: throw NotDrafted("an unsupported pattern", at: span)
    case .enumCase: return try action(pattern, of: table(ofChild: child), at: child, span)
    }
  }
}
