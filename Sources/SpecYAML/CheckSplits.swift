import SpecSource

/// Swift that the commas of a flow collection tore apart: `{a: f(b, c)}` gives `a` the value `f(b`, and a key `c)`.
extension NodeBuilder {
  /// Reports each expression that is torn apart in a flow mapping.
  mutating func checkSplits(in mapping: OpenCollection) {
    guard !mapping.isPair, mapping.members.contains(where: { $0.mayBeTorn }) else { return }
    let source = SourceText(file: file)
    var index = 0
    while index < mapping.members.count {
      let member = mapping.members[index]
      if let last = mapping.lastPiece(ofValueAt: index, in: source) {
        let end = mapping.members[last].endOfPiece
        reportSplit(member.value.span.start.offset..<end, of: mapping, in: source)
        index = last
      } else if member.looksLikeRest(in: source), !hasProblem(in: mapping.start.offset...) {
        reportSplit(member.key.span.offsets, of: mapping, in: source)
      }
      index += 1
    }
  }

  /// Whether something was reported from an offset on: `c)` in `{a: !f(b, c)}` follows from the tag.
  func hasProblem(in range: PartialRangeFrom<Int>) -> Bool {
    diagnostics.contains { $0.span.map { range.contains($0.start.offset) } ?? false }
  }

  private mutating func reportSplit(
    _ range: Range<Int>, of mapping: OpenCollection, in source: SourceText
  ) {
    let start = outermostFlowStart ?? mapping.start.offset
    let line = QuoteRepair(source: source).line(repairing: range.lowerBound, flowStart: start)
    report(
      .error(
        TrapMessages.split(joiningLines(of: source.text(range))), at: source.span(range),
        hint: line ?? "put the whole value in single quotes"))
  }
}

/// Reports the entries of a list that are pieces of one torn expression, as `f(a` and `b)` of `[f(a, b)]`.
///
/// For lists whose entries are meant one by one. Where a list is taken as Swift, as written, nothing is torn: there
/// `[f(a, b)]` is right.
///
/// - Returns: The entries, without diagnostics when they are whole; the errors and nil when they are not or when the
///   node is not a list.
public func wholeItems(of list: YAMLNode) -> Parsed<[YAMLNode]> {
  guard let items = list.items else {
    return Parsed(
      nil, diagnostics: [.error("a list is expected here, not \(list.kindName)", at: list.span)])
  }
  guard list.isFlow, items.contains(where: { $0.scalar?.text.hasOpener ?? $0.isPair }) else {
    return Parsed(items)
  }
  let source = SourceText(file: list.span.file)
  let quoting = QuoteRepair(source: source)
  let edits = quoting.itemEdits(at: list.span.start.offset)
  let torn = edits.filter { edit in
    !items.contains { $0.span.offsets == edit.range && !$0.isPair }
  }
  let problems = torn.map { edit -> Diagnostic in
    let text = joiningLines(of: source.text(edit.range))
    let isSplit = text.utf8.contains(Byte.comma)
    return Diagnostic.error(
      isSplit ? TrapMessages.split(text) : TrapMessages.splitAtColon(text),
      at: source.span(edit.range),
      hint: quoting.line(repairing: edit.range.lowerBound, with: torn))
  }
  return Parsed(problems.isEmpty ? items : nil, diagnostics: problems)
}

extension YAMLNode {
  /// Whether it is a mapping without braces, as `a: 1` in `[a: 1]`.
  fileprivate var isPair: Bool {
    guard isFlow, members != nil else { return false }
    return span.file.bytes[span.start.offset] != Byte.openBrace
  }

  fileprivate var plainText: String? {
    guard let scalar, scalar.style == .plain else { return nil }
    return scalar.text
  }
}

extension YAMLMember {
  /// Whether a quick look leaves the possibility that the member is a piece of torn Swift.
  fileprivate var mayBeTorn: Bool {
    value.plainText?.hasOpener == true
      || (value.isNothing && key.plainText?.utf8.contains(where: \.endsNesting) == true)
  }

  /// Right behind the member's last character.
  fileprivate var endOfPiece: Int {
    value.isNothing ? key.span.end.offset : value.span.end.offset
  }

  /// Whether it is a key without value that closes what it did not open, as `b)`.
  fileprivate func looksLikeRest(in source: SourceText) -> Bool {
    guard value.isNothing, key.plainText != nil else { return false }
    let nesting = SwiftNesting(source, key.span.offsets)
    return !nesting.unopened.isEmpty || nesting.hasUnopenedAngle
  }
}

extension OpenCollection {
  /// The member that closes what the value of another one leaves open; nil when it is whole, or nothing closes it.
  fileprivate func lastPiece(ofValueAt index: Int, in source: SourceText) -> Int? {
    guard members[index].value.plainText?.hasOpener == true else { return nil }
    var nesting = SwiftNesting(source, members[index].value.span.offsets)
    guard !nesting.isOutside else { return nil }
    let isAngle = !nesting.isOpen
    var offset = members[index].value.span.end.offset
    for next in index + 1..<max(index + 1, members.count) {
      let member = members[next]
      // Only a key without value can be the rest of a generic type: `a < b` and `c > d` are whole.
      if isAngle, !member.value.isNothing { return nil }
      while offset < member.endOfPiece { offset = nesting.step(at: offset, in: source) }
      if nesting.isOutside { return next }
      if !nesting.unopened.isEmpty { return nil }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it can close what another piece of torn Swift opened.
  var endsNesting: Bool {
    self == Byte.closeParenthesis || self == Byte.greater
  }
}
