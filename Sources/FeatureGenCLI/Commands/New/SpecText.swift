/// The text of a new spec, line by line.
struct SpecText {
  private(set) var text = ""

  /// Adds a line.
  mutating func add(_ line: String, depth: Int = 0) {
    text += line.isEmpty ? "\n" : "\(String(repeating: "  ", count: depth))\(line)\n"
  }

  /// Adds a key with Swift or another text behind it, quoted as YAML needs it; nothing behind it for nil.
  mutating func add(_ key: String, _ value: String?, depth: Int = 0) {
    guard let value else { return add("\(key):", depth: depth) }
    let lines = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.count > 1 else { return add("\(key): \(yamlScalar(value))", depth: depth) }
    add("\(key): |", depth: depth)
    for line in lines { add(String(line), depth: depth + 1) }
  }

  /// Adds a key with keys below it, behind an empty line.
  mutating func addSection(_ key: String) {
    add("")
    add("\(key):")
  }

  /// Adds parameters or fields below a key.
  mutating func add(_ names: [TypedName], depth: Int) {
    for name in names { add(name.name, name.type, depth: depth) }
  }
}

/// A text of one line as a YAML scalar: plain, or in single quotes where YAML would take it for something else.
func yamlScalar(_ text: String) -> String {
  let text = trimmed(text)
  let marks = "!&*?|>%@#[]{},\"'`"
  let isMarked = text.isEmpty || text.first.map(marks.contains) == true
  let isList = text == "-" || text.hasPrefix("- ") || text.hasPrefix("---") || text == "..."
  let splits = text.firstRange(of: ": ") != nil || text.firstRange(of: " #") != nil
  guard isMarked || isList || splits || text.hasSuffix(":") else { return text }
  let doubled = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  return "'\(doubled)'"
}

/// A text without the spaces around it.
func trimmed(_ text: some StringProtocol) -> String {
  let start = text.drop(while: \.isWhitespace)
  let end = start.reversed().prefix(while: \.isWhitespace).count
  return String(start.dropLast(end))
}
