import SpecSource

/// Problems of a mapping's members that libyaml does not report.
extension NodeBuilder {
  /// Reports a key that is missing or no text.
  mutating func checkKey(_ key: YAMLNode) {
    if key.isNothing {
      // The anchor in place of the key was already reported: `&key: value`.
      let line = SourceLookup(file: file).line(around: key.span.startOffset)
      guard !hasProblem(in: line.lowerBound...) else { return }
      return report(
        .invalidKey, "a key is missing before the colon", at: key.span,
        hint: "write the key as 'name:'")
    }
    guard key.scalar == nil, !hasProblem(in: key.span.startOffset...) else { return }
    let quoting = QuoteRepair(source: SourceLookup(file: file))
    guard let flow = outermostFlowStart else {
      return report(
        .invalidKey, "a key must be a text, not \(key.kindName)", at: key.span,
        hint: "write the key as 'name:', and put Swift in single quotes")
    }
    let edits = quoting.flowEdits(at: flow)
    if let edit = edits.first(where: { $0.range.contains(key.span.startOffset) }) {
      report(
        .tornValue, PitfallMessages.brackets(joiningLines(of: file.text(edit.range))),
        at: quoting.source.span(edit.range),
        hint: quoting.hint(repairing: key.span.startOffset, with: edits))
    } else {
      let end = FlowEntries(at: flow, in: quoting.source)?.end
      report(
        .invalidKey, "a key must be a text, not \(key.kindName)", at: key.span,
        hint: quoting.hint(quoting: flow..<(end ?? key.span.endOffset)))
    }
  }

  /// Whether a member may be added to the open mapping. If it may not, the problem is reported.
  mutating func isAccepted(_ member: borrowing YAMLMember, in mapping: Int) -> Bool {
    guard case .scalar(let key) = member.key.content else { return true }
    if key.style == .plain {
      if key.text == "<<" {
        reportMergeKey(member.key.span, value: member.value.span)
        return false
      }
      if !open[mapping].isFlow, key.text.hasOpener, isSplitAtColon(member) { return false }
    }
    guard let first = open[mapping].place(ofName: key.text) else { return true }
    // The same pieces of split expressions may occur more than once: `{a: f(x, y), b: g(x, y)}`.
    if open[mapping].isFlow, member.value.isNothing, key.text.mayBeTorn {
      return true
    }
    report(
      .duplicateKey, "'\(key.text)' appears twice in this mapping", at: member.key.span,
      hint: "rename or delete one of the two keys",
      related: [.init("the first key is here", at: first)],
      leaving: .value)
    open[mapping].add(member)
    return false
  }

  /// Reports `<<`, instead of the alias in its value.
  private mutating func reportMergeKey(_ key: SourceSpan, value: SourceSpan) {
    diagnostics.removeAll {
      $0.span.map { $0.start >= value.start && $0.end <= value.end } ?? false
    }
    report(
      .unsupportedYAML, PitfallMessages.mergeKey, at: key, hint: PitfallMessages.writeOut,
      leaving: .part)
    open[open.count - 1].lacksEntries = true
  }

  /// Whether a member is an expression such as `f(a: 1)` without a key before it, which YAML reads as the key `f(a`.
  /// Such a member is reported.
  private mutating func isSplitAtColon(_ member: borrowing YAMLMember) -> Bool {
    guard member.value.scalar?.style == .plain, !member.value.isNothing else { return false }
    let source = SourceLookup(file: file)
    let range = member.key.span.startOffset..<member.value.span.endOffset
    guard SwiftNesting(source, member.key.span.offsets).isOpen,
      !SwiftNesting(source, range).isUnbalanced
    else { return false }
    if let problem = missingColon(in: range, source) {
      report(problem)
      return true
    }
    report(
      .tornValue, PitfallMessages.splitAtColon(joiningLines(of: file.text(range))),
      at: source.span(range),
      hint: source.parameters(inKey: range) ?? QuoteRepair(source: source).hint(quoting: range))
    return true
  }

  /// Reports a plain value that a ` #` cuts off within Swift.
  mutating func checkComment(after value: Range<Int>) {
    guard value.upperBound < file.bytes.count, file.bytes[value.upperBound].isBlank else { return }
    let source = SourceLookup(file: file)
    let hash = source.skipBlanks(value.upperBound)
    guard source[hash] == Byte.hash, isCut(value, at: hash, in: source) else { return }
    let rest = hash..<source.line(around: hash).upperBound
    let quoting = QuoteRepair(source: source)
    let line =
      outermostFlowStart.map { quoting.hint(repairing: hash, flowStart: $0) }
      ?? quoting.hint(quoting: value.lowerBound..<source.trimmed(rest).upperBound)
    report(
      .unintendedComment, PitfallMessages.comment, at: source.span(rest),
      hint: line ?? "put the whole value in single quotes")
  }

  /// Whether a comment closes brackets that the value before it leaves open, or begins where an operand is missing.
  private func isCut(_ value: Range<Int>, at hash: Int, in source: SourceLookup) -> Bool {
    let line = source.line(around: hash)
    let before = SwiftNesting(source, value)
    if before.isOpen {
      return SwiftNesting(source, value.lowerBound..<line.upperBound).open.count < before.open.count
    }
    let next = source[hash + 1]
    let isSwift = next.isNameByte || next == Byte.doubleQuote
    return isSwift && "=(,+".utf8.contains(source[value.upperBound - 1])
  }
}

extension String {
  /// Whether the text contains an opening bracket or a quote that may be left open.
  var hasOpener: Bool {
    utf8.contains { byte in
      switch byte {
      case Byte.openParenthesis, Byte.openBracket, Byte.openBrace, Byte.doubleQuote, Byte.less: true
      default: false
      }
    }
  }
}

extension Rule {
  /// A key that a mapping contains twice.
  public static let duplicateKey = Rule(
    "duplicate-key",
    reason: """
      A mapping contains each key once. One of two equal keys would be silently ignored.

      Rename one of the two keys, or move the values of both under one key.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      actions: {decrement: state.count -= 1}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1, decrement: state.count -= 1}
      """)
}
