import FeatureProgram
import FeatureSpec
import JSON
import SpecSource
import Testing

@testable import FeatureLanguageServer

@Suite("Semantic tokens")
struct SemanticTokenTests {
  @Test("are in order without overlaps in every reference spec", arguments: referenceSpecs)
  func order(path: String) throws {
    let file = try referenceFile(path)
    let document = OpenDocument(uri: path, version: nil, file: file)
    let contents = SpecContents(of: file, as: SpecKind(of: file))
    let tokens = SemanticTokens(document: document, encoding: .utf8, contents: contents)
    let numbers = (tokens.json["data"]?.list ?? []).compactMap(\.number)
    var end = 0
    for index in stride(from: 0, to: numbers.count, by: 5) {
      if numbers[index] > 0 { end = 0 }
      #expect(numbers[index] >= 0 && numbers[index + 1] >= end)
      #expect(numbers[index + 2] > 0)
      end = numbers[index + 2]
    }
    #expect(contents.swift.isEmpty == numbers.isEmpty)
  }
}
