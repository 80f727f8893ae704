import Foundation
import JSON
import SpecSource
import Testing

@Suite("Hidden characters in JSON")
struct HiddenCharacterTests {
  @Test("are escaped, and read back unchanged")
  func escaped() throws {
    // All that there are.
    let scalars = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    let text = String(String.UnicodeScalarView(scalars))
    let json = JSONValue.list([.text(text)]).rendered
    #expect(!json.unicodeScalars.contains { $0 != "\n" && HiddenKind($0) != nil })
    let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(read.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }
}
