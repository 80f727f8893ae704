import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// Formatting of specs and of the Swift in them.

extension LanguageServer {
  /// Returns the edits that format the Swift in a range of a document, or the whole document where the parameters
  /// name no range.
  mutating func formatting(_ params: JSONValue) throws(RPCError) -> JSONValue {
    guard let place = try openPlace(params), let document = place.document,
      let project = projects[place.root]
    else { return .list([]) }
    let file = document.file
    let range = try params["range"]?.offsets(in: file, client.encoding)
    let formatting = FragmentFormatting(file: file, format: project.folder.format)
    let swift = formatting.edits(in: range ?? 0..<file.bytes.count)
    guard range == nil else {
      guard let swift else {
        throw RPCError(
          code: -32803, message: "'swift format' is not installed, or it failed")
      }
      return edits(swift, of: file)
    }
    // Without the formatter of the toolchain, the Swift remains unchanged.
    let changed = file.applying(swift ?? [])
    let isSettings = SpecKind(of: file) == .settings
    guard let text = formattedSpec(changed, isSettings: isSettings).value else {
      return edits(swift ?? [], of: file)
    }
    return edits([file.edit(to: Array(text.utf8))].compactMap(\.self), of: file)
  }

  private func edits(_ edits: [Renaming.Edit], of file: SourceFile) -> JSONValue {
    .list(
      edits.map { edit in
        .object([
          ("range", client.encoding.range(of: edit.offsets, in: file)),
          ("newText", .text(edit.text)),
        ])
      })
  }
}

extension SourceFile {
  /// Returns the edit that replaces the lines that differ in a new text; nil for an equal text.
  fileprivate func edit(to new: [UInt8]) -> Renaming.Edit? {
    guard bytes != new else { return nil }
    let newline = UInt8(ascii: "\n")
    let common = zip(bytes, new).prefix { $0 == $1 }.count
    let start = bytes[..<common].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let limit = min(bytes.count, new.count) - start
    let same = zip(bytes.reversed(), new.reversed()).prefix { $0 == $1 }.count
    // A line that only ends in the same text is replaced as a whole.
    let tail = bytes[(bytes.count - min(same, limit))...]
    let rest = tail.firstIndex(of: newline).map { bytes.count - $0 - 1 } ?? 0
    let text = String(decoding: new[start..<max(start, new.count - rest)], as: UTF8.self)
    return Renaming.Edit(offsets: start..<bytes.count - rest, text: text)
  }
}
