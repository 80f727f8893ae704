import SpecSource

/// Values of Swift keys that begin with a text that no Swift begins with. Quotes would not correct them.
extension SourceLookup {
  /// Returns the correction of such a value: `*x`, `&x 0` or `> 3`.
  ///
  /// - Parameter value: The value, without the comment after it.
  /// - Returns: The hint, and the corrected value; nil for a value that quotes would correct.
  func wayOutWithoutQuotes(of value: Range<Int>) -> (hint: Hint, value: Range<Int>?)? {
    let first = self[value.lowerBound]
    let name = value.lowerBound + 1..<min(endOfWord(at: value.lowerBound), value.upperBound)
    let isName = !name.isEmpty && name.allSatisfy { self[$0].isNameByte }
    let word = text(value.lowerBound..<name.upperBound)
    if first == ampersand, isName {
      let rest = trimmed(name.upperBound..<value.upperBound)
      let isMeant = holdsSwift(at: value.lowerBound) || contains("*\(text(name))")
      guard isMeant else { return nil }
      guard !rest.isEmpty else {
        return ("write a value instead of '\(word)': specs have no anchors", nil)
      }
      let edit = Diagnostic.Fix(replacing: span(value.lowerBound..<rest.lowerBound), by: "")
      return (Hint(showing: edit), rest)
    }
    if first == asterisk, isName, name.upperBound == value.upperBound {
      guard holdsSwift(at: value.lowerBound) || contains("&\(text(name))") else { return nil }
      return ("write out the value of '\(word)': specs have no aliases", nil)
    }
    if first == bar, holdsSwift(at: value.lowerBound), let rest = textAfterBar(in: value) {
      let repair = QuoteRepair(source: self)
      let text = repair.needsQuotes(rest, isFlow: true) ? repair.quoted(rest) : self.text(rest)
      return (Hint(showing: Diagnostic.Fix(replacing: span(value), by: text)), rest)
    }
    guard [ampersand, asterisk, Byte.greater, Byte.question, percent].contains(first),
      holdsSwift(at: value.lowerBound)
    else { return nil }
    let sign = text(value).prefix { "&*>?%=".contains($0) }
    return ("write the Swift that comes before '\(sign)', too: no Swift begins with it", nil)
  }

  /// Returns the range of the text on the line of a `|`, which then starts no block.
  private func textAfterBar(in value: Range<Int>) -> Range<Int>? {
    let start = skipBlanks(endOfWord(at: value.lowerBound))
    guard start < value.upperBound, !self[start].isLineBreak else { return nil }
    return start..<value.upperBound
  }

  /// Whether the value that begins at an offset belongs to a key whose value is Swift.
  private func holdsSwift(at offset: Int) -> Bool {
    var end = offset
    while end > 0, self[end - 1].isBlank { end -= 1 }
    guard end > 0, self[end - 1] == Byte.colon else { return false }
    end -= 1
    var start = end
    while start > 0, self[start - 1].isNameByte { start -= 1 }
    if keysOfSwift.contains(text(start..<end)) { return true }
    let line = line(around: offset)
    guard trimmed(line).lowerBound == start else { return false }
    return section(around: offset).map(sectionsOfSwift.contains) ?? false
  }

  /// Whether the file contains a word.
  private func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.indices.dropLast(word.count - 1).contains { index in
      bytes[index..<index + word.count].elementsEqual(word) && !self[index + word.count].isNameByte
    }
  }
}

private let ampersand = UInt8(ascii: "&")
private let bar = UInt8(ascii: "|")
private let asterisk = UInt8(ascii: "*")
private let percent = UInt8(ascii: "%")

/// The keys whose values are Swift in every position.
private let keysOfSwift: Set<String> = [
  "assert", "bind", "call", "cancel", "default", "didSet", "do", "effect", "every",
  "failure", "finished", "get", "guard", "id", "if", "live", "of", "on", "perform", "placeholder",
  "present", "priority", "push", "receive", "result", "returns", "send", "set", "success", "type",
  "where",
]

/// The sections in which the value of a name is Swift.
private let sectionsOfSwift: Set<String> = [
  "actions", "computed", "procedures", "reactions", "state",
]
