import FeatureSpec
import JSON
import JSONRPC
import SpecSource

/// The completions at a place.
struct Completion {
  let names: PlaceNames
  let document: OpenDocument
  let offset: Int
  let encoding: PositionEncoding

  /// The items, in the form of the protocol.
  var json: JSONValue {
    .list(keys + candidates)
  }

  private var keys: [JSONValue] {
    let present = Set(names.place.siblings)
    return names.keys.filter { !present.contains($0.name) }.enumerated().map { index, key in
      item(
        key.name, kind: .key, detail: key.holds, documentation: "```yaml\n\(key.example)\n```",
        insertion: key.name + suffix(key.holdsCollection ? ":" : ": "),
        // Required keys come first, then the order of the language reference.
        order: (key.isRequired ? 0 : 1, index))
    }
  }

  private var candidates: [JSONValue] {
    let isKey = names.place.role == .entry && !names.expectation.keyUses.isEmpty
    let present = isKey ? Set(names.place.siblings) : []
    return names.candidates.filter { !present.contains($0.name) }.enumerated().map { index, name in
      let description = NameDescription(meaning: name, project: names.lookup.project)
      let isLast = names.lookup.scope(after: name) == nil
      return item(
        name.name, kind: name.kind, detail: description.signature,
        documentation: description.documentation.joined(separator: "\n"),
        insertion: name.name + (isKey && isLast ? suffix(": ") : ""),
        order: (2, index))
    }
  }

  /// Returns the text to insert after a key, unless the key already has its colon.
  private func suffix(_ text: String) -> String {
    let next = document.file.bytes[offset...].first { !isNameByte($0) }
    return next == UInt8(ascii: ":") ? "" : text
  }

  private func item(
    _ label: String, kind: NameDescription.Kind, detail: String, documentation: String,
    insertion: String, order: (Int, Int)
  ) -> JSONValue {
    let markdown: JSONValue = .object([("kind", "markdown"), ("value", .text(documentation))])
    let edit: JSONValue = .object([
      ("range", encoding.range(of: replaced, in: document.file)), ("newText", .text(insertion)),
    ])
    let number = String(order.1)
    let padding = String(repeating: "0", count: max(0, 5 - number.count))
    return .object(omittingNil: [
      ("label", .text(label)), ("kind", .number(kind.rawValue)), ("detail", .text(detail)),
      ("documentation", documentation.isEmpty ? nil : markdown),
      ("sortText", .text("\(order.0)\(padding)\(number)")), ("filterText", .text(label)),
      ("textEdit", edit),
    ])
  }

  /// The range of the typed part of the name.
  private var replaced: Range<Int> {
    offset - names.tail.prefix.utf8.count..<offset
  }
}
