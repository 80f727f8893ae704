/// Returns a text on a single line of at most 60 characters. A long text is not read to its end.
public func shortText(_ text: some StringProtocol) -> String {
  var line = ""
  var count = 0
  var endsInSpace = false
  for character in text {
    if character == " " || character == "\n" {
      endsInSpace = count > 0
      continue
    }
    if endsInSpace { line.append(" ") }
    line.append(character)
    count += endsInSpace ? 2 : 1
    endsInSpace = false
    if count > 60 { return line.prefix(57) + "…" }
  }
  return line
}
