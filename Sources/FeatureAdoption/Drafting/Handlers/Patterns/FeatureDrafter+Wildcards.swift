import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Returns the name that a pattern gives to the payload of a group of actions, a binding, a child or a dialog; nil
  /// when it gives none.
  func part(of pattern: Pattern, in group: String = "") -> String? {
    guard case .enumCase(let name, let inner?) = pattern, inner.count == 1,
      let kind = actions.names.kind(of: name, in: group)
    else { return nil }
    if kind == .group, case .enumCase = inner[0] {
      return part(of: inner[0], in: actions.names.joined(group, name))
    }
    switch kind {
    case .binding, .group:
      guard case .binding(let part) = inner[0] else { return nil }
      return part
    case .child, .presented, .rows, .stack:
      let child = body.children.first { $0.name == name }
      let cases = child?.cases?.map(\.name) ?? []
      let through = Set(cases + ["delegate", "internal", "presented", "view"])
      if let part = part(in: inner[0], through: through) { return part }
      let inside = kind == .child ? inner[0] : insideOfChild(inner[0])
      if let cases = child?.cases {
        guard case .enumCase(let kind, let inner?)? = inside, inner.count == 1,
          let one = cases.first(where: { $0.name == kind })
        else { return nil }
        return part(in: inner[0], of: one.feature.flatMap { context.table(of: $0) })
      }
      return inside.flatMap { part(in: $0, of: table(ofChild: name)) }
    }
  }

  private func part(in pattern: Pattern, through names: Set<String>) -> String? {
    switch pattern {
    case .binding(let name): name
    case .enumCase("element", let inner?) where inner.count == 2:
      part(in: inner[1], through: names)
    case .enumCase(let name, let inner?) where inner.count == 1 && names.contains(name):
      part(in: inner[0], through: names)
    default: nil
    }
  }

  /// Returns the addresses of a pattern that matches all actions of a kind.
  func wildcards(
    _ pattern: Pattern, _ keys: [DraftKey], after earlier: [[String]], _ span: SourceSpan
  ) throws(NotDrafted) -> [HandlerAddress] {
    let refused = NotDrafted("a case for all actions of a kind", at: span)
    let (part, group) = withoutGroups(pattern)
    guard case .enumCase(let name, let inner) = part,
      let kind = actions.names.kind(of: name, in: group),
      inner.map({ $0.count == 1 }) ?? true, !pattern.bindings.contains(where: keys.mention)
    else { throw refused }
    // An earlier case of the choice would handle one of these actions.
    let path = pattern.path
    guard !earlier.contains(where: { $0.starts(with: path) }) else { throw refused }
    let first = inner?.first ?? .anything
    switch kind {
    case .binding where first.isAny: return [.all(of: "binding")]
    case .child:
      if let rest = rest(first, of: name) { return [.all(of: "\(name)\(rest)")] }
    case .presented:
      if first.isAny { return [.all(of: name), .reaction("\(name).dismiss")] }
      guard case .enumCase("presented", let inner) = first else { throw refused }
      if let rest = rest(inner?.first ?? .anything, of: name) {
        return [.all(of: "\(name)\(rest)")]
      }
    case .rows, .stack:
      // For a stack, the pattern would match its events, too.
      if first.isAny, kind == .rows { return [.all(of: name)] }
      if case .enumCase("element", nil) = first { return [.all(of: name)] }
      guard case .enumCase("element", let inner?) = first, inner.count == 2, inner[0].isRowID
      else { throw refused }
      if let rest = rest(inner[1], of: name) { return [.all(of: "\(name)\(rest)")] }
    default: break
    }
    throw refused
  }

  /// Returns a pattern without the groups around it, and the innermost group.
  func withoutGroups(_ pattern: Pattern) -> (Pattern, group: String) {
    var (pattern, group) = (pattern, "")
    while case .enumCase(let name, let inner?) = pattern, inner.count == 1,
      actions.names.kind(of: name, in: group) == .group, case .enumCase = inner[0]
    {
      (pattern, group) = (inner[0], actions.names.joined(group, name))
    }
    return (pattern, group)
  }

  /// Returns the rest of a child's address in a pattern: empty, or a group or a child of the child.
  private func rest(_ pattern: Pattern, of name: String) -> String? {
    guard let cases = body.children.first(where: { $0.name == name })?.cases, !pattern.isAny else {
      return wildcard(pattern, of: table(ofChild: name))
    }
    guard case .enumCase(let kind, let inner) = pattern, inner.map({ $0.count == 1 }) ?? true,
      let one = cases.first(where: { $0.name == kind })
    else { return nil }
    let inside = one.feature.flatMap { context.table(of: $0) }
    return wildcard(inner?.first ?? .anything, of: inside).map { ".\(kind)\($0)" }
  }
}

extension Pattern {
  /// Whether the pattern is the id of a row under the name that blocks use.
  var isRowID: Bool {
    switch self {
    case .anything, .binding("id"): true
    default: false
    }
  }
}

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
