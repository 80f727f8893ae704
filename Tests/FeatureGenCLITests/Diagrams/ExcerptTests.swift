import Testing

@testable import FeatureGenCLI

/// The parts of long texts that a comparison shows.
@Suite("Excerpts") struct ExcerptTests {
  @Test("are the whole texts if these are short")
  func short() {
    #expect(excerpts("a  =\n1", "a = 2") == ("a = 1", "a = 2"))
  }

  @Test("begin shortly before the first difference of long texts")
  func long() {
    let start = String(repeating: "x", count: 80)
    let (old, new) = excerpts(start + "1", start + "2")
    let shared = String(repeating: "x", count: 20)
    #expect((old, new) == ("…\(shared)1", "…\(shared)2"))
  }

  @Test("are the whole texts if these differ from the start")
  func different() {
    let (old, new) = (String(repeating: "x", count: 90), String(repeating: "y", count: 90))
    #expect(excerpts(old, new) == (old, new))
  }
}
