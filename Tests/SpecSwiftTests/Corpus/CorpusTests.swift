import SpecSource
import SpecSwift
import Testing

/// All Swift in the reference specs is accepted as a fragment of its kind.
@Suite struct CorpusTests {
  @Test(arguments: Corpus.expressions)
  func `An expression parses`(text: String) {
    #expect(lines(parseFragment(Sample.block(text), as: .expression).diagnostics) == [])
  }

  @Test(arguments: Corpus.statements)
  func `Statements parse`(text: String) {
    let result = parseFragment(Sample.block(text), as: .statements, options: .all)
    #expect(lines(result.diagnostics) == [])
  }

  @Test(arguments: Corpus.types)
  func `A type parses`(text: String) {
    #expect(lines(parseFragment(Sample.block(text), as: .type).diagnostics) == [])
  }

  @Test(arguments: Corpus.patterns)
  func `A pattern parses`(text: String) {
    #expect(lines(parseFragment(Sample.block(text), as: .pattern).diagnostics) == [])
  }

  @Test(arguments: Corpus.conditions)
  func `Conditions parse`(text: String) {
    #expect(lines(parseFragment(Sample.block(text), as: .conditions).diagnostics) == [])
  }

  @Test(arguments: Corpus.typedValues)
  func `A typed value parses`(text: String) {
    #expect(lines(parseTypedValue(Sample.block(text)).diagnostics) == [])
  }

  @Test(arguments: Corpus.actionCalls)
  func `An action parses`(text: String) throws {
    let result = parseActionCall(Sample.block(text))
    #expect(lines(result.diagnostics) == [])
    #expect(try #require(result.value).span.text == text)
  }

  @Test(arguments: Corpus.addresses)
  func `An address parses`(text: String) throws {
    let result = parseAddress(Sample.block(text))
    #expect(lines(result.diagnostics) == [])
    #expect(describe(try #require(result.value)) == text)
  }

  @Test(arguments: Corpus.assignments)
  func `An assignment parses`(text: String) {
    #expect(lines(parseAssignment(Sample.block(text)).diagnostics) == [])
  }

  @Test(arguments: Corpus.parameters)
  func `A parameter parses`(text: String) {
    #expect(lines(parseParameter(Sample.block(text)).diagnostics) == [])
  }
}
