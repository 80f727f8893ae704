import SpecSource
import SpecYAML
import Testing

/// Files that are not text in the form that YAML and specs require.
@Suite struct TextTests {
  @Test(arguments: [
    ("a: b\nc: |FF", "2:4", "0xFF"), ("é: |C3 28", "1:4", "0xC3"), ("a|E2 82", "1:2", "0xE2"),
    // The bytes of a surrogate, an overlong form, a number that is too large, and a continuation byte that continues
    // nothing.
    ("|ED A0 80", "1:1", "0xED"), ("|E0 80 80", "1:1", "0xE0"), ("|C0 80", "1:1", "0xC0"),
    ("|F4 90 80 80", "1:1", "0xF4"), ("|80", "1:1", "0x80"),
  ])
  func refusesInvalidUTF8(text: String, place: String, byte: String) throws {
    let result = parseYAML(try file(text))
    #expect(result.value == nil)
    #expect(
      result.shownDiagnostics == [
        "\(place) the byte \(byte) is not valid UTF-8 → save the file as UTF-8"
      ])
  }

  @Test(arguments: [
    ("|FF FE 61 00", "UTF-16"), ("|FE FF 00 61", "UTF-16"), ("|61 00 3A 00", "UTF-16"),
    ("|00 61 00 3A", "UTF-16"), ("|FF FE 00 00 61 00 00 00", "UTF-32"),
    ("|00 00 FE FF", "UTF-32"), ("|61 00 00 00", "UTF-32"),
  ])
  func refusesOtherEncodings(text: String, name: String) throws {
    let result = parseYAML(try file(text))
    #expect(result.value == nil)
    #expect(
      result.shownDiagnostics == ["1:1 the file is \(name), not UTF-8 → save it as UTF-8"])
  }

  @Test(arguments: [
    ("a: b\0c", "1:5 a NUL byte", "; in a Swift string it is written \\0"),
    ("a:\n  \u{7}", "2:3 the control character U+0007", "; in a Swift string it is written \\u{7}"),
    ("\u{7F}", "1:1 the control character U+007F", "; in a Swift string it is written \\u{7F}"),
    ("é\u{9F}", "1:2 the control character U+009F", "; in a Swift string it is written \\u{9F}"),
    ("\u{FFFF}", "1:1 the control character U+FFFF", "; in a Swift string it is written \\u{FFFF}"),
    ("a\u{FEFF}", "1:2 the invisible character U+FEFF", ""),
  ])
  func refusesControlCharacters(text: String, start: String, rest: String) {
    let result = parse(text)
    #expect(result.value == nil)
    #expect(result.shownDiagnostics == ["\(start) is not allowed in a spec → delete it\(rest)"])
  }

  /// Makes a file from text and, after a bar, bytes in hexadecimal digits.
  private func file(_ text: String) throws -> SourceFile {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let bytes = try parts[1].split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
    return SourceFile(path: "Spec.yaml", bytes: Array(parts[0].utf8) + bytes)
  }

  /// Bad bytes are found at every position in the words of eight bytes that are checked together.
  @Test func refusesBadBytesEverywhere() {
    let text = Array("key: some value\nother: another value\n".utf8)
    for bad: UInt8 in [0, 1, 0x1F, 0x7F, 0x80, 0xFF] {
      for index in text.indices.dropFirst(4) {
        var bytes = text
        bytes[index] = bad
        let diagnostics = parseYAML(SourceFile(path: "Spec.yaml", bytes: bytes)).diagnostics
        #expect(diagnostics.map { $0.span?.startOffset } == [index])
      }
    }
  }

  @Test(arguments: ["a: \u{85}", "a: 'é\u{A0}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}'", "\u{FEFF}a: b"])
  func acceptsWhatYAMLAllows(text: String) {
    #expect(parse(text).shownDiagnostics == [])
  }
}
