import SpecSource
import SwiftCode
import Testing

/// Code as text, before its layout.
@Suite("Code: text and edits")
struct CodeTests {
  @Test("an interpolation joins texts, codes and parts of specs")
  func interpolation() {
    let name: Code = "count"
    let code: Code = "state.\(name) = \("1")"
    #expect(code.text == "state.count = 1")
    #expect(code.plainText == "state.count = 1")
    #expect(([name, name].joined(separator: ", ")).text == "count, count")
    #expect((name + "!").columns == 6)
  }

  @Test("code is empty without text, and has several lines if a part has several lines")
  func queries() {
    #expect(Code.empty.isEmpty)
    #expect(Code.nested(.empty).isEmpty)
    #expect([Code]().joined(separator: ", ").isEmpty)
    #expect(!Code.call("f", ["a"]).isMultiline)
    #expect(Code.call("f", ["a\nb"]).isMultiline)
    #expect(Code("größe").columns == 5)
  }

  @Test("an edit changes its range across the borders of parts")
  func edits() {
    let code: Code = "\(Code.call("f", ["state.count", "b"])) + state.name"
    #expect(code.text == "f(state.count, b) + state.name")
    let edited = code.replacing([(20..<30, "name"), (2..<13, "count")])
    #expect(edited.text == "f(count, b) + name")
    #expect((Code("ab") + "cd").replacing([(1..<3, "-")]).text == "a-d")
    #expect((Code("ab") + "cd").replacing([(4..<4, "!"), (0..<0, "¡")]).text == "¡abcd!")
    #expect((Code("ab") + "cd").replacing([(0..<4, "")]).isEmpty)
  }
}
