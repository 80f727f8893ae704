import SpecSource

/// A JSON value. Foundation's encoder is not used because of its start-up time.
public enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// `null`.
  case null
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A number that is not whole, or too large for `Int`.
  case decimal(Double)
  /// `true` or `false`.
  case flag(Bool)
  /// A list.
  case list([JSONValue])
  /// An object, with its members in the order of the text.
  case object([(key: String, value: JSONValue)])

  /// Makes a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Makes a number.
  public init(integerLiteral value: Int) {
    self = .number(value)
  }

  /// Makes an object of the members that have a value.
  public static func object(omittingNil members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Makes a list of texts.
  public static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .list(texts.map(JSONValue.text))
  }

  /// The value as JSON, indented by two spaces per level.
  public var rendered: String { rendered(margin: "\n", colon: ": ") }

  /// The value as JSON on one line, without spaces.
  public var compact: String { rendered(margin: "", colon: ":") }

  /// Renders the value as JSON.
  ///
  /// - Parameter margin: The line break and the blanks before each line; empty for one line.
  private func rendered(margin: String, colon: String) -> String {
    let inner = margin.isEmpty ? "" : margin + "  "
    func enclosed(_ parts: [String], in brackets: (String, String)) -> String {
      guard !parts.isEmpty else { return brackets.0 + brackets.1 }
      return brackets.0 + inner + parts.joined(separator: "," + inner) + margin + brackets.1
    }
    return switch self {
    case .text(let text): quoted(text)
    case .null: "null"
    case .number(let number): String(number)
    case .decimal(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values):
      enclosed(values.map { $0.rendered(margin: inner, colon: colon) }, in: ("[", "]"))
    case .object(let members):
      enclosed(
        members.map { quoted($0.key) + colon + $0.value.rendered(margin: inner, colon: colon) },
        in: ("{", "}"))
    }
  }
}

/// Escapes a character by its number; characters beyond the first 65,536 become a surrogate pair.
private func escaped(_ scalar: Unicode.Scalar) -> String {
  String(scalar).utf16.map { unit in
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()
}

/// Writes a text in quotes, as in JSON; invisible characters are escaped by their numbers.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where HiddenKind(scalar) != nil: result += escaped(scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
