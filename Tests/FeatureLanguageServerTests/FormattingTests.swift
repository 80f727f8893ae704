import FeatureSpec
import SpecSource
import Testing

@testable import FeatureLanguageServer

/// The layout of the Swift in specs.
@Suite("Formatting") struct FormattingTests {
  private static let text = """
    feature: Tally
    state: {count: Int = 0}
    actions:
      added:
        with: {_ n: Int}
        do: |   # why
          if n>0 {
              state.count+=n
          }

          print("a  b")   // a+b
      one: state.count+=1
      two: {do: 'print("it''s");state.count+=2', guard: state.count<9}
      three: 'print([state.count:1])'
      broken: |
        if {
    tests:
      adds:
        - send: added(1)
          expect: {count: '1+0'}

    """

  /// Formats Swift with spaces around some signs, and with the right indentation of lines.
  private func spaced(_ swift: String) -> String? {
    var depth = 0
    return swift.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let code = line.drop { $0 == " " }
      if code.hasPrefix("}") { depth -= 1 }
      let margin = code.isEmpty ? "" : String(repeating: "  ", count: depth)
      if code.hasSuffix("{") { depth += 1 }
      var text = margin + code
      for sign in ["+=", ">", "+"] where !text.contains("\"") {
        text = text.replacing(" \(sign) ", with: sign)
      }
      return text.replacing("n>0", with: "n > 0").replacing("count+=", with: "count += ")
        .replacing(":1", with: ": 1").replacing("\")   //", with: "\")  //")
    }.joined(separator: "\n")
  }

  private func formatted(
    _ range: Range<Int>? = nil, _ format: @escaping (String) -> String?
  ) throws -> String {
    let file = SourceFile(path: "Specs/Tally.yaml", text: Self.text)
    let formatting = FragmentFormatting(file: file, format: format)
    let edits = try #require(formatting.edits(in: range ?? 0..<file.bytes.count))
    return String(decoding: file.applying(edits).bytes, as: UTF8.self)
  }

  @Test("each fragment is laid out at its place, and everything else stays")
  func whole() throws {
    let expected = Self.text
      .replacing("if n>0", with: "if n > 0")
      .replacing("          state.count+=n", with: "        state.count += n")
      .replacing("b\")   //", with: "b\")  //")
      .replacing("count+=1", with: "count += 1").replacing("count+=2", with: "count += 2")
      .replacing("count:1", with: "count: 1")
    #expect(try formatted(nil, spaced) == expected)
  }

  @Test("a range is formatted without the rest")
  func range() throws {
    let offset = try #require(Self.text.firstRange(of: "count+=1")).lowerBound
    let place = Self.text[..<offset].utf8.count
    #expect(
      try formatted(place..<place, spaced)
        == Self.text.replacing("count+=1", with: "count += 1"))
  }

  @Test("a formatter that changes more than the layout, or fails, changes nothing")
  func refuses() throws {
    #expect(try formatted(nil) { $0.replacing("state", with: "stage") } == Self.text)
    #expect(try formatted(nil) { $0.replacing("count+=1", with: "count\n+=1") } == Self.text)
    let file = SourceFile(path: "Specs/Tally.yaml", text: Self.text)
    let edits = FragmentFormatting(file: file) { _ in nil }.edits(in: 0..<file.bytes.count)
    #expect(edits == nil)
  }

  @Test("a fragment that would need quotes in YAML stays unchanged")
  func quotes() throws {
    let text = Self.text.replacing("state.count+=1", with: "print([1:state.count])")
    let file = SourceFile(path: "Specs/Tally.yaml", text: text)
    let formatting = FragmentFormatting(file: file) { $0.replacing("[1:", with: "[1: ") }
    #expect(formatting.edits(in: 0..<file.bytes.count) == [])
  }
}
