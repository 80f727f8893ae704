/// A recorded value as JSON.
indirect enum RecordedJSON {
  case text(String)
  case texts([String])
  case number(Int)
  case flag(Bool)
  case list([RecordedJSON])
  case object([String: RecordedJSON])
  case tree(RecordedValue)

  /// The JSON text, on one line.
  var rendered: String {
    switch self {
    case .text(let text): "\"\(text.unicodeScalars.map(Self.escaped).joined())\""
    case .texts(let texts): Self.list(texts.map(RecordedJSON.text)).rendered
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .list(let items): "[\(items.map(\.rendered).joined(separator: ","))]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }
        .map { "\(RecordedJSON.text($0.key).rendered):\($0.value.rendered)" }
        .joined(separator: ",") + "}"
    case .tree(let value): value.json.rendered
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    default:
      guard scalar.value < 0x20 else { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

extension RecordedChange {
  /// The change as JSON for the tool.
  var json: RecordedJSON {
    var members: [String: RecordedJSON] = ["path": .texts(path.steps), "value": .tree(value)]
    members["identity"] = shared?.identity.map(RecordedJSON.text)
    return .object(members)
  }
}

extension RecordedValue {
  /// The value as JSON for the tool.
  var json: RecordedJSON {
    switch self {
    case .swift(let text): .object(["swift": .text(text)])
    case .nothing: .object(["nothing": .flag(true)])
    case .structure(let type, let fields, _):
      .object(["struct": .text(type), "fields": json(fields)])
    case .choice(let type, let name, let fields, let isPath):
      .object([
        "enum": .text(type), "case": .text(name), "fields": json(fields), "isPath": .flag(isPath),
      ])
    case .list(let items): .object(["list": .list(items.map(\.json))])
    case .rows(let rows, let kind):
      .object([kind == .stack ? "stack" : "list": .list(rows.map(\.element.json))])
    case .dictionary(let pairs):
      .object(["pairs": .list(pairs.map { .list([$0.key.json, $0.value.json]) })])
    case .unknown(let type, let dump): .object(["type": .text(type), "dump": .text(dump)])
    }
  }

  private func json(_ fields: [RecordedField]) -> RecordedJSON {
    .list(fields.map { .object(["name": .text($0.name), "value": $0.value.json]) })
  }
}
