/// A value that can be written as JSON; Foundation's encoder would cost its start-up time.
public enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// `true` or `false`.
  case flag(Bool)
  /// A list.
  case list([JSONValue])
  /// Members in the order they are written.
  case object([(key: String, value: JSONValue)])

  /// Makes a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Makes a number.
  public init(integerLiteral value: Int) {
    self = .number(value)
  }

  /// The value as JSON, two spaces a level.
  public var rendered: String {
    rendered(margin: "")
  }

  private func rendered(margin: String) -> String {
    let inner = margin + "  "
    switch self {
    case .text(let text): return quoted(text)
    case .number(let number): return String(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .list(let values) where values.isEmpty: return "[]"
    case .list(let values):
      let lines = values.map { inner + $0.rendered(margin: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      let lines = members.map { "\(inner)\(quoted($0.key)): \($0.value.rendered(margin: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(margin)}"
    }
  }
}

/// A text in quotes, as JSON has it.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
