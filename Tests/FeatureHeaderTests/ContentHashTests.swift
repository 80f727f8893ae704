import Testing

@testable import FeatureHeader

@Suite("A hash of contents")
struct ContentHashTests {
  // The authors of FNV-1a publish the 64 bits: cbf29ce484222325, af63dc4c8601ec8c and 85944171f73967e8.
  @Test(
    "is FNV-1a, folded to 48 bits",
    arguments: [("", "9ce48422e8d7"), ("a", "dc4c860143ef"), ("foobar", "4171f739e27c")])
  func values(text: String, digits: String) {
    #expect(ContentHash(of: text).description == digits)
    #expect(ContentHash(digits: Array(digits.utf8)[...]) == ContentHash(of: text))
  }

  @Test("treats Windows line breaks as plain line breaks, but no other carriage returns")
  func lineEnds() {
    #expect(ContentHash(of: "a\r\nb\r\n") == ContentHash(of: "a\nb\n"))
    #expect(ContentHash(of: "a\rb") != ContentHash(of: "a\nb"))
    #expect(ContentHash(of: "a\r\r\n") != ContentHash(of: "a\n\n"))
    #expect(ContentHash(of: "a\r") != ContentHash(of: "a"))
  }

  @Test("has twelve digits", arguments: ["", "12", "9ce48422e8d", "9CE48422E8D7", "9ce48422e8d7 "])
  func digits(text: String) {
    #expect(ContentHash(digits: Array(text.utf8)[...]) == nil)
  }
}
