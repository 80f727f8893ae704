import SpecSource
import TestSupport
import Testing

@testable import SpecYAML

@Suite struct SourcedTextTests {
  /// A piece of a scalar in its written form, and the text that it represents.
  typealias Piece = (source: String, text: String)

  @Test(arguments: [
    ("a: b c", "b c", [3, 4, 5]),
    ("a: 'b''c'", "b'c", [4, 5, 7]),
    ("a: \"b\\nc\"", "b\nc", [4, 5, 7]),
    ("a: \"\\u00e9x\"", "éx", [4, 4, 10]),
    ("a: \"\\U0001F600\"", "😀", [4, 4, 4, 4]),
    ("a: \"\\x41\\\"\"", "A\"", [4, 8]),
    ("a: b\n   c", "b c", [3, 4, 8]),
    ("a: b\n\n  c", "b\nc", [3, 5, 8]),
    ("a: \"b \\\n   c\"", "b c", [4, 5, 11]),
    ("a: \"b  \n  c\"", "b c", [4, 7, 10]),
    ("a: |\n  b\n   c\n", "b\n c\n", [7, 8, 11, 12, 13]),
    ("a: |2-\n   b\n\n  c\n\n", " b\n\nc", [9, 10, 11, 12, 15]),
    ("a: |+\n  b\n\n", "b\n\n", [8, 9, 10]),
    ("a: >\n  b\n  c\n", "b c\n", [7, 8, 11, 12]),
    ("a: >\n  b\n\n   c\n  d\n", "b\n\n c\nd\n", [7, 8, 9, 12, 13, 14, 17, 18]),
    ("é: 'é'", "é", [5, 6]),
  ])
  func mapsEveryByteToTheFile(file: String, text: String, offsets: [Int]) throws {
    let node = try #require(parse(file).value?.members?.first?.value)
    let sourced = node.sourcedText
    #expect(sourced.text == text)
    let found = (0..<text.utf8.count).map { index in
      sourced.span(of: index..<index).start.offset
    }
    #expect(found == offsets)
  }

  @Test(arguments: [
    ("a: b", 4), ("a: 'b'", 5), ("a: 'b''c'", 8), ("a: \"\\n\"", 6), ("a: |\n  b\n", 8),
    ("a: [b]", 6), ("a:", 2),
  ])
  func mapsTheEndToThePlaceAfterTheText(file: String, offset: Int) throws {
    let sourced = try #require(parse(file).value?.members?.first?.value.sourcedText)
    let end = sourced.text.utf8.count
    let place = sourced.span(of: end..<end).start.offset
    // The text of a literal block ends with its line break, after which the scalar is empty.
    #expect(place == offset)
  }

  @Test func readsFlowCollectionsAsWritten() throws {
    let sourced = try #require(parse("a:  [b,  {c: 'd'}] # e").value?.value(of: "a")?.sourcedText)
    #expect(sourced.text == "[b,  {c: 'd'}]")
    #expect(sourced.span(of: 9..<12).text == "'d'")
  }

  /// Pieces of double-quoted text: the written form and its meaning.
  private static let escapes: [Piece] = [
    ("\\0", "\0"), ("\\a", "\u{7}"), ("\\b", "\u{8}"), ("\\t", "\t"), ("\\\t", "\t"),
    ("\\n", "\n"), ("\\v", "\u{B}"), ("\\f", "\u{C}"), ("\\r", "\r"), ("\\e", "\u{1B}"),
    ("\\ ", " "), ("\\\"", "\""), ("\\/", "/"), ("\\\\", "\\"), ("\\N", "\u{85}"),
    ("\\_", "\u{A0}"), ("\\L", "\u{2028}"), ("\\P", "\u{2029}"), ("\\x7e", "~"),
    ("\\xE9", "é"), ("\\u6f22", "漢"), ("\\U0001f600", "😀"), ("\\\n", ""), ("\\\r\n  ", ""),
    ("''", "''"), ("x y", "x y"), ("é", "é"), ("😀", "😀"), (":#[", ":#["),
  ]

  private static let singleQuoted: [Piece] = [
    ("''", "'"), ("x", "x"), ("\\n", "\\n"), ("é", "é"), ("😀x", "😀x"), ("\"", "\""), (": #", ": #"),
    ("x\n\n  y", "x\ny"), ("x \r\n y", "x y"), ("x\n\n\n y", "x\n\ny"),
    ("x\u{2028} y", "x\u{2028}y"),
  ]

  @Test func mapsGeneratedQuotedScalarsToTheFile() throws {
    var generator = SeededRandom(seed: 1)
    for round in 0..<1_000 {
      let isDouble = round.isMultiple(of: 2)
      let pieces = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        (isDouble ? Self.escapes : Self.singleQuoted).randomElement(using: &generator)!
      }
      let quote = isDouble ? "\"" : "'"
      let file = "é: \(quote)\(pieces.map(\.source).joined())\(quote)\n"
      let node = try #require(parse(file).value?.value(of: "é"), "\(file.debugDescription)")
      let replay = ScalarReplay(try #require(node.scalar), at: node.span)
      #expect(String(decoding: replay.text, as: UTF8.self) == pieces.map(\.text).joined())
      #expect(node.scalar?.text == pieces.map(\.text).joined())
      var offset = "é: x".utf8.count
      var index = 0
      for piece in pieces {
        // Every byte of a piece's text has its source inside the piece.
        for _ in piece.text.utf8 {
          #expect((offset..<offset + piece.source.utf8.count).contains(replay.offsets[index]))
          if piece.source.hasPrefix("\\"), isDouble { #expect(replay.offsets[index] == offset) }
          index += 1
        }
        offset += piece.source.utf8.count
      }
    }
  }

  @Test func replaysGeneratedScalarsOfAllStyles() throws {
    var generator = SeededRandom(seed: 2)
    let words = [
      "b", "é", "😀 x", "  ", " ", "\t", "it's", "\"", "c  d", "\n", "\n", "\n\n", "\r\n", "\n ",
      "\n  ",
      "\u{2028}", "\u{85}", "x #y".replacing(" ", with: ""), "漢", "-",
    ]
    let headers = ["|", ">", "|-", ">-", "|+", ">+", "|2", ">2", "|1-", ">3+", "", "\"", "'"]
    var replayed: [String: Int] = [:]
    for _ in 0..<8_000 {
      let header = headers.randomElement(using: &generator)!
      let isBlock = header.utf8.first.map { "|>".utf8.contains($0) } ?? false
      var body = (0..<Int.random(in: 0...10, using: &generator))
        .map { _ in words.randomElement(using: &generator)! }.joined()
      if isBlock {
        body = "\n    " + body.replacing("\n", with: "\n    ")
        if Bool.random(using: &generator) { body = body.replacing("\n    \n", with: "\n\n") }
        if Bool.random(using: &generator) { body += "\n\n" }
      }
      let closing = isBlock ? "" : header
      let end = ["", "\n", "\nz: y\n", "\n# c\n"].randomElement(using: &generator)!
      let file = "k:\n  é: \(header)\(body)\(closing)\(end)"
      guard let node = parse(file).value?.value(of: "k")?.value(of: "é"), let scalar = node.scalar
      else { continue }
      replayed[header, default: 0] += 1
      let replay = ScalarReplay(scalar, at: node.span)
      #expect(replay.text == Array(scalar.text.utf8), "\(file.debugDescription)")
      expectPlausible(replay, of: node, file)
    }
    #expect(replayed.count == headers.count)
    #expect(replayed.values.allSatisfy { $0 > 100 }, "\(replayed)")
  }

  /// Expects that the source of each byte is an equal byte, an escape, or a line break that the byte represents.
  private func expectPlausible(_ replay: ScalarReplay, of node: YAMLNode, _ file: String) {
    let bytes = node.span.file.bytes
    for (byte, offset) in zip(replay.text, replay.offsets) where bytes[offset] != byte {
      let isBreak = LineBreak(in: bytes, at: offset) != nil
      let isEscape = bytes[offset] == UInt8(ascii: "\\")
      let isFolded = isBreak && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n"))
      #expect(isEscape || isFolded, "\(file.debugDescription) at \(offset)")
    }
    #expect(zip(replay.offsets, replay.offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(replay.offsets.allSatisfy { $0 >= node.span.startOffset })
  }
}
