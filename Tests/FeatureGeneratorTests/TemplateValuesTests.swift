import FeatureProgram
import FeatureSpec
import SpecSource
import Testing

@Suite("Versions of the template values")
struct TemplateValuesTests {
  private func problem(_ declared: Int) -> Diagnostic? {
    let file = SourceFile(path: "set.yaml", text: "values: \(declared)")
    return TemplateValues.check(
      Located(declared, at: SourceSpan(file: file, offsets: 8..<9)), against: 3,
      changes: [2: "'imports' is a list", 3: "'field.kind' is gone"])
  }

  @Test("the tool's own version is accepted")
  func same() {
    #expect(problem(3) == nil)
  }

  @Test("an older version is an error that lists the changes since")
  func older() {
    #expect(
      problem(2)?.hint == """
        review the templates for the changes, then write 'values: 3'
          version 3: 'field.kind' is gone
        """)
    #expect(problem(1)?.hint?.contains("version 2: 'imports' is a list\n  version 3:") == true)
    #expect(problem(1)?.severity == .error)
  }

  @Test("a newer version needs a newer tool")
  func newer() {
    #expect(problem(4)?.hint == "update featuregen: this one has version 3")
  }
}
