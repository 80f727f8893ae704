import SpecSource

/// A text as Markdown that reads as it is: nothing in it becomes markup, HTML, a mention or a formula.
public func markdownText(_ text: String) -> String {
  var result = ""
  for scalar in visibleText(text, in: .prose).unicodeScalars {
    switch scalar {
    case "&", "<", ">", "@": result += "&#\(scalar.value);"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "$", "!", "^", "=":
      result += "\\"
      result.unicodeScalars.append(scalar)
    // What makes a link of a word by itself.
    case ":": result += text.contains("://") ? "&#58;" : ":"
    case "\n", "\r": result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A text as Markdown at the beginning of a line, where it becomes no list, heading or rule.
func markdownLine(_ line: String) -> String {
  guard let first = line.unicodeScalars.first else { return "" }
  if "+-".unicodeScalars.contains(first) { return "\\" + line }
  let digits = line.prefix { $0.isASCII && $0.isNumber }
  let next = line.dropFirst(digits.count).first
  guard !digits.isEmpty, next == "." || next == ")" else { return line }
  return "\(digits)\\\(line.dropFirst(digits.count))"
}

/// Code in Markdown.
///
/// A bar would end the cell of a table; there HTML says what Markdown cannot.
public func markdownCode(_ code: String) -> String {
  guard !code.isEmpty else { return "" }
  guard !code.contains("|") else { return "<code>\(codeEntities(code))</code>" }
  let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let isPadded = code.hasPrefix("`") || code.hasSuffix("`") || code.hasPrefix(" ")
  return isPadded ? "\(fence) \(code) \(fence)" : fence + code + fence
}

/// Code in which everything but letters, digits and spaces is written as a number.
private func codeEntities(_ code: String) -> String {
  code.unicodeScalars.map { scalar in
    let isPlain = scalar.properties.isAlphabetic || scalar == " " || ("0"..."9").contains(scalar)
    return isPlain ? String(scalar) : "&#\(scalar.value);"
  }.joined()
}
