import CustomDump
import FeatureRuntime
import Testing

@Suite("TextState")
struct TextStateTests {
  @Test("text is made of any string")
  func strings() {
    let name = "Blob"
    #expect(TextState("Save?").text == "Save?")
    #expect(TextState("Hello, \(name)!").text == "Hello, Blob!")
    #expect(TextState(name.dropFirst()).text == "lob")
    #expect(TextState(verbatim: name.prefix(2)).text == "Bl")
  }

  @Test("views learn what may be looked up")
  func parts() {
    #expect(TextState("Save?").parts == [.localizable("Save?")])
    #expect(TextState(verbatim: "a.txt").parts == [.verbatim("a.txt")])
    #expect(TextState("").parts.isEmpty)
    #expect(TextState(verbatim: "").parts.isEmpty)
  }

  @Test("texts are put together, and keys stay apart")
  func concatenation() {
    let text = TextState("Delete ") + TextState(verbatim: "a") + TextState(verbatim: ".txt")
    #expect(text.parts == [.localizable("Delete "), .verbatim("a.txt")])
    #expect(text.text == "Delete a.txt")
    #expect(
      (TextState("a") + TextState("b") + TextState(verbatim: "c")).parts
        == [.localizable("a"), .localizable("b"), .verbatim("c")]
    )
    #expect(
      (TextState(verbatim: "a") + TextState("b")).parts == [.verbatim("a"), .localizable("b")]
    )
    #expect(TextState("a") + TextState("") == TextState("a"))
    #expect(TextState(verbatim: "") + TextState("a") == TextState("a"))
  }

  @Test("texts are equal if they show the same in every language")
  func equality() {
    #expect(TextState("a") == TextState("a"))
    #expect(TextState("a") != TextState("b"))
    #expect(TextState("a") != TextState(verbatim: "a"))
    #expect(TextState("a") + TextState("b") != TextState("ab"))
    let joined = TextState(verbatim: "a") + TextState(verbatim: "b")
    #expect(joined == TextState(verbatim: "ab"))
    #expect(joined.hashValue == TextState(verbatim: "ab").hashValue)
    #expect(Set([TextState("a"), TextState("a"), TextState(verbatim: "a")]).count == 2)
  }

  @Test("a text is dumped as its string")
  func dumps() {
    #expect(
      String(customDumping: TextState("Delete ") + TextState(verbatim: "a")) == #""Delete a""#
    )
    #expect(
      diff(TextState("Save?"), TextState("Discard?")) == """
        - "Save?"
        + "Discard?"
        """
    )
    #expect(
      String(customDumping: [TextState("one\ntwo")]) == #"""
        [
          [0]: """
          one
          two
          """
        ]
        """#
    )
  }

  @Test("texts that read alike and are not equal show a difference")
  func keyDifference() {
    #expect(
      diff([TextState("a"), TextState("b")], [TextState("a"), TextState(verbatim: "b")]) == """
          [
            [0]: "a",
        -   [1]: "b"
        +   [1]: "b"
          ]
        """
    )
  }
}
