import SpecSource
import TestSupport
import Testing

@testable import SpecYAML

@Suite struct ReferenceSpecTests {
  @Test(arguments: referenceSpecs.map(\.name))
  func isReadWithExactPlaces(name: String) throws {
    let text = try #require(referenceSpecs.first { $0.name == name }?.text)
    let result = parse(text)
    #expect(result.shownDiagnostics == [])
    let root = try #require(result.value)
    for node in root.all {
      #expect(node.span.start == node.span.file.position(at: node.span.startOffset))
      #expect(node.span.end == node.span.file.position(at: node.span.endOffset))
      guard let scalar = node.scalar else { continue }
      #expect(ScalarReplay(scalar, at: node.span).text == Array(scalar.text.utf8))
      #expect(swiftText(of: node).shownDiagnostics == [])
    }
  }

  @Test(arguments: ["\r\n", "\r"])
  func otherLineBreaksKeepValuesLinesAndColumns(lineBreak: String) throws {
    for spec in referenceSpecs {
      let root = try #require(parse(spec.text).value)
      let other = try #require(parse(spec.text.replacing("\n", with: lineBreak)).value)
      #expect(root.outline == other.outline)
      #expect(root.all.map(\.span.start.line) == other.all.map(\.span.start.line))
      #expect(root.all.map(\.span.end.column) == other.all.map(\.span.end.column))
    }
  }

  /// After any typing mistake, reading ends well: with a value, or with errors in the file that have a message.
  @Test func alwaysReportsTypingMistakes() {
    var generator = SeededRandom(seed: 3)
    let slips = Array("'\"[]{}:,#!&*|>%@`-?\t\n \\é(").map { Array(String($0).utf8) }
    var told: Set<String> = []
    for _ in 0..<Proofs.size(2_000, part: 500) {
      let spec = referenceSpecs.randomElement(using: &generator)!
      var bytes = Array(spec.text.utf8)
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(contentsOf: slips.randomElement(using: &generator)!, at: place)
      default: bytes.removeSubrange(place...)
      }
      let file = SourceFile(path: spec.name, bytes: bytes)
      let result = parseYAML(file)
      #expect(result.value != nil || result.diagnostics.containsErrors)
      #expect(result.diagnostics.count <= 3, "\(result.shownDiagnostics)")
      for diagnostic in result.diagnostics {
        told.insert(diagnostic.message)
        #expect(
          !diagnostic.message.hasPrefix("this cannot be read"),
          "\(shown(diagnostic)) \(file.line(diagnostic.span?.start.line ?? 0).debugDescription)")
        guard let span = diagnostic.span else { continue }
        #expect(span.start <= span.end && span.endOffset <= bytes.count)
        #expect(span.start == file.position(at: span.startOffset))
      }
    }
    #expect(told.count > 50)
  }
}
