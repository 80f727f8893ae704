import SpecSource
import TestSupport
import Testing

@testable import SpecYAML

/// Places in files with characters beyond ASCII, in which libyaml's numbers differ from the file's.
@Suite struct PositionTests {
  /// The lines of a file with keys and values of all styles; `~` represents the character under test.
  private static let template = [
    "~key: ~ value~", "list:", "  - '~ it''s ~'", "  - \"~ \\u00e9 ~\"", "  - [~, {~b: ~c}]",
    "text: |", "  ~ one", "   two ~", "", "folded: >", "  ~a", "  b~", "plain: ~a", "  ~b ~c",
    "empty:", "last: ~",
  ]

  @Test(arguments: ["x", "é", "漢", "👩‍👩‍👧", "e\u{301}"], ["\n", "\r\n", "\r"])
  func placesMatchTheFile(character: String, lineBreak: String) throws {
    for start in ["", "\u{FEFF}", "\u{FEFF}# ~\n"] {
      let lines = PositionTests.template.joined(separator: lineBreak)
      let text = (start + lines).replacing("~", with: character)
      let result = parse(text)
      #expect(result.shownDiagnostics == [])
      try expectExactPlaces(of: #require(result.value))
      let first = try #require(result.value?.members?.first)
      #expect(first.key.source == "\(character)key")
      #expect(first.value.source == "\(character) value\(character)")
      #expect(result.value?.members?.last?.value.source == character)
      #expect(
        result.value?.value(of: "list")?.items?.map(\.source) == [
          "'\(character) it''s \(character)'", "\"\(character) \\u00e9 \(character)\"",
          "[\(character), {\(character)b: \(character)c}]",
        ])
    }
  }

  /// NEL, LS and PS end a line for libyaml, but not for a person who reads the file in an editor.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func unicodeLineSeparatorsEndNoLine(lineBreak: String) throws {
    let text =
      "é: a\(lineBreak)b: 'x\(lineBreak) y'\(lineBreak)\nc: d\(lineBreak)e: |\n  f\(lineBreak)\n"
    let root = try #require(parse(text).value)
    try expectExactPlaces(of: root)
    #expect(root.members?.map(\.name) == ["é", "b", "c", "e"])
    let starts = root.members?.map { [$0.key.span.start.line, $0.key.span.start.column] }
    #expect(starts == [[1, 1], [1, 6], [2, 1], [2, 6]])
    #expect(root.value(of: "c")?.source == "d")
  }

  @Test func marksMayComeInAnyOrder() {
    let file = SourceFile(path: "Spec.yaml", text: "éa漢b\r\ncdé")
    var positions = PositionMap(file, shape: .general)
    var generator = SeededRandom(seed: 4)
    let offsets = [[0, 2, 3, 6, 7], [9, 10, 11, 13]]
    for _ in 0..<200 {
      let line = Int.random(in: 0...1, using: &generator)
      let column = offsets[line].indices.randomElement(using: &generator)!
      let position = positions.position(of: YAMLMark(line: line, column: column, index: 0))
      #expect(position == file.position(at: offsets[line][column]))
    }
  }

  @Test func marksAfterTheLastLineAreItsEnd() {
    let file = SourceFile(path: "Spec.yaml", text: "é\ncdé")
    var positions = PositionMap(file, shape: .general)
    #expect(positions.position(of: YAMLMark(line: 2, column: 0, index: 5)) == file.position(at: 7))
  }

  @Test func readsLongLinesOfManyNodesFast() throws {
    let entries = (0..<19_990).map { "é\($0)" }.joined(separator: ", ")
    let clock = ContinuousClock()
    var root: YAMLNode?
    let time = clock.measure { root = parse("a: [\(entries)]").value }
    let items = try #require(root?.value(of: "a")?.items)
    #expect(items.last?.source == "é19989")
    // Scanning the line again for every node would take minutes.
    #expect(time < .seconds(15))
  }

  /// Expects that every place matches the file at its offset.
  private func expectExactPlaces(of root: YAMLNode) throws {
    for node in root.all {
      let span = node.span
      #expect(span.start == span.file.position(at: span.startOffset), "\(node.source)")
      #expect(span.end == span.file.position(at: span.endOffset), "\(node.source)")
    }
  }
}
