import SpecSource

/// A value of JSON; Foundation's encoder would cost its start-up time.
public enum JSONValue: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// `null`.
  case null
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// A number that is not whole, or too large for one.
  case decimal(Double)
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

  /// Makes an object of those members that have a value.
  public static func object(omittingNil members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Makes a list of texts.
  public static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .list(texts.map(JSONValue.text))
  }

  /// The value as JSON, two spaces a level.
  public var rendered: String {
    rendered(margin: "")
  }

  private func rendered(margin: String) -> String {
    let inner = margin + "  "
    switch self {
    case .text(let text): return quoted(text)
    case .null: return "null"
    case .number(let number): return String(number)
    case .decimal(let number): return String(number)
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

extension JSONValue {
  /// The value as JSON on one line, without spaces.
  public var compact: String {
    switch self {
    case .list(let values):
      return "[\(values.map(\.compact).joined(separator: ","))]"
    case .object(let members):
      let parts = members.map { "\(quoted($0.key)):\($0.value.compact)" }
      return "{\(parts.joined(separator: ","))}"
    case .null, .text, .number, .decimal, .flag:
      return rendered
    }
  }
}

/// A character by its number, in two halves beyond the first 65,536.
private func escaped(_ scalar: Unicode.Scalar) -> String {
  String(scalar).utf16.map { unit in
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()
}

/// A text in quotes, as JSON has it; what does not show itself is written by its number.
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
