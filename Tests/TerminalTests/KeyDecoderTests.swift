import Terminal
import Testing

@Suite("Keys") struct KeyDecoderTests {
  private static let sequences: [(String, [Key])] = [
    ("a", [.character("a")]),
    ("é漢🎉", [.character("é"), .character("漢"), .character("🎉")]),
    ("\r\n\t\u{7F}\u{08}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{03}\u{1A}", [.control("c"), .control("z")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
    ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .home, .end]),
    ("\u{1B}[3~\u{1B}[5~\u{1B}[6~\u{1B}[Z", [.delete, .pageUp, .pageDown, .backTab]),
    // Held down with Control and Shift.
    ("\u{1B}[1;5A\u{1B}[3;2~", [.up, .delete]),
  ]

  @Test("are recognized by their bytes, however these arrive", arguments: Self.sequences.indices)
  func known(number: Int) {
    let (text, keys) = Self.sequences[number]
    var whole = KeyDecoder()
    #expect(whole.decode(text.utf8) == keys)
    #expect(!whole.isWaiting)
    var single = KeyDecoder()
    #expect(text.utf8.flatMap { single.decode([$0]) } == keys)
    #expect(!single.isWaiting)
  }

  @Test("include a single escape if nothing follows it")
  func escape() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode([0x1B, 0x1B]) == [.escape])
    #expect(decoder.decode(Array("[A".utf8)) == [.up])
  }

  @Test("unknown or broken sequences type nothing and do not stop the next keys")
  func unknown() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[15~\u{1B}[?1;2c\u{1B}a\u{00}x".utf8) == [.character("x")])
    #expect(decoder.decode([0xFF, 0xC3, 0x28, 0x80, UInt8(ascii: "y")]).last == .character("y"))
    // A sequence without an end.
    _ = decoder.decode(Array("\u{1B}[".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 100))
    _ = decoder.flush()
    #expect(decoder.decode("z".utf8) == [.character("z")])
  }
}
