import SpecSwift

/// Reads a string literal as a spec writes texts for people; nil for a literal that a spec cannot write.
func alertText(of literal: String) -> AlertText? {
  guard let contents = contents(of: literal) else { return nil }
  let isMultiline = literal.hasPrefix("\"\"\"")
  var text = ""
  var hasValues = false
  var rest = contents[...]
  while let character = rest.popFirst() {
    guard character == "\\" else {
      // A quote would end the literal, therefore the text is more than a single literal.
      guard isMultiline || character != "\"", !text.hasSuffix("\"\"") || character != "\"",
        character == "\n" || !character.isWhitespace || character == " "
      else { return nil }
      text.append(character)
      continue
    }
    switch rest.popFirst() {
    case "n": text.append("\n")
    case "\"": text.append("\"")
    case "'": text.append("'")
    // A backslash joins a line with the next.
    case "\n": break
    case "(":
      guard let value = interpolation(&rest) else { return nil }
      text += "\\(\(value))"
      hasValues = true
    default: return nil
    }
  }
  // A block scalar ends with a line break that is not part of the text.
  return text.isEmpty || text.hasSuffix("\n") ? nil : AlertText(text: text, hasValues: hasValues)
}

/// Returns the contents of a literal, without the indentation of its lines; nil for other literals.
private func contents(of literal: String) -> String? {
  if literal.hasPrefix("\"\"\"") {
    var lines = literal.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.count > 2, lines.popFirst() == "\"\"\"", let last = lines.popLast(),
      last.hasSuffix("\"\"\"")
    else { return nil }
    let indentation = last.dropLast(3)
    guard indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
    var result: [Substring] = []
    for line in lines {
      guard line.hasPrefix(indentation) || line.allSatisfy({ $0 == " " }) else { return nil }
      result.append(line.dropFirst(indentation.count))
    }
    return result.joined(separator: "\n")
  }
  guard literal.count > 1, literal.hasPrefix("\""), literal.hasSuffix("\""),
    !literal.contains("\n")
  else { return nil }
  return String(literal.dropFirst().dropLast())
}

/// Returns a value up to its closing parenthesis; nil when it contains a literal.
private func interpolation(_ rest: inout Substring) -> String? {
  var value = ""
  var depth = 1
  while let character = rest.popFirst() {
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    if depth == 0 { return value }
    if character == "\"" || character.isNewline { return nil }
    value.append(character)
  }
  return nil
}

/// Returns a name made of the first words of a text; nil when these have no letters that are valid in names.
func name(of text: String) -> String? {
  let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "'" && $0 != "’" }
    .map { $0.filter { $0.isASCII && $0 != "'" } }.filter { !$0.isEmpty }.prefix(5)
  guard let first = words.first, first.first?.isLetter == true else { return nil }
  let rest = words.dropFirst().map { $0.lowercased().capitalizedFirst }
  let name = first.lowercased() + rest.joined()
  return isIdentifier(name) ? name : nil
}
