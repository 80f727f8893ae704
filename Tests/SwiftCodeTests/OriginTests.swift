import SpecSource
import SpecYAML
import SwiftCode
import Testing

/// The origins of code.
@Suite("Code: origins")
struct OriginTests {
  /// Returns the text of a scalar of a spec.
  private func scalar(_ yaml: String) throws -> SourcedText {
    let file = SourceFile(path: "Spec.yaml", text: "key: \(yaml)\n")
    let root = try #require(parseYAML(file).value)
    return try #require(root.members?.first).value.sourcedText
  }

  /// Returns the exact stretches as `text@offset`, each of which has the bytes at its place.
  private func exact(_ code: Code, indentation: Int = 0) -> [String] {
    let printed = code.printed(indentation: indentation, isTraced: true)
    #expect(printed.bytes == code.printed(indentation: indentation).bytes)
    return printed.origins.filter(\.origin.isExact).map { stretch in
      let span = stretch.origin.span
      #expect(printed.bytes[stretch.range] == span.file.bytes[span.offsets])
      return "\(String(decoding: printed.bytes[stretch.range], as: UTF8.self))@\(span.startOffset)"
    }
  }

  private func copy(_ source: SourcedText) -> Code { .copied(source, 0..<source.text.utf8.count) }

  @Test("plain and quoted text is a copy")
  func verbatim() throws {
    #expect(exact("f(\(copy(try scalar("a + b"))))") == ["a + b@5"])
    #expect(exact(copy(try scalar("'a: b'"))) == ["a: b@6"])
    #expect(exact(copy(try scalar("\"a: b\""))) == ["a: b@6"])
    #expect(exact(.copied(try scalar("a + b"), 2..<2)) == [])
    #expect(exact(.copied(try scalar("a + b"), 4..<5)) == ["b@9"])
  }

  @Test("the text of an escape is not a copy, but has the scalar as its origin")
  func escapes() throws {
    #expect(exact(copy(try scalar("'it''s'"))) == ["it'@6", "s@10"])
    let code = copy(try scalar(#""a\u00e9\"b""#))
    #expect(exact(code) == ["a@6", "b@15"])
    let printed = code.printed(isTraced: true)
    #expect(printed.origins.first?.range == 0..<printed.bytes.count)
    #expect(printed.origins.first?.origin.isExact == false)
  }

  @Test("each line of a block is a copy, at any indentation")
  func blocks() throws {
    let source = try scalar("|-\n  if a {\n    b\n\n  }")
    #expect(exact(copy(source)) == ["if a {\n@10", "  b\n@19", "\n@23", "}@26"])
    #expect(exact(.block("do {", [copy(source)])) == ["if a {\n@10", "  b\n@19", "\n@23", "}@26"])
  }

  @Test("text that an edit keeps remains a copy")
  func edits() throws {
    let code = copy(try scalar("'state.a + state.b'"))
    #expect(exact(code.replacing([(0..<5, "$0"), (10..<15, "$0")])) == [".a + @11", ".b@21"])
    let part = try scalar("'state.a + state.b'").part(6..<17, replacing: [(10..<15, "$0")])
    #expect(part.text == "a + $0.b")
    #expect(exact(copy(part)) == ["a + @12", ".b@21"])
    #expect(part.span(of: 0..<8).offsets == 12..<23)
  }

  @Test("text derived from a place belongs to it, and is a copy if it is equal")
  func made() throws {
    let span = try scalar("count").span
    #expect(exact("var \(Code.made("count", of: span))") == ["count@5"])
    #expect(exact(.made("Count", of: span)) == [])
    let printed = Code.made("a \(Code.made("b", of: span))", of: span).printed(isTraced: true)
    #expect(printed.origins.map(\.range) == [0..<3, 2..<3])
    #expect(Code.made(.empty, of: span).printed(isTraced: true).origins.isEmpty)
    #expect(exact(copy(SourcedText("count", madeOf: span))) == [])
  }
}
