import SpecSource
import Testing

@Suite("Bytes of texts")
struct TextBytesTests {
  @Test(
    "A condition is checked for all bytes, or for any byte",
    arguments: ["", "short", "one of more than fifteen bytes"])
  func bytes(text: String) {
    #expect(text.allBytes { $0 < 0x80 })
    #expect(!(text + "é").allBytes { $0 < 0x80 })
    #expect((text + "é").anyByte { $0 >= 0x80 })
    #expect(!text.anyByte { $0 == UInt8(ascii: "\n") })
  }
}
