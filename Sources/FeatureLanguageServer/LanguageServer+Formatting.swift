import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// The layout of the Swift in specs.

extension LanguageServer {
  /// The edits that lay out the Swift of a document, or of the range that the parameters name.
  mutating func formatting(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let place = try openPlace(params), let document = place.document,
      let project = projects[place.root]
    else { return .list([]) }
    let file = document.file
    let range = try params["range"]?.offsets(in: file, client.encoding)
    let formatting = FragmentFormatting(file: file, format: project.folder.format)
    guard let edits = formatting.edits(in: range ?? 0..<file.bytes.count) else {
      throw RPCError(
        code: -32803, message: "'swift format' is not where programs are found, or it has failed")
    }
    return .list(
      edits.map { edit in
        .object([
          ("range", client.encoding.range(of: edit.offsets, in: file)),
          ("newText", .text(edit.text)),
        ])
      })
  }
}
