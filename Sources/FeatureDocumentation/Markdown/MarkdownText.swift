import SpecSource

/// Returns Markdown that is displayed as the text: nothing in the text becomes markup, HTML, a mention or a formula.
public func markdownText(_ text: String) -> String {
  var result = ""
  for scalar in visibleText(text, in: .prose).unicodeScalars {
    switch scalar {
    case "&", "<", ">", "@": result += "&#\(scalar.value);"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "#", "|", "~", "$", "!", "^", "=":
      result += "\\"
      result.unicodeScalars.append(scalar)
    // A colon before slashes would make a link.
    case ":": result += text.contains("://") ? "&#58;" : ":"
    case "\n", "\r": result += " "
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns a text as Markdown for the beginning of a line, where it does not become a list, a heading or a rule.
func markdownLine(_ line: String) -> String {
  guard let first = line.unicodeScalars.first else { return "" }
  if "+-".unicodeScalars.contains(first) { return "\\" + line }
  let digits = line.prefix { $0.isASCII && $0.isNumber }
  let next = line.dropFirst(digits.count).first
  guard !digits.isEmpty, next == "." || next == ")" else { return line }
  return "\(digits)\\\(line.dropFirst(digits.count))"
}

/// Returns code in Markdown.
///
/// A bar would end the cell of a table. Code with a bar is written in HTML, because Markdown cannot express it.
public func markdownCode(_ code: String) -> String {
  guard !code.isEmpty else { return "" }
  guard !code.contains("|") else { return "<code>\(codeEntities(code))</code>" }
  let longest = code.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let isPadded = code.hasPrefix("`") || code.hasSuffix("`") || code.hasPrefix(" ")
  return isPadded ? "\(fence) \(code) \(fence)" : fence + code + fence
}

/// Returns code in which everything except letters, digits and spaces is written as a number.
private func codeEntities(_ code: String) -> String {
  code.unicodeScalars.map { scalar in
    let isPlain = scalar.properties.isAlphabetic || scalar == " " || ("0"..."9").contains(scalar)
    return isPlain ? String(scalar) : "&#\(scalar.value);"
  }.joined()
}
