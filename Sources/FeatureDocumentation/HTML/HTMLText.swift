import SpecSwift

/// Returns a text for HTML and SVG, between tags and in quoted attributes.
func htmlText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { !$0.isPlainInHTML }) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case "\r": break
    default:
      if scalar.isControl {
        result += "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  fileprivate var isPlainInHTML: Bool {
    !isControl && self != "&" && self != "<" && self != ">" && self != "\"" && self != "'"
  }
}
