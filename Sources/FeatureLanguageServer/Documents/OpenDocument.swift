import JSON
import JSONRPC
import SpecSource

/// A file that is open in the editor, with its text there.
struct OpenDocument: Sendable {
  /// The client's name for the document.
  var uri: String
  /// The version of the text; each change has a higher one.
  var version: Int?
  /// The text of the document.
  var file: SourceFile

  /// Applies changes that a client sends.
  ///
  /// - Parameter changes: The changes in order; each refers to the text that the previous change has produced.
  mutating func apply(_ changes: [JSONValue], _ encoding: PositionEncoding) throws(RPCError) {
    var file = file
    for change in changes {
      guard let text = change["text"]?.text else {
        throw .invalidParams("a change must have a 'text'")
      }
      guard let range = change["range"] else {
        file = SourceFile(path: file.path, text: text)
        continue
      }
      let offsets = try range.offsets(in: file, encoding)
      var bytes = file.bytes
      bytes.replaceSubrange(offsets, with: Array(text.utf8))
      file = SourceFile(path: file.path, bytes: bytes)
    }
    self.file = file
  }
}

extension JSONValue {
  /// Returns the offset in bytes of a position.
  func offset(in file: SourceFile, _ encoding: PositionEncoding) throws(RPCError) -> Int {
    guard let line = self["line"]?.number, let character = self["character"]?.number else {
      throw .invalidParams("a position must have a 'line' and a 'character'")
    }
    return encoding.offset(line: line, character: character, in: file)
  }

  /// Returns the offsets in bytes of a range; if its ends are in the wrong order, the range between them.
  func offsets(in file: SourceFile, _ encoding: PositionEncoding) throws(RPCError) -> Range<Int> {
    guard let start = self["start"], let end = self["end"] else {
      throw .invalidParams("a range must have a 'start' and an 'end'")
    }
    let first = try start.offset(in: file, encoding)
    let last = try end.offset(in: file, encoding)
    return min(first, last)..<max(first, last)
  }
}
