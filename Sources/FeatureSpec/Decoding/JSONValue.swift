/// A JSON value whose members keep their order.
public indirect enum JSONValue: Sendable {
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case number(Int)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members by name, in their order.
  case object([(String, JSONValue)])

  /// The value as JSON, with two spaces for each level.
  public var text: String {
    var lines = ""
    write(to: &lines, indentation: "")
    return lines
  }

  private func write(to text: inout String, indentation: String) {
    let inner = indentation + "  "
    switch self {
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .string(let value): text += quoted(value)
    case .array(let values):
      guard !values.isEmpty else {
        text += "[]"
        return
      }
      text += "[\n"
      for (index, value) in values.enumerated() {
        text += inner
        value.write(to: &text, indentation: inner)
        text += index == values.count - 1 ? "\n" : ",\n"
      }
      text += "\(indentation)]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += "\(inner)\(quoted(member.0)): "
        member.1.write(to: &text, indentation: inner)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += "\(indentation)}"
    }
  }

  /// A text as a JSON string.
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
}

extension JSONValue {
  /// A schema of some types.
  static func types(_ names: String...) -> JSONValue {
    .object([("type", names.count == 1 ? .string(names[0]) : .array(names.map { .string($0) }))])
  }

  /// The schema with a description.
  func describing(_ text: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([("description", .string(text))] + members)
  }
}
