import SpecSource

/// Swift that the commas of a flow collection tore apart: `{a: f(b, c)}` gives `a` the value `f(b`, and a key `c)`.
extension NodeBuilder {
  /// Reports each expression that is torn apart in a flow mapping.
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

  /// The expressions that are torn apart, each from its first to its last piece, with the messages.
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

  /// Whether something was reported from an offset on: `c)` in `{a: !f(b, c)}` follows from the tag.
  func hasProblem(in range: PartialRangeFrom<Int>) -> Bool {
    found.contains { range.contains($0) }
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
      // What is expected belongs to the step in front of it.
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
  /// Whether it is a mapping without braces, as `a: 1` in `[a: 1]`.
  fileprivate var isPair: Bool {
    guard isFlow, members != nil else { return false }
    return span.file.bytes[span.startOffset] != Byte.openBrace
  }

  /// Whether it is such a mapping whose key is a word, rather than a part of Swift.
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
  /// Where the value begins, or the key if it has none.
  fileprivate var startOfPiece: Int {
    value.isNothing ? key.span.startOffset : value.span.startOffset
  }

  /// Right behind the member's last character.
  fileprivate var endOfPiece: Int {
    value.isNothing ? key.span.endOffset : value.span.endOffset
  }

  /// Whether it is a key without value that closes what it did not open, as `b)`.
  fileprivate func looksLikeRest(in source: SourceLookup) -> Bool {
    guard value.isNothing, key.plainText != nil else { return false }
    let nesting = SwiftNesting(source, key.span.offsets)
    return !nesting.unopened.isEmpty || nesting.hasUnopenedAngle
  }
}

/// An expression of more pieces is not put together again, so that looking for its end takes no time.
private let maximumPieces = 12

extension OpenCollection {
  /// The member that closes what another one leaves open; nil when it is whole, or nothing closes it.
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
      // Only a key without value can be the rest of a generic type: `a < b` and `c > d` are whole.
      if isAngle, !member.value.isNothing { return nil }
      while offset < member.endOfPiece { offset = nesting.step(at: offset, in: source) }
      if nesting.isOutside { return next }
      if !nesting.unopened.isEmpty { return nil }
    }
    return nil
  }
}

extension String {
  /// Whether it has a character that could open or close Swift's brackets or quotes.
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
