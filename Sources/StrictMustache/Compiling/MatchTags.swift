import SpecSource

/// Finds the close tag of every opening tag, and reports misplaced content.
func matchTags(_ template: inout ScannedTemplate) {
  var matcher = TagMatcher()
  for index in template.tokens.indices {
    matcher.visit(index, of: &template)
  }
  for open in matcher.open {
    matcher.reportUnclosed(open, of: &template)
  }
}

/// Visits the tokens of a template with a stack of the open tags.
private struct TagMatcher {
  /// The indices of the open tags, the outermost first.
  var open: [Int] = []

  /// The number of open tags with each name, so that a stray close tag is recognized without a search.
  private var openNames: [String: Int] = [:]

  /// Processes the next token.
  mutating func visit(_ index: Int, of template: inout ScannedTemplate) {
    let token = template.tokens[index]
    checkParentContent(index, of: &template)
    switch token.kind {
    case .section, .inverted, .block, .parent:
      open.append(index)
      openNames[token.name, default: 0] += 1
    case .close:
      close(index, of: &template)
    case .text, .variable, .partial, .silent:
      break
    }
  }

  /// Reports a tag that is never closed.
  func reportUnclosed(_ index: Int, of template: inout ScannedTemplate) {
    let token = template.tokens[index]
    template.report(
      .unclosedTag, "'\(template.text(of: token))' has no close tag", at: token.range,
      hint: "close it with '{{/\(token.name)}}'")
  }

  /// Processes a close tag.
  private mutating func close(_ index: Int, of template: inout ScannedTemplate) {
    let token = template.tokens[index]
    guard !open.isEmpty else {
      return template.report(
        .unclosedTag, "'\(template.text(of: token))' closes nothing", at: token.range,
        hint: "remove it, or open '\(token.name)' before it")
    }
    guard openNames[token.name, default: 0] > 0 else {
      return closeMismatched(index, of: &template)
    }
    while let innermost = popOpen(of: template) {
      if template.tokens[innermost].name == token.name {
        return join(innermost, index, of: &template)
      }
      reportUnclosed(innermost, of: &template)
    }
  }

  /// Processes a close tag whose name no open tag has, which is most likely misspelled.
  private mutating func closeMismatched(_ index: Int, of template: inout ScannedTemplate) {
    guard let innermost = popOpen(of: template) else { return }
    let (opening, closing) = (template.tokens[innermost], template.tokens[index])
    template.report(
      .unclosedTag,
      "'\(template.text(of: closing))' does not close '\(template.text(of: opening))'",
      at: closing.range, hint: "write '{{/\(opening.name)}}'",
      related: [.init("opened here", at: template.span(opening.range))])
    join(innermost, index, of: &template)
  }

  /// Removes the innermost open tag from the stack and returns it.
  private mutating func popOpen(of template: ScannedTemplate) -> Int? {
    guard let innermost = open.popLast() else { return nil }
    openNames[template.tokens[innermost].name, default: 1] -= 1
    return innermost
  }

  /// Makes an opening tag and a close tag partners.
  private func join(_ opening: Int, _ closing: Int, of template: inout ScannedTemplate) {
    template.tokens[opening].partner = closing
    template.tokens[closing].partner = opening
    template.tokens[closing].isOverride = template.tokens[opening].isOverride
  }

  /// Checks the direct content of a parent: only blocks, and nothing else that would be rendered.
  private func checkParentContent(_ index: Int, of template: inout ScannedTemplate) {
    guard let innermost = open.last, template.tokens[innermost].kind == .parent else { return }
    let token = template.tokens[index]
    let parent = template.text(of: template.tokens[innermost])
    switch token.kind {
    case .close, .silent:
      break
    case .block:
      template.tokens[index].isOverride = true
    case .text:
      guard !template.file.bytes.trimmed(token.range).isEmpty else { return }
      template.diagnostics.append(
        Diagnostic(
          .warning, .misplacedContent, "text in '\(parent)' is never written",
          at: template.span(template.file.bytes.trimmed(token.range)),
          hint: "put it into a block, or make it a comment"))
    case .variable, .section, .inverted, .partial, .parent:
      template.report(
        .misplacedContent, "'\(template.text(of: token))' is not allowed directly in '\(parent)'",
        at: token.range,
        hint: "put it into a block of the parent")
    }
  }
}
