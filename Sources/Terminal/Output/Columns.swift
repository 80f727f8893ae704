/// Counts the columns that a text takes in a terminal.
public func columns(of text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + columns(of: $1) }
}

/// Counts the columns that a character takes in a terminal: two for a wide East Asian character or an emoji, none for
/// a character that only changes its neighbor, else one.
public func columns(of character: Character) -> Int {
  if let code = character.asciiValue { return (0x20..<0x7F).contains(code) ? 1 : 0 }
  guard let first = character.unicodeScalars.first else { return 0 }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control: return 0
  default: break
  }
  if first.properties.isEmojiPresentation { return 2 }
  // A variation selector requests the emoji form of a plain sign.
  if character.unicodeScalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
  return wideRanges.contains { $0.contains(first.value) } ? 2 : 1
}

/// The wide and full-width scalars of Unicode's East Asian Width (UAX #11), by blocks.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F,
  0x2E80...0x303E,
  0x3041...0x33FF,
  0x3400...0x4DBF,
  0x4E00...0x9FFF,
  0xA000...0xA4CF,
  0xA960...0xA97F,
  0xAC00...0xD7A3,
  0xF900...0xFAFF,
  0xFE30...0xFE6F,
  0xFF00...0xFF60,
  0xFFE0...0xFFE6,
  0x1B000...0x1B16F,
  0x20000...0x3FFFD,
]

/// Breaks a text into lines of a maximum number of columns, at spaces where possible.
public func wrapped(_ text: some StringProtocol, to width: Int) -> [String] {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .flatMap { wrappedLine(String($0).replacing("\t", with: "  "), to: max(width, 2)) }
}

private func wrappedLine(_ line: String, to width: Int) -> [String] {
  var lines: [String] = []
  var current = ""
  var taken = 0
  for character in line {
    let needed = columns(of: character)
    if taken + needed > width {
      // The text after the last space moves to the next line, if some text remains on this line.
      let end = character == " " ? nil : current.lastIndex(of: " ")
      let rest = end.map { String(current[current.index(after: $0)...]) } ?? ""
      lines.append(end.map { String(current[..<$0]) } ?? current)
      current = rest
      taken = columns(of: rest)
      if character == " " { continue }
    }
    current.append(character)
    taken += needed
  }
  return lines + [current]
}
