import Testing

@testable import FeatureLock

@Suite("Hashes of contents")
struct ContentHashTests {
  private func digits(_ text: String) -> String {
    ContentHash(of: Array(text.utf8)).digits
  }

  @Test("are those of SHA-256, as its standard gives them")
  func standard() {
    #expect(digits("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(digits("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digits("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      digits(String(repeating: "a", count: 1000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  @Test("differ for texts of every length around a block's")
  func lengths() {
    let hashes = (0...200).map { digits(String(repeating: "x", count: $0)) }
    #expect(Set(hashes).count == hashes.count)
    #expect(hashes.allSatisfy { ContentHash(digits: $0) != nil })
  }

  @Test("do not see Windows line ends, but every other carriage return")
  func lineEnds() {
    #expect(digits("a\r\nb\r\n") == digits("a\nb\n"))
    #expect(digits("a\rb") != digits("ab"))
    #expect(digits("a\r\r\nb") == digits("a\r\nb".replacing("\r\n", with: "\r\r\n")))
    #expect(digits("a\r\r\nb") != digits("a\nb"))
  }

  @Test("are read as they are written, and nothing else is")
  func reading() {
    #expect(ContentHash(digits: digits("a"))?.digits == digits("a"))
    #expect(ContentHash(digits: digits("a").uppercased()) == nil)
    #expect(ContentHash(digits: digits("a").dropLast()) == nil)
    #expect(ContentHash(digits: "") == nil)
  }
}
