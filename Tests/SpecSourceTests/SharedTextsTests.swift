import SpecSource
import Testing

@Suite("Shared texts")
struct SharedTextsTests {
  @Test("A text keeps its bytes, even if Unicode treats other bytes as equal")
  func bytesStay() {
    let texts = SharedTexts()
    let composed = "caf\u{E9} with a long name"
    let decomposed = "cafe\u{301} with a long name"
    #expect(Array(texts.shared(composed).utf8) == Array(composed.utf8))
    #expect(Array(texts.shared(decomposed).utf8) == Array(decomposed.utf8))
    #expect(texts.shared("short") == "short")
  }

  @Test("Equal texts share their memory")
  func equalTexts() {
    let texts = SharedTexts()
    let places = (0..<2).map { _ in
      // The text is made anew each time, so that the compiler does not share it.
      let bytes = Array("state.isLoading = false".utf8)
      let text = texts.shared(String(decoding: bytes, as: UTF8.self))
      return text.utf8.withContiguousStorageIfAvailable { $0.baseAddress }
    }
    #expect(places[0] != nil)
    #expect(places[0] == places[1])
  }
}
