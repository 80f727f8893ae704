import Foundation
import Testing

@testable import SpecSwift

/// Keywords and signs that are repeated up to the limit of a value, alone and in combinations of up to three.
///
/// The tests try a random sample. `WORDS_SEED` sets its seed. `WORDS` sets its size, and makes the tests print the
/// slowest combinations.
@Suite struct RepeatedWordTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["WORDS"].flatMap { Int($0) }
  private static let seed = environment["WORDS_SEED"].flatMap { UInt64($0) } ?? 1

  private static let words =
    keywords.sorted().map { $0 + " " } + [
      "!", "\"", "#", "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "<",
      "=",
      ">", "?", "@", "[", "\\", "]", "^", "`", "{", "|", "}", "~", "//", "/*", "*/", "->", "&&",
      "??",
      "\"\"\"", "\\(", "\n", "#if ", "#else\n", "#endif\n", "#selector", "@a ", "_ ", "a ", "0 ",
      "a.",
      "\"a\"", "$0", "...", "..<", "==", "= ", "? ", ": ", "#\"", "\"#", "#/", "/#", "é",
      "\u{1F600}",
    ]

  /// Returns up to three words, the digits of a number.
  private func row(_ number: UInt64) -> String {
    let base = UInt64(Self.words.count)
    let digits = [number, number / base, number / base / base].prefix(Int(number >> 60) % 3 + 1)
    return digits.map { Self.words[Int($0 % base)] }.joined()
  }

  @Test func `Reads repeated words to the end, with a limited number of errors`() {
    let size = Self.count == nil ? 4 << 10 : 32 << 10
    var slowest = (time: Duration.zero, word: "")
    for number in 0..<UInt64(Self.count ?? 20) {
      let word = row((Self.seed << 32 &+ number) &* 0x9E37_79B9_7F4A_7C15)
      let text = String(repeating: word, count: size / word.utf8.count)
      let start = ContinuousClock.now
      let found = parseFragment(Sample.plain(text), as: .statements, options: .all).diagnostics
      #expect(found.count <= 100, "\(word.debugDescription)")
      let time = ContinuousClock.now - start
      if time > slowest.time { slowest = (time, word) }
    }
    if let count = Self.count {
      print("WORDS \(count), slowest \(slowest.word.debugDescription) with \(slowest.time)")
    }
  }
}
