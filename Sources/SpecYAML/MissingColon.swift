import SpecSource

/// The error for a key whose colon, or the space behind it, was forgotten: `given {goal: 1}`, `date:'now'`.
///
/// Such a line must not be taken for Swift, and its fix is not to quote it.
///
/// - Returns: The error; nil when the text does not begin with a name and, behind it, what only a value begins with.
func missingColon(in text: Range<Int>, _ source: SourceText) -> Diagnostic? {
  var end = text.lowerBound
  while end < text.upperBound, source[end].isNameByte || source[end] == UInt8(ascii: ".") {
    end += 1
  }
  guard end > text.lowerBound else { return nil }
  let colon = source[end] == Byte.colon ? end : nil
  let value = source.skipBlanks(colon.map { $0 + 1 } ?? end)
  guard value < text.upperBound, value > end, "'\"{[".utf8.contains(source[value]) else {
    return nil
  }
  let name = text.lowerBound..<end
  let rest = source.text(value..<source.line(around: value).upperBound)
  let message = colon == nil ? "has no colon behind it" : "has no space behind its colon"
  return .error(
    "the key '\(source.text(name))' \(message)", at: source.span(name),
    hint: "\(source.text(name)): \(rest)")
}
