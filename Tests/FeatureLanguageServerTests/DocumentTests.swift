import JSON
import JSONRPC
import SpecSource
import Testing

@testable import FeatureLanguageServer

@Suite("Documents")
struct DocumentTests {
  private let file = SourceFile(path: "x.yaml", text: "aé😀b\r\nc\rd\n\ne")

  @Test("offsets convert to positions and back, in both encodings")
  func convertsBothWays() {
    for encoding in [PositionEncoding.utf8, .utf16] {
      for offset in 0...file.bytes.count where isBoundary(offset) {
        let position = encoding.position(of: offset, in: file)
        let back = encoding.offset(
          line: position["line"]?.number ?? -1, character: position["character"]?.number ?? -1,
          in: file)
        #expect(back == offset, "\(encoding) \(offset)")
      }
    }
  }

  /// Returns whether a character begins at an offset, and the offset does not split a line break.
  private func isBoundary(_ offset: Int) -> Bool {
    guard offset < file.bytes.count else { return true }
    return file.bytes[offset] & 0xC0 != 0x80
      && !(file.bytes[offset] == 0x0A && offset > 0 && file.bytes[offset - 1] == 0x0D)
  }

  @Test("characters beyond the first plane count two units in UTF-16 and four in UTF-8")
  func countsUnits() {
    // The position of the letter b.
    #expect(PositionEncoding.utf16.position(of: 7, in: file)["character"]?.number == 4)
    #expect(PositionEncoding.utf8.position(of: 7, in: file)["character"]?.number == 7)
    #expect(PositionEncoding.utf16.offset(line: 0, character: 4, in: file) == 7)
    // A position in the middle of a character is its beginning.
    #expect(PositionEncoding.utf16.offset(line: 0, character: 3, in: file) == 3)
    #expect(PositionEncoding.utf8.offset(line: 0, character: 5, in: file) == 3)
  }

  @Test("positions after an end are moved to the end")
  func clamps() {
    let encoding = PositionEncoding.utf16
    #expect(encoding.offset(line: 0, character: 99, in: file) == 8)
    #expect(encoding.offset(line: 1, character: 99, in: file) == 11)
    for number in [Int.max, Int.max - 1] {
      #expect(encoding.offset(line: number, character: number, in: file) == file.bytes.count)
      #expect(encoding.offset(line: 0, character: number, in: file) == 8)
    }
    #expect(encoding.offset(line: Int.min, character: Int.min, in: file) == 0)
    #expect(file.offset(ofLine: Int.min) == nil && file.offset(ofLine: Int.max) == nil)
    #expect(encoding.offset(line: 99, character: 0, in: file) == file.bytes.count)
    #expect(encoding.offset(line: -1, character: 5, in: file) == 0)
    #expect(encoding.offset(line: 0, character: -5, in: file) == 0)
  }

  @Test("each change applies to the text after the previous change")
  func applies() throws {
    var document = OpenDocument(uri: "file:///x", version: 1, file: file)
    let changes = try parseJSON(
      Array(
        #"""
        [{"text":"one\ntwo\n"},
         {"range":{"start":{"line":1,"character":0},"end":{"line":1,"character":3}},"text":"😀x"},
         {"range":{"start":{"line":1,"character":2},"end":{"line":1,"character":3}},"text":""},
         {"range":{"start":{"line":9,"character":0},"end":{"line":9,"character":0}},"text":"end"},
         {"range":{"start":{"line":0,"character":3},"end":{"line":0,"character":1}},"text":"!"}]
        """#.utf8))
    try document.apply(try #require(changes.list), .utf16)
    #expect(String(decoding: document.file.bytes, as: UTF8.self) == "o!\n😀\nend")
  }

  @Test(
    "an invalid change is refused and changes nothing",
    arguments: [
      #"[{"text":"a"},{"range":{}}]"#, #"[{"text":"a"},{"range":{},"text":"b"}]"#,
      #"[{"range":{"start":{"line":0},"end":{"line":0,"character":0}},"text":"b"}]"#, "[5]",
    ])
  func refuses(text: String) throws {
    var document = OpenDocument(uri: "file:///x", version: 1, file: file)
    let changes = try #require(try parseJSON(Array(text.utf8)).list)
    #expect(throws: RPCError.self) { try document.apply(changes, .utf16) }
    #expect(document.file === file)
  }

  @Test(
    "URIs of files convert to paths and back",
    arguments: [
      ("file:///a/b.yaml", "/a/b.yaml"), ("file:///a%20b/%C3%A9.yaml", "/a b/é.yaml"),
      ("file://localhost/a", "/a"), ("FILE:///a%2Bb", "/a+b"), ("file:///100%", "/100%"),
    ])
  func readsURIs(uri: String, path: String) {
    #expect(FeatureLanguageServer.path(ofFileURI: uri) == path)
    #expect(FeatureLanguageServer.path(ofFileURI: fileURI(ofPath: path)) == path)
  }

  @Test(
    "a URI that is not a file of this machine has no path",
    arguments: ["untitled:x", "http://a/b", "file://server/a", "file:", "", "file:///%FF"])
  func refusesURIs(uri: String) {
    #expect(path(ofFileURI: uri) == nil)
  }
}
