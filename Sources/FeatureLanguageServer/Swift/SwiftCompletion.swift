import FeatureSpec
import JSON
import JSONRPC
import SpecSource

/// The names that Swift's language server knows at a place, with edits for the spec.
struct SwiftCompletion {
  let question: SwiftQuestion

  /// Returns the names from the specs, followed by the additional names from Swift's language server.
  func merged(_ theirs: JSONValue) -> JSONValue {
    let own = question.own.list ?? []
    let known = Set(own.compactMap { $0["label"]?.text })
    let items = theirs["items"]?.list ?? theirs.list ?? []
    guard !items.isEmpty else { return question.own }
    var insertion = ScalarInsertion(question.place.scalar, in: question.code.file)
    let added = items.compactMap { item -> JSONValue? in
      guard let label = item["label"]?.text, !known.contains(label), !isHidden(label) else {
        return nil
      }
      return converted(item, label, &insertion)
    }
    return .object([
      // Swift's language server may return only some of its names at once.
      ("isIncomplete", .flag(theirs["isIncomplete"]?.flag ?? false)), ("items", .list(own + added)),
    ])
  }

  /// Whether a name is internal to generated code.
  private func isHidden(_ label: String) -> Bool {
    label.hasPrefix("_") && !typed.hasPrefix("_")
  }

  /// The typed part of the name.
  private var typed: String {
    let scalar = question.place.scalar
    let end = scalar.textOffset(of: question.offset)
    let name = scalar.bytes[..<end].reversed().prefix { $0.isNameByte }.count
    return String(decoding: scalar.bytes[end - name..<end], as: UTF8.self)
  }

  private func converted(
    _ item: JSONValue, _ label: String, _ insertion: inout ScalarInsertion
  ) -> JSONValue? {
    let edit = item["textEdit"]
    guard let text = (edit?["newText"] ?? item["insertText"])?.text else { return nil }
    let scalar = question.place.scalar
    let end = scalar.textOffset(of: question.offset)
    let range = question.scalarRange(edit?["range"] ?? edit?["replace"])
      .flatMap { $0.scalar.range == scalar.range ? $0.text : nil }
    guard let edits = insertion.edits(replacing: range ?? end - typed.utf8.count..<end, by: text)
    else { return nil }
    let order = item["sortText"]?.text ?? label
    return .object(omittingNil: [
      ("label", .text(label)), ("kind", item["kind"]), ("detail", item["detail"]),
      ("documentation", item["documentation"]), ("deprecated", item["deprecated"]),
      ("sortText", .text("3\(order)")), ("filterText", item["filterText"] ?? .text(label)),
      ("textEdit", json(edits.main)),
      (
        "additionalTextEdits",
        edits.others.isEmpty ? nil : .list(edits.others.map(json))
      ),
    ])
  }

  private func json(_ edit: ScalarInsertion.Edit) -> JSONValue {
    .object([
      ("range", question.encoding.range(of: edit.range, in: question.document.file)),
      ("newText", .text(edit.text)),
    ])
  }
}
