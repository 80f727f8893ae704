import CustomDump
import Foundation
import Testing

@testable import FeatureRuntime

@Suite("TextState")
struct TextStateTests {
  @Test("a text is created from any string")
  func strings() {
    let name = "Blob"
    #expect(TextState("Save?").text == "Save?")
    #expect(TextState("Hello, \(name)!").text == "Hello, Blob!")
    #expect(TextState(name.dropFirst()).text == "lob")
    #expect(TextState(verbatim: name.prefix(2)).text == "Bl")
  }

  @Test("the parts distinguish keys to look up from verbatim text")
  func parts() {
    #expect(TextState("Save?").parts == [localizable("Save?")])
    #expect(TextState(verbatim: "a.txt").parts == [.verbatim("a.txt")])
    #expect(TextState("").parts.isEmpty)
    #expect(TextState(verbatim: "").parts.isEmpty)
  }

  @Test("concatenated texts keep their keys separate")
  func concatenation() {
    let text = TextState("Delete ") + TextState(verbatim: "a") + TextState(verbatim: ".txt")
    #expect(text.parts == [localizable("Delete "), .verbatim("a.txt")])
    #expect(text.text == "Delete a.txt")
    #expect(text.keys == ["Delete "])
    #expect(
      (TextState("a") + TextState("b") + TextState(verbatim: "c")).parts
        == [localizable("a"), localizable("b"), .verbatim("c")]
    )
    #expect(
      (TextState(verbatim: "a") + TextState("b")).parts == [.verbatim("a"), localizable("b")]
    )
    #expect(TextState("a") + TextState("") == TextState("a"))
    #expect(TextState(verbatim: "") + TextState("a") == TextState("a"))
  }

  @Test(
    "a key has a format specifier for each value",
    arguments: [
      (TextState("\(3) items gone"), "%lld items gone", "3 items gone"),
      (TextState("Delete \("Milk")?"), "Delete %@?", "Delete Milk?"),
      (TextState("\("Milk".prefix(2))"), "%@", "Mi"),
      (TextState("\(Int32(1)) \(UInt8(2)) \(UInt(3))"), "%d %u %llu", "1 2 3"),
      (TextState("\(0.5) of \(Float(2))"), "%lf of %f", "0.500000 of 2.000000"),
      (TextState("\(0.5, specifier: "%.1f")"), "%.1f", "0.5"),
      (TextState("\(7, format: .number)"), "%@", "7"),
      (TextState("\(UUID(1))"), "%@", "00000000-0000-0000-0000-000000000001"),
      (TextState("100%"), "100%", "100%"),
      (TextState("100% of \(3)"), "100%% of %lld", "100% of 3"),
      (TextState("\("a") and \("b")", comment: "Two names."), "%@ and %@", "a and b"),
    ])
  func keys(_ text: TextState, _ key: String, _ shown: String) {
    #expect(text.keys == [key])
    #expect(text.text == shown)
  }

  @Test("a value without a format specifier is part of the key")
  func otherValues() {
    #expect(TextState("It is \(true)").keys == ["It is true"])
    let count: Int? = 3
    #expect(TextState("\(String(describing: count))").keys == ["%@"])
    let text = "\(3) items"
    #expect(TextState(text).keys == ["3 items"])
  }

  @Test("texts are equal if they are the same in every language")
  func equality() {
    #expect(TextState("a") == TextState("a"))
    #expect(TextState("a") != TextState("b"))
    #expect(TextState("a") != TextState(verbatim: "a"))
    #expect(TextState("a") + TextState("b") != TextState("ab"))
    #expect(TextState("\(3) items") == TextState("\(3) items", comment: "The count."))
    #expect(TextState("\(3) items") != TextState("\(4) items"))
    #expect(TextState("\(3) items") != TextState("\("3") items"))
    #expect(TextState("a") == TextState("a", bundle: .main))
    #expect(TextState("a") != TextState("a", bundle: Bundle(path: "/")))
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

  @Test("unequal texts with the same string show a difference")
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

/// Returns a part that is looked up in the main bundle.
private func localizable(_ text: TextState.LocalizationValue) -> TextState.Part {
  .localizable(LocalizableText(text, in: nil))
}
