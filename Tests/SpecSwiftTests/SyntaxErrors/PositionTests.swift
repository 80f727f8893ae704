import SpecSource
import SpecSwift
import Testing

/// Places refer to the YAML file, in every style of scalar.
@Suite struct PositionTests {
  @Test func `Reports an error in a block scalar in its line`() {
    let text = "state.a = 1\nstate.b = f(\nlet c ="
    let result = parseFragment(Sample.block(text), as: .statements)
    #expect(
      lines(result.diagnostics) == [
        "3:17 expected value and ')' to end function call [insert value and ')']",
        "4:12 expected expression [write what is missing here: a value, a name or a call]",
      ])
  }

  @Test func `Shifts an error after quotes in a single-quoted scalar`() {
    let result = parseFragment(Sample.singleQuoted("a ?? 'b'"), as: .expression)
    #expect(
      lines(result.diagnostics) == [
        #"1:11 a Swift string needs double quotes [write it as "b"]"#
      ])
  }

  @Test func `Shifts an error after escapes in a double-quoted scalar`() {
    let result = parseFragment(Sample.doubleQuoted("f(\"x\\n\", a b)"), as: .expression)
    #expect(lines(result.diagnostics) == ["1:20 unexpected 'b'"])
  }

  @Test func `Leaves out white space around a fragment, but counts it`() throws {
    let source = Sample.block("\n  a.b\n\n")
    let fragment = try #require(parseFragment(source, as: .expression).value)
    #expect(fragment.text == "a.b")
    #expect("\(fragment.span)" == "Spec.yaml:3:7")
    #expect("\(fragment.span(of: 2..<3))" == "Spec.yaml:3:9")
    #expect(fragment.span(of: 2..<3).text == "b")
  }

  @Test(arguments: ["count", "größe + count", "\"\\(größe)\" + count"])
  func `Counts the range of a reference in bytes of the text`(text: String) throws {
    let fragment = try #require(parseFragment(Sample.singleQuoted(text), as: .expression).value)
    let reference = try #require(fragment.analysis.references.last)
    #expect(fragment.span(of: reference.range).text == "count")
  }

  @Test(
    arguments: zip(
      FragmentKind.allCases,
      ["a.bc", "a = 1; bc", "a.bc", ".a(let x) where bc", "let a = bc, bc"]
    ))
  func `Ranges do not depend on the kind of the fragment`(
    kind: FragmentKind, text: String
  ) throws {
    let fragment = try #require(parseFragment(Sample.block(text), as: kind).value)
    let ends =
      fragment.analysis.references.map(\.range.upperBound)
      + fragment.analysis.typeNames.map(\.range.upperBound)
    #expect(ends.max() == text.utf8.count)
  }

  @Test func `The parts of a typed value keep their places`() throws {
    let source = Sample.singleQuoted("String = \"it's \" + name")
    let parts = try #require(parseTypedValue(source).value)
    let value = try #require(parts.value)
    #expect(parts.type.span.text == "String")
    #expect(value.span.text == "\"it''s \" + name")
    #expect(value.analysis.references.map { "\(value.span(of: $0.range))" } == ["Spec.yaml:1:26"])
  }

  @Test func `Reports an error in the value of a typed value at its place`() {
    let result = parseTypedValue(Sample.block("[Int] =\n  f(a b)"))
    #expect(lines(result.diagnostics) == ["3:11 unexpected 'b'"])
  }

  @Test func `Locates references of an argument in the file`() throws {
    let result = parseActionCall(Sample.doubleQuoted("loaded(\"a\", state.name)"))
    let argument = try #require(result.value?.arguments?.last)
    let member = try #require(argument.value.analysis.references.first?.members.first)
    #expect(argument.value.span(of: member.range).text == "name")
    #expect("\(argument.value.span(of: member.range))" == "Spec.yaml:1:26")
  }
}
