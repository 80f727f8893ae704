import SpecSource

/// Replaces the characters and commands of a text that a terminal or a log service would obey by their codes.
///
/// Specs and file names come from anybody, and appear in messages. Line breaks stay.
func printable(_ text: String) -> String {
  let visible = visibleText(text, in: .message)
  // GitHub obeys lines that begin with '::' after blanks, and '##[' anywhere.
  let isSuspect = visible.utf8.contains(UInt8(ascii: "\r")) || visible.contains("::")
  guard isSuspect || visible.contains("##[") else { return visible }
  return visible.split(separator: "\n", omittingEmptySubsequences: false)
    .map(printableLine).joined(separator: "\n")
}

/// Makes a text printable on a single line.
func printableOnOneLine(_ text: String) -> String {
  guard text.unicodeScalars.contains("\n") else { return printable(text) }
  // The loop visits scalars, because CR and LF together are a single character.
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "\n" { line += "\\n".unicodeScalars } else { line.append(scalar) }
  }
  return printable(String(line))
}

private func printableLine(_ line: Substring) -> String {
  // The CR at the end of a line is legitimate in a file with Windows line ends.
  let hasReturn = line.unicodeScalars.last == "\r"
  var text = String(String.UnicodeScalarView(line.unicodeScalars.dropLast(hasReturn ? 1 : 0)))
  text = text.replacing("\r", with: "\\u{D}").replacing("##[", with: "#\\u{23}[")
  let start = text.firstIndex { $0 != " " && $0 != "\t" } ?? text.endIndex
  if text[start...].hasPrefix("::") { text.replaceSubrange(start...start, with: "\\u{3A}") }
  return hasReturn ? text + "\r" : text
}

/// Makes a line of a source file printable, with each character in its column: a mark replaces characters that a
/// terminal would obey.
func printable(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  let mark: Unicode.Scalar = "\u{FFFD}"
  var shown = Array(scalars)
  for (index, place) in zip(shown.indices, scalars.indices)
  where hiddenKind(at: place, in: scalars) != nil || "\r\n".unicodeScalars.contains(scalars[place])
  {
    shown[index] = mark
  }
  let start = shown.firstIndex { $0 != " " && $0 != "\t" } ?? shown.endIndex
  if shown[start...].starts(with: "::".unicodeScalars) { shown[start] = mark }
  for index in shown.indices.dropLast(2) where shown[index...].starts(with: "##[".unicodeScalars) {
    shown[index] = mark
  }
  var text = ""
  text.unicodeScalars.append(contentsOf: shown)
  return text
}
