import SpecSource

/// A text as it can be shown: what a terminal or a service that reads logs would obey is written by its number.
///
/// Specs and file names come from anybody, and end up in messages. Line breaks stay.
func printable(_ text: String) -> String {
  let visible = visibleText(text, in: .message)
  // GitHub obeys lines that begin with '::', blanks left out, and '##[' wherever it stands.
  let isSuspect = visible.utf8.contains(UInt8(ascii: "\r")) || visible.contains("::")
  guard isSuspect || visible.contains("##[") else { return visible }
  return visible.split(separator: "\n", omittingEmptySubsequences: false)
    .map(printableLine).joined(separator: "\n")
}

/// A text as it can be shown in one line.
func printableOnOneLine(_ text: String) -> String {
  guard text.unicodeScalars.contains("\n") else { return printable(text) }
  // By scalars: CR and LF are one character.
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "\n" { line += "\\n".unicodeScalars } else { line.append(scalar) }
  }
  return printable(String(line))
}

private func printableLine(_ line: Substring) -> String {
  // The CR of a file with Windows line ends is no trick.
  let hasReturn = line.unicodeScalars.last == "\r"
  var text = String(String.UnicodeScalarView(line.unicodeScalars.dropLast(hasReturn ? 1 : 0)))
  text = text.replacing("\r", with: "\\u{D}").replacing("##[", with: "#\\u{23}[")
  let start = text.firstIndex { $0 != " " && $0 != "\t" } ?? text.endIndex
  if text[start...].hasPrefix("::") { text.replaceSubrange(start...start, with: "\\u{3A}") }
  return hasReturn ? text + "\r" : text
}

/// A line of a source file as it can be shown, each character in its column: a mark stands for what would be obeyed.
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
