import SpecSource
import SpecSwift

// Patterns of all actions of a kind.
extension PatternReader {
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

  /// Returns the rest of an address that means all actions of a child, of a group of them, or of a child's child; nil
  /// for a pattern of fewer actions.
  ///
  /// - Parameters:
  ///   - table: The actions of the child; nil when they are not known.
  ///   - group: The group around the pattern; empty for none.
  private func wildcard(_ pattern: Pattern, of table: ActionTable?, in group: String = "")
    -> String?
  {
    switch pattern {
    case .binding, .anything: return ""
    case .enumCase(let name, let inner) where inner.map({ $0.count == 1 }) ?? true:
      let path = actions.names.joined(group, name)
      let next = inner?.first ?? .anything
      if table?.groups[path] != nil || path == "delegate" {
        return wildcard(next, of: table, in: path).map { ".\(name)\($0)" }
      }
      if group.isEmpty, let type = table?.featureType(in: name) {
        return context.table(of: type).flatMap { wildcard(next, of: $0) }.map { ".\(name)\($0)" }
      }
      if group.isEmpty, next.isAny, table?.cases[name]?.payload.type == "BindingAction<State>" {
        return ".binding"
      }
      return table?.choice(in: path, among: context.allTypes) != nil && next.isAny
        ? ".\(name)" : nil
    default: return nil
    }
  }

  /// Returns the addresses of the narrowest scope that contains all actions of a pattern, and whether the pattern
  /// matches all actions of that scope.
  func place(
    around pattern: Pattern, _ span: SourceSpan
  ) -> (addresses: [HandlerAddress], isWhole: Bool)? {
    for (depth, wider) in pattern.wider.enumerated() {
      guard let addresses = try? wildcards(wider, [], after: [], span), !addresses.isEmpty else {
        continue
      }
      return (depth == 0 ? addresses : Array(addresses.prefix(1)), depth == 0)
    }
    return nil
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

  /// The pattern, followed by more and more general patterns: first any id of a row, then any payload of a case.
  fileprivate var wider: [Pattern] {
    guard case .enumCase(let name, let inner?) = self else { return [self] }
    if name == "element", inner.count == 2 {
      return inner[1].wider.map { .enumCase(name, [.anything, $0]) }
        + [.enumCase(name, [.anything, .anything])]
    }
    guard inner.count == 1 else { return [self, .enumCase(name, [.anything])] }
    let isAny = inner[0].isAny
    return inner[0].wider.map { .enumCase(name, [$0]) }
      + (isAny ? [] : [.enumCase(name, [.anything])])
  }
}
