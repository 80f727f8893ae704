import SpecSource

/// Checks the names by which templates refer to each other.
///
/// - Parameters:
///   - templates: Templates with matched tags.
///   - indices: The indices of the templates by their names.
/// - Returns: The errors for names without a template, for blocks that a parent does not have, and for duplicate
///   blocks.
func linkTemplates(_ templates: [ScannedTemplate], indices: [String: Int]) -> [Diagnostic] {
  let unknown = templates.flatMap {
    unknownTemplates(in: $0, names: templates.map(\.name), indices)
  }
  guard unknown.isEmpty, !templates.contains(where: { $0.diagnostics.containsErrors }) else {
    // The blocks of a parent are known with certainty only if everything could be read.
    return unknown
  }
  let blocks = BlockNames(templates, indices: indices)
  return templates.flatMap { checkOverrides(in: $0, blocks: blocks, indices) }
}

/// Reports partials and parents that do not exist.
private func unknownTemplates(
  in template: ScannedTemplate, names: [String], _ indices: [String: Int]
) -> [Diagnostic] {
  template.tokens.compactMap { token in
    guard token.kind == .partial || token.kind == .parent, indices[token.name] == nil else {
      return nil
    }
    return .error(
      .unknownTemplate, "template '\(token.name)' does not exist", at: template.span(token.range),
      hint: nameHint(token.name, among: names, kind: "templates"))
  }
}

/// Reports overrides for parents that do not have such a block or that already have such an override.
private func checkOverrides(
  in template: ScannedTemplate, blocks: BlockNames, _ indices: [String: Int]
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var open: [(parent: Token, given: [String: Token])] = []
  for token in template.tokens {
    switch token.kind {
    case .parent:
      open.append((token, [:]))
    case .close where token.partner.map({ template.tokens[$0].kind }) == .parent:
      open.removeLast()
    case .block where token.isOverride:
      guard let (parent, given) = open.last, let index = indices[parent.name] else { continue }
      let span = template.span(token.range)
      if let earlier = given[token.name] {
        diagnostics.append(
          .error(
            .misplacedContent, "block '\(token.name)' is given twice", at: span,
            hint: "remove one of them",
            related: [.init("given here before", at: template.span(earlier.range))]))
      } else if !blocks.reachable[index].contains(token.name) {
        let names = blocks.reachable[index].sorted()
        diagnostics.append(
          .error(
            .unknownTemplate, "'\(parent.name)' has no block '\(token.name)'", at: span,
            hint: nameHint(token.name, among: names, kind: "blocks")))
      }
      open[open.count - 1].given[token.name] = token
    default:
      break
    }
  }
  return diagnostics
}

/// The blocks of each template that may be overridden.
private struct BlockNames {
  /// The names of the blocks of each template and of the parents that it uses, by the index of the template.
  private(set) var reachable: [Set<String>]

  /// Makes the names from the blocks of templates.
  init(_ templates: [ScannedTemplate], indices: [String: Int]) {
    reachable = templates.map { template in
      Set(template.tokens.filter { $0.kind == .block && !$0.isOverride }.map(\.name))
    }
    let parents = templates.map { template in
      Set(template.tokens.filter { $0.kind == .parent }.compactMap { indices[$0.name] })
    }
    // An override for a template is passed on to the parents that the template uses.
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for index in templates.indices {
        let before = reachable[index].count
        for parent in parents[index] { reachable[index].formUnion(reachable[parent]) }
        hasGrown = hasGrown || reachable[index].count > before
      }
    }
  }
}
