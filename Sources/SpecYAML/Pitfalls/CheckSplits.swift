import SpecSource

/// Swift that the commas of a flow collection split: `{a: f(b, c)}` has the value `f(b` for `a`, and a key `c)`.
extension NodeBuilder {
  /// Reports each expression that is split in a flow mapping.
  mutating func checkSplits(in mapping: OpenCollection) {
    let source = SourceLookup(file: file)
    let torn = tornPieces(of: mapping, in: source)
    guard !torn.isEmpty else { return }
    let quoting = QuoteRepair(source: source)
    let edits = quoting.flowEdits(at: outermostFlowStart ?? mapping.start.offset)
    for piece in torn where !isFinished {
      let line = quoting.hint(repairing: piece.range.lowerBound, with: edits)
      report(
        .tornValue, piece.message, at: source.span(piece.range),
        hint: line ?? "put the whole value in single quotes")
    }
  }

  /// Returns the split expressions, each from its first to its last piece, with their messages.
  private func tornPieces(
    of mapping: OpenCollection, in source: SourceLookup
  ) -> [(range: Range<Int>, message: String)] {
    var torn: [(Range<Int>, String)] = []
    var index = 0
    while index < mapping.members.count {
      let member = mapping.members[index]
      if let last = mapping.lastPiece(ofMemberAt: index, in: source) {
        let range = member.startOfPiece..<mapping.members[last].endOfPiece
        torn.append((range, PitfallMessages.split(joiningLines(of: source.text(range)))))
        index = last
      } else if member.looksLikeRest(in: source), torn.isEmpty,
        !hasProblem(in: mapping.start.offset...)
      {
        let range = member.key.span.offsets
        torn.append((range, PitfallMessages.rest(source.text(range))))
      }
      index += 1
    }
    return torn
  }

  /// Whether a problem was reported from an offset on. For example, `c)` in `{a: !f(b, c)}` is a consequence of the
  /// tag.
  func hasProblem(in range: PartialRangeFrom<Int>) -> Bool {
    found.contains { range.contains($0) }
  }
}

/// Reports the entries of a list that are pieces of a single split expression, like `f(a` and `b)` in `[f(a, b)]`.
///
/// The function is for lists with separate entries. In a list that is used as Swift, as written, nothing is split:
/// there `[f(a, b)]` is correct.
///
/// - Returns: The entries without diagnostics if all are whole; the errors and nil if some are not, or if the node is
///   no list.
public func wholeItems(of list: YAMLNode) -> Parsed<[YAMLNode]> {
  guard let items = list.items else {
    return Parsed(
      nil,
      diagnostics: [
        .error(.wrongValue, "a list is expected here, not \(list.kindName)", at: list.span)
      ])
  }
  guard list.isFlow, items.contains(where: { $0.scalar?.text.hasOpener ?? $0.isPair }) else {
    return Parsed(items)
  }
  let source = SourceLookup(file: list.span.file)
  let quoting = QuoteRepair(source: source)
  let edits = quoting.itemEdits(at: list.span.startOffset)
  let torn = edits.filter { edit in
    !items.contains { $0.span.offsets == edit.range && !$0.isPair }
  }
  let pairs = items.filter(\.isNamedPair).map(\.span.offsets)
  var repairs: [QuoteRepair.Edit] = []
  for edit in torn {
    let text = source.text(edit.range)
    if !pairs.contains(edit.range) {
      repairs.append(edit)
    } else if text.hasPrefix("expect:"), let last = repairs.last, pairs.contains(last.range) {
      // An 'expect' belongs to the step before it.
      repairs[repairs.count - 1].text.removeLast()
      repairs.append(QuoteRepair.Edit(range: edit.range, text: text + "}"))
    } else {
      repairs.append(QuoteRepair.Edit(range: edit.range, text: "{\(text)}"))
    }
  }
  let problems = torn.map { [repairs] edit -> Diagnostic in
    let text = joiningLines(of: source.text(edit.range))
    let isSplit = text.utf8.contains(Byte.comma)
    return Diagnostic.error(
      .tornValue,
      pairs.contains(edit.range)
        ? PitfallMessages.pair(text)
        : isSplit ? PitfallMessages.split(text) : PitfallMessages.splitAtColon(text),
      at: source.span(edit.range),
      hint: quoting.hint(repairing: edit.range.lowerBound, with: repairs))
  }
  return Parsed(problems.isEmpty ? items : nil, diagnostics: problems)
}

extension YAMLNode {
  /// Whether the node is a mapping without braces, like `a: 1` in `[a: 1]`.
  fileprivate var isPair: Bool {
    guard isFlow, members != nil else { return false }
    return span.file.bytes[span.startOffset] != Byte.openBrace
  }

  /// Whether the node is such a mapping whose key is a word and not a part of Swift.
  fileprivate var isNamedPair: Bool {
    guard isPair, let key = members?.first?.key.plainText else { return false }
    return key.utf8.allSatisfy(\.isNameByte)
  }

  fileprivate var plainText: String? {
    guard let scalar, scalar.style == .plain else { return nil }
    return scalar.text
  }
}

extension YAMLMember {
  /// The start of the value, or of the key if the value is missing.
  fileprivate var startOfPiece: Int {
    value.isNothing ? key.span.startOffset : value.span.startOffset
  }

  /// The offset directly after the member's last character.
  fileprivate var endOfPiece: Int {
    value.isNothing ? key.span.endOffset : value.span.endOffset
  }

  /// Whether the member is a key without a value that closes a bracket it did not open, like `b)`.
  fileprivate func looksLikeRest(in source: SourceLookup) -> Bool {
    guard value.isNothing, key.plainText != nil else { return false }
    let nesting = SwiftNesting(source, key.span.offsets)
    return !nesting.unopened.isEmpty || nesting.hasUnopenedAngle
  }
}

/// The maximum number of pieces that are joined to an expression, which bounds the time of the search for its end.
private let maximumPieces = 12

extension OpenCollection {
  /// Returns the index of the member that closes the brackets of another member; nil if the other member is whole, or
  /// no member closes its brackets.
  fileprivate func lastPiece(ofMemberAt index: Int, in source: SourceLookup) -> Int? {
    let first = members[index]
    let piece = first.value.isNothing ? first.key : first.value
    guard piece.plainText?.hasOpener == true else { return nil }
    var nesting = SwiftNesting(source, piece.span.offsets)
    guard !nesting.isOutside else { return nil }
    let isAngle = !nesting.isOpen
    var offset = first.endOfPiece
    for next in index + 1..<max(index + 1, min(members.count, index + maximumPieces)) {
      let member = members[next]
      // Only a key without a value can be the rest of a generic type: `a < b` and `c > d` are whole.
      if isAngle, !member.value.isNothing { return nil }
      while offset < member.endOfPiece { offset = nesting.step(at: offset, in: source) }
      if nesting.isOutside { return next }
      if !nesting.unopened.isEmpty { return nil }
    }
    return nil
  }
}

extension String {
  /// Whether the text contains a character that could open or close Swift's brackets or quotes.
  var mayBeTorn: Bool {
    utf8.contains { byte in
      switch byte {
      case Byte.doubleQuote, Byte.openParenthesis, Byte.closeParenthesis, Byte.less, Byte.greater:
        true
      default: false
      }
    }
  }
}
