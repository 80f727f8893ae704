import SpecSwift

/// Returns the tokens of statements in a normal form, laid out as lines of Swift.
func laidOut(_ tokens: [String]) -> [String] {
  var layout = TokenLayout()
  for index in tokens.indices {
    layout.add(
      tokens[index], after: index > 0 ? tokens[index - 1] : nil, before: tokens[(index + 1)...])
  }
  layout.endLine()
  return layout.lines
}

/// The keywords that are followed by a blank.
private let keywords: Set = [
  "as", "await", "case", "catch", "default", "do", "else", "for", "guard", "if", "in", "is", "let",
  "return", "switch", "throw", "try", "var", "where", "while",
]

/// A layout of tokens in progress.
private struct TokenLayout {
  private(set) var lines: [String] = []
  private var line = ""
  /// The open braces, inside of the reducer's brace, which is not part of the form.
  private var braces = [Brace(isSwitch: true)]
  /// Whether a `switch` waits for its brace, and whether a label waits for its colon.
  private var isSwitch = false
  private var isLabel = false
  private var isInString = false

  private struct Brace {
    var isSwitch: Bool
    /// The number of open parentheses and brackets in the brace.
    var parentheses = 0
    /// Whether the label of a case has been read.
    var isInCase = false
    /// Whether the brace is closed on its line.
    var isShort = false

    /// The levels by which the lines inside of the brace are indented; the cases of a `switch` are not indented.
    var levels: Int { (isSwitch ? 0 : 1) + (isInCase ? 1 : 0) }
  }

  mutating func add(_ token: String, after previous: String?, before rest: ArraySlice<String>) {
    if isQuote(token) {
      if !isInString { addBlank(before: token, after: previous) }
      line += token
      isInString.toggle()
      return
    }
    if isInString, token.first == "\"" {
      line += token.dropFirst().replacing("\n", with: "\\n")
      return
    }
    switch token {
    case ";": endLine()
    case "{", "¶{":
      line += line.isEmpty || line.hasSuffix("(") ? "{" : " {"
      var brace = Brace(isSwitch: isSwitch)
      brace.isShort = !isSwitch && isShort(previous, rest)
      if !brace.isShort { endLine() }
      braces.append(brace)
      isSwitch = false
    case "{}": line += " {}"
    case "}":
      let isShort = braces[braces.count - 1].isShort
      if !isShort { endLine() }
      if braces.count > 1 { braces.removeLast() }
      line += isShort ? " }" : "}"
    case ":" where isLabel && isAtTop:
      line += ":"
      isLabel = false
      endLine()
      braces[braces.count - 1].isInCase = true
    default: addWord(token, after: previous)
    }
  }

  /// Whether a brace opens a closure that contains a single short expression.
  private func isShort(_ previous: String?, _ rest: ArraySlice<String>) -> Bool {
    guard let previous, previous.last?.isLetter == true, !keywords.contains(previous) else {
      return false
    }
    let inner = rest.prefix { $0 != "}" }
    return inner.count < 12 && inner.allSatisfy { ![";", "{", "¶{", "{}"].contains($0) }
  }

  private mutating func addWord(_ token: String, after previous: String?) {
    if ["case", "default"].contains(token), braces[braces.count - 1].isSwitch, isAtTop,
      !["if", "guard", "while", "for", ",", "."].contains(previous)
    {
      endLine()
      braces[braces.count - 1].isInCase = false
      isLabel = true
    } else if previous == "}", !["else", "catch", ")", "]", ",", "."].contains(token) {
      endLine()
    }
    if token == "switch" { isSwitch = true }
    if ["(", "["].contains(token) { braces[braces.count - 1].parentheses += 1 }
    if [")", "]"].contains(token) { braces[braces.count - 1].parentheses -= 1 }
    if !isInString { addBlank(before: token, after: previous) }
    line += token
  }

  private var isAtTop: Bool { braces[braces.count - 1].parentheses == 0 }

  private mutating func addBlank(before token: String, after previous: String?) {
    guard let previous, !line.isEmpty, let last = line.last, !["(", "["].contains(last) else {
      return
    }
    if [",", ")", "]", ":"].contains(token) { return }
    let isName = previous.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    let endsValue =
      isName && !keywords.contains(previous)
      || [")", "]", "}", "?", "!", "\""].contains(previous)
    if ["(", "[", ".", "?", "!"].contains(token), endsValue { return }
    if [".", "!", "&", "#"].contains(previous) { return }
    line += " "
  }

  mutating func endLine() {
    guard !line.isEmpty else { return }
    let depth = braces.reduce(0) { $0 + $1.levels }
    lines.append(String(repeating: "  ", count: depth) + line)
    line = ""
  }

  private func isQuote(_ token: String) -> Bool { token == "\"" || token == "\"\"\"" }
}
