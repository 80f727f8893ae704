/// Plain and quoted scalars.
extension ScalarReplay {
  /// Replays the text of a quoted or plain scalar.
  mutating func replayFlow(_ range: Range<Int>, quote: UInt8?) {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index].isBlank || LineBreak(in: bytes, at: index) != nil {
        index = replaySpace(from: index, in: range, isEscaped: false)
      } else if bytes[index] == Byte.backslash, quote == Byte.doubleQuote {
        if let lineBreak = LineBreak(in: bytes, at: index + 1) {
          index = replaySpace(from: lineBreak.end, in: range, isEscaped: true)
        } else {
          index = replayEscape(at: index)
        }
      } else {
        add(bytes[index], from: index)
        index += bytes[index] == Byte.singleQuote && quote == Byte.singleQuote ? 2 : 1
      }
    }
  }

  /// Replays blanks and line breaks. A single break becomes a space; of several breaks, all but the first stay.
  ///
  /// - Parameter isEscaped: Whether a break that a backslash removes precedes them.
  /// - Returns: The offset directly after the blanks and breaks.
  private mutating func replaySpace(from start: Int, in range: Range<Int>, isEscaped: Bool) -> Int {
    var index = start
    var breaks: [LineBreak] = []
    while index < range.upperBound {
      if bytes[index].isBlank {
        index += 1
      } else if let lineBreak = LineBreak(in: bytes, at: index) {
        breaks.append(lineBreak)
        index = lineBreak.end
      } else {
        break
      }
    }
    if isEscaped {
      for lineBreak in breaks { add(lineBreak) }
    } else if let first = breaks.first {
      if !first.isNewLine {
        add(first)
      } else if breaks.count == 1 {
        add(Byte.space, from: first.start)
      }
      for lineBreak in breaks.dropFirst() { add(lineBreak) }
    } else {
      add(start..<index)
    }
    return index
  }

  /// Replays an escape in a double-quoted text and returns the offset directly after it.
  private mutating func replayEscape(at start: Int) -> Int {
    let digits: Int
    switch bytes[start + 1] {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    case let letter:
      for byte in String(ScalarReplay.meaning(ofEscape: letter)).utf8 { add(byte, from: start) }
      return start + 2
    }
    let end = start + 2 + digits
    let number = UInt32(String(decoding: bytes[start + 2..<end], as: UTF8.self), radix: 16)
    // libyaml has rejected numbers that are no scalars.
    let scalar = number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    for byte in String(scalar).utf8 { add(byte, from: start) }
    return end
  }

  /// Returns the scalar that a one-letter escape represents.
  private static func meaning(ofEscape letter: UInt8) -> Unicode.Scalar {
    switch letter {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    default: Unicode.Scalar(letter)
    }
  }
}
