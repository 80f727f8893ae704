/// Finds the tags that are alone on a line, and drops the rest of their lines.
///
/// - Parameter template: A template with matched tags and without errors.
func placeTags(_ template: inout ScannedTemplate) {
  let bytes = template.file.bytes
  for index in template.tokens.indices {
    let token = template.tokens[index]
    switch token.kind {
    case .text:
      break
    case .variable, .section, .inverted, .partial, .silent:
      place(index...index, in: &template.tokens, bytes)
    case .block where token.isOverride:
      detach(index, in: &template.tokens, bytes)
    case .block:
      placeBlock(index, in: &template.tokens, bytes)
    case .parent:
      // The content between the tags of a parent is not written, so line breaks in it do not matter.
      place(index...(token.partner ?? index), in: &template.tokens, bytes)
    case .close:
      placeClose(index, in: &template.tokens, bytes)
    }
  }
}

/// Places a block, together with its close tag if both are on the same line.
private func placeBlock(_ index: Int, in tokens: inout [Token], _ bytes: [UInt8]) {
  let partner = tokens[index].partner ?? index
  tokens[index].isOneLine = isOneLine(index, tokens, bytes)
  place(index...(tokens[index].isOneLine ? partner : index), in: &tokens, bytes)
}

/// Whether a tag's close tag is on the same line.
private func isOneLine(_ index: Int, _ tokens: [Token], _ bytes: [UInt8]) -> Bool {
  guard let partner = tokens[index].partner else { return true }
  return !bytes[tokens[index].range.lowerBound..<tokens[partner].range.lowerBound]
    .contains(Byte.lineFeed)
}

/// Places the close tag of a section or block that has several lines.
private func placeClose(_ index: Int, in tokens: inout [Token], _ bytes: [UInt8]) {
  guard let partner = tokens[index].partner, tokens[partner].kind != .parent else { return }
  if tokens[index].isOverride {
    detach(index, in: &tokens, bytes)
  } else if !tokens[partner].isOneLine {
    place(index...index, in: &tokens, bytes)
  }
}

/// Makes a tag, or a pair of tags with its content, standalone if nothing else is on its line.
private func place(_ range: ClosedRange<Int>, in tokens: inout [Token], _ bytes: [UInt8]) {
  guard let indent = blanks(before: range.lowerBound, in: tokens, bytes),
    let rest = restOfLine(after: range.upperBound, in: tokens, bytes)
  else { return }
  tokens[range.lowerBound].placement = .standalone(
    indent: indent, lineEnd: bytes.lineBreak(endOf: rest))
  if !indent.isEmpty { tokens[range.lowerBound - 1].isDropped = true }
  if !rest.isEmpty { tokens[range.upperBound + 1].isDropped = true }
}

/// Separates the tags of an override from the lines of its content.
///
/// The text around an override is not written, so only the inner side of each tag counts.
private func detach(_ index: Int, in tokens: inout [Token], _ bytes: [UInt8]) {
  if tokens[index].kind == .close {
    guard let indent = blanks(before: index, in: tokens, bytes), !indent.isEmpty else { return }
    tokens[index - 1].isDropped = true
  } else if let rest = restOfLine(after: index, in: tokens, bytes), !rest.isEmpty {
    tokens[index].placement = .standalone(
      indent: rest.lowerBound..<rest.lowerBound, lineEnd: bytes.lineBreak(endOf: rest))
    tokens[index + 1].isDropped = true
  }
}

/// Returns the blanks between the start of the line and a tag; nil if the line has other text before the tag.
private func blanks(before index: Int, in tokens: [Token], _ bytes: [UInt8]) -> Range<Int>? {
  let start = tokens[index].range.lowerBound
  guard index > 0 else { return start..<start }
  let previous = tokens[index - 1]
  guard previous.kind == .text else { return nil }
  if previous.endsLine { return start..<start }
  return previous.startsLine && bytes.isBlankLine(previous.range) ? previous.range : nil
}

/// Returns the blanks and the line break after a tag; nil if the line has other text after the tag.
private func restOfLine(after index: Int, in tokens: [Token], _ bytes: [UInt8]) -> Range<Int>? {
  let end = tokens[index].range.upperBound
  guard index + 1 < tokens.count else { return end..<end }
  let next = tokens[index + 1]
  guard next.kind == .text, bytes.isBlankLine(next.range) else { return nil }
  return next.endsLine || index + 2 == tokens.count ? next.range : nil
}
