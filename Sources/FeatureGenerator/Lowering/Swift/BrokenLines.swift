import SpecSource

/// The columns that `swift format` allows.
let columnLimit = 100

/// Whether Swift of a spec can stand on one line with what surrounds it.
///
/// - Parameter indentation: The columns in front of the line.
func fitsOnLine(_ line: String, indentation: Int) -> Bool {
  // Behind a comment nothing else can stand.
  !line.isMultiline && !containsComment(line) && indentation + line.columns <= columnLimit
}

private func containsComment(_ line: String) -> Bool {
  let slash = UInt8(ascii: "/")
  return line.anyByte { $0 == slash }
    && zip(line.utf8, line.utf8.dropFirst()).contains { $0 == slash && $1 == slash }
}

/// A row of items between brackets: on one line where it fits, else each item on a line of its own.
///
/// - Parameters:
///   - opening: What stands before the items, up to the bracket.
///   - items: What is separated by commas.
///   - closing: What stands behind the items, from the bracket on.
///   - indentation: The columns that the line's surroundings take: its indentation, and what stands in front of and behind
///     the text on its line.
func row(
  _ opening: String, _ items: [String], _ closing: String, indentation: Int
) -> String {
  let line = opening + items.joined(separator: ", ") + closing
  guard indentation + line.columns > columnLimit, !items.isEmpty, !line.isMultiline else {
    return line
  }
  return opening + "\n" + items.map { $0.indented() }.joined(separator: ",\n") + "\n" + closing
}

/// Items of a list on lines of its own, as many on each as fit.
///
/// A list of one has no comma behind it, one of several has one behind each. Where an item ends with a list of several,
/// the formatter counts a comma behind that list's last element, too, though it stands there in broken lists only.
func filledRows(_ items: [String], indentation: Int) -> [String] {
  guard items.count > 1 else { return items }
  var rows: [String] = []
  for item in items {
    let comma = item.utf8.drop { $0 != UInt8(ascii: "[") }.contains(UInt8(ascii: ",")) ? 1 : 0
    if let last = rows.last, indentation + last.columns + item.columns + comma + 2 <= columnLimit {
      rows[rows.count - 1] = "\(last) \(item),"
    } else {
      rows.append("\(item),")
    }
  }
  return rows
}

/// What is declared, with its default: on one line where both fit, else the default under it.
func declaration(_ text: String, default value: String?, columns: Int) -> String {
  guard let value else { return text }
  let line = "\(text) = \(value)"
  guard line.columns > columns, !value.isMultiline else { return line }
  return "\(text) =\n\(value.indented())"
}

/// Patterns of one case: on one line where they fit, else each on a line of its own.
func alternatives(_ patterns: [String], columns: Int) -> String {
  let line = patterns.joined(separator: ", ")
  return line.columns < columns ? line : patterns.joined(separator: ",\n  ")
}

/// A name with a type that may be too long to stand behind it: then it stands under it, with its parameters in rows.
func typed(
  _ name: String, _ attributes: String, _ parameters: [String], _ result: String, indentation: Int
) -> String {
  let line = "\(name): \(attributes)(\(parameters.joined(separator: ", ")))\(result)"
  guard indentation + line.columns > columnLimit else { return line }
  let type = row("\(attributes)(", parameters, ")\(result)", indentation: indentation + 2)
  return "\(name):\n\(type.indented())"
}

/// A call with a closure behind it, on one line if it fits.
func closure(_ call: String, _ body: String, columns: Int) -> String {
  let line = "\(call) { \(body) }"
  return line.columns > columns ? "\(call) {\n\(body.indented())\n}" : line
}

/// The opening of a property of a generic type: the brace goes to a line of its own first, then the type, then its
/// arguments.
func getterOpening(
  _ name: String, _ type: String, _ arguments: [String], columns: Int
) -> String {
  let list = arguments.joined(separator: ", ")
  let line = "\(name): \(type)<\(list)>"
  if line.columns + 2 <= columns { return "\(line) {" }
  if line.columns <= columns { return "\(line)\n{" }
  if type.columns + list.columns + 4 <= columns { return "\(name):\n  \(type)<\(list)>\n{" }
  return "\(name):\n  \(type)<\n    \(list)\n  >\n{"
}

/// Texts with a comma behind all but the last.
func commaSeparated(_ texts: [String]) -> [String] {
  texts.enumerated().map { $0 == texts.count - 1 ? $1 : $1 + "," }
}

/// Texts with a comma behind all but the last.
func commaSeparated(_ texts: [TracedText]) -> [TracedText] {
  var separated = texts
  for index in texts.indices.dropLast() { separated[index].text += "," }
  return separated
}

/// Items of a list: a list of one has no comma behind it, one of several lines has one behind each.
func commaEnded(_ items: [String]) -> [String] {
  items.count == 1 ? items : items.map { $0 + "," }
}

extension String {
  /// The text with every line that is not empty moved two spaces to the right.
  func indented() -> String {
    guard isMultiline else { return isEmpty ? "" : "  \(self)" }
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}

/// A closure, on one line if it fits.
func closureText(parameters: String, _ body: String, behind start: String) -> String {
  let head = parameters.isEmpty ? "{" : "{ \(parameters) in"
  let line = "\(head) \(body) }"
  let isLong = line.isMultiline || 6 + start.count + line.count > columnLimit
  return isLong ? "\(head)\n\(body.indented())\n}" : line
}
