import SpecSource

/// The shape of a file's text, as far as it matters to the counting of positions.
enum TextShape {
  /// ASCII whose only line breaks are LF: each byte is a column, and all conventions for lines agree.
  case plainASCII
  /// Any other text that YAML allows.
  case general
}

/// The result of `checkText`: the shape of the text, or the error about the first byte that makes it unusable.
enum CheckedText {
  case usable(TextShape)
  case unusable(Diagnostic)
}

/// Checks that a file is UTF-8 and contains no characters that YAML forbids.
///
/// libyaml would also accept UTF-16 and UTF-32. Specs are UTF-8, so that positions have the same meaning everywhere.
func checkText(of file: SourceFile) -> CheckedText {
  if let end = endOfPlainASCII(in: file.bytes), end == file.bytes.count {
    return .usable(.plainASCII)
  }
  if let name = foreignEncoding(of: file.bytes) {
    return .unusable(
      .error(
        .invalidEncoding, "the file is \(name), not UTF-8",
        at: SourceSpan(file: file, start: .start, end: .start),
        hint: "save it as UTF-8"))
  }
  var parser = UTF8.ForwardParser()
  var bytes = file.bytes.makeIterator()
  var index = 0
  while true {
    switch parser.parseScalar(from: &bytes) {
    case .valid(let encoded):
      let scalar = UTF8.decode(encoded)
      let isMark = index == 0 && scalar == byteOrderMark
      guard isMark || isAllowed(scalar) else {
        let place = SourceSpan(file: file, offsets: index..<index + encoded.count)
        return .unusable(forbidden(scalar, at: place))
      }
      index += encoded.count
    case .error: return .unusable(invalidByte(at: index, in: file))
    case .emptyInput: return .usable(.general)
    }
  }
}

/// The byte order mark, which may be a file's first character.
private let byteOrderMark: Unicode.Scalar = "\u{FEFF}"

/// Returns the number of bytes to skip at the start: the length of a byte order mark, if the file has one.
func lengthOfByteOrderMark(in bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Returns the offset of the first byte that is not plain ASCII, or the end. The search tests eight bytes together.
private func endOfPlainASCII(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBytes { raw in
    var index = 0
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Bit 7 of a byte is set if it is below 0x20 (the second term), above 0x7F or equal to 0x7F (the last).
      let controls = (word &- 0x2020_2020_2020_2020) & ~word
      let suspects = (word | controls | (word &+ 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080
      if suspects != 0 {
        for offset in index..<index + 8 where !isPlainASCII(raw[offset]) { return offset }
      }
      index += 8
    }
    while index < raw.count, isPlainASCII(raw[index]) { index += 1 }
    return index
  }
}

private func isPlainASCII(_ byte: UInt8) -> Bool {
  (byte >= 0x20 && byte < 0x7F) || byte == Byte.lineFeed || byte == Byte.tab
}

private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD: true
  default: scalar.value >= 0x10000
  }
}

private func foreignEncoding(of bytes: [UInt8]) -> String? {
  switch bytes.prefix(4) {
  case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: return "UTF-32"
  case let start where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]):
    return "UTF-16"
  case let start where start.count >= 2 && (start[0] == 0) != (start[1] == 0):
    return start.count == 4 && start[1] == 0 && start[2] == 0 ? "UTF-32" : "UTF-16"
  default: return nil
  }
}

private func invalidByte(at offset: Int, in file: SourceFile) -> Diagnostic {
  .error(
    .invalidEncoding,
    "the byte 0x\(String(file.bytes[offset], radix: 16, uppercase: true)) is not valid UTF-8",
    at: SourceSpan(file: file, offsets: offset..<offset + 1), hint: "save the file as UTF-8")
}

private func forbidden(_ scalar: Unicode.Scalar, at place: SourceSpan) -> Diagnostic {
  let (name, hint) =
    switch scalar {
    case "\0": ("a NUL byte", "delete it; in a Swift string it is written \\0")
    case byteOrderMark: ("the invisible character \(scalar.codePoint)", "delete it")
    default:
      (
        "the control character \(scalar.codePoint)",
        "delete it; in a Swift string it is written \(scalar.swiftEscape)"
      )
    }
  return .error(.hiddenCharacter, "\(name) is not allowed in a spec", at: place, hint: hint)
}
