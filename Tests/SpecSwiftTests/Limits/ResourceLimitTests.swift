import SpecSource
import TestSupport
import Testing

@testable import SpecSwift

/// Texts that the parser treats as nested without any brackets, and texts with a mistake at every word.
@Suite struct ResourceLimitTests {
  /// The words at each of which the parser calls itself or reports an error.
  static let words = [
    "try ", "await ", "inout ", "let ", "copy ", "consume ", "each ", "repeat ", "unsafe ",
    "if a {} else ", "#if a\n", "A.Type.", "(a>", "(\")\"+", "(/*)*/", "a?b:", "x?", "x!", "f()",
    "a[0]", "a -> ", "some ", "any ", "@a ", "a as ", "a.", "!", "- ", "\\.a", "\"\\(", "while ",
    "throw ",
    "return ", "a a ", "case ", "`a` ", "\"", "\"\"\"\n", "a ?? ", "a\n", "a;", "/a/ ",
    "(a) -> ", "A<", "{", "[", "(", ")", "for a in b {", "switch a { case 1: ", "func f() {",
    "switch ;", "!throws ", "'é ", "break ;",
  ]

  @Test(arguments: Proofs.part(of: words, each: 6))
  func `Parses or refuses a repeated word, with a limited number of errors`(word: String) {
    // A debug build overflows 8 MB of stack after 3,300 `try`s, or after 800 `repeat`s.
    let text = String(repeating: word, count: Proofs.areLong ? 4000 : 200)
    let found = parseFragment(Sample.plain(text), as: .statements, options: .all).diagnostics
    #expect(found.count <= 100)
    let short = String(repeating: word, count: Proofs.areLong ? 400 : 10)
    for kind in FragmentKind.allCases {
      #expect(parseFragment(Sample.plain(short), as: kind).diagnostics.count <= 100, "\(kind)")
    }
    #expect(parseTypedValue(Sample.plain("Int = " + short)).diagnostics.count <= 100)
    #expect(parseActionCall(Sample.plain("go(" + short)).diagnostics.count <= 100)
  }

  @Test func `Refuses a text that is too large`() {
    let text = "a //" + String(repeating: "x", count: 1 << 15 - 6)
    #expect(parseFragment(Sample.plain(text), as: .statements).diagnostics.isEmpty)
    let larger = parseFragment(Sample.plain(text + "abcd"), as: .statements)
    #expect(
      larger.diagnostics.map(\.message) == ["this is more than 32 KiB of Swift in one value"])
  }

  @Test(arguments: [
    "if ", "lazy ", "async ", "weak override ", "indirect\n", "private final ",
  ])
  func `Refuses a long row of keywords at its place`(word: String) {
    let text = "state.count += 1\n" + String(repeating: word, count: 2000)
    let found = parseFragment(Sample.plain(text), as: .statements, options: .all).diagnostics
    #expect(found.map(\.message) == ["too many keywords follow one another"])
    // A number of modifiers that a person may write is allowed.
    let few = String(repeating: "public final ", count: 10) + "var a = 1"
    #expect(
      parseFragment(Sample.plain(few), as: .statements).diagnostics.map(\.message)
        != ["too many keywords follow one another"])
  }

  @Test func `Refuses a long line of slashes, but not of text`() {
    let many = "state.path = 1 " + String(repeating: "/ ", count: 9000)
    let found = parseFragment(Sample.plain(many), as: .statements).diagnostics
    #expect(found.map(\.message) == ["this line has too many '/' for its length"])
    let base64 = "let a = \"" + String(repeating: "ab/cdefghijklmnopqrstuvwxyz", count: 80) + "\""
    #expect(parseFragment(Sample.plain(base64), as: .statements).diagnostics.isEmpty)
  }

  @Test func `Reports many missing parts at the end as one error`() {
    let text = String(repeating: "if a + ", count: 400)
    let found = parseFragment(Sample.plain(text), as: .statements).diagnostics
    #expect(found.map(\.message) == ["more than 200 things are missing here"])
    #expect(found.first?.span?.start.column == text.count)
  }

  @Test func `Refuses nested brackets that would take the parser too long`() {
    let deep = { (depth: Int) in
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    let seven = { (count: Int) in String(repeating: deep(7) + "\n", count: count) }
    let tooDeep = "brackets are nested too deep here"
    for (text, place) in [
      (deep(18), "1:18"), ("x y" + String(repeating: "[", count: 80), "1:21"),
      (seven(1033), "1033:4"),
      ("x = A" + String(repeating: "<A", count: 190), "1:374"),
      // A closing bracket in a comment closes no bracket.
      (String(repeating: "[/*]*/", count: 18), "1:103"),
      (String(repeating: "[//]\n", count: 18), "18:1"),
      ("x = f" + String(repeating: "(", count: 21) + String(repeating: "{a}", count: 9), "1:26"),
      (String(repeating: "{\\(}", count: 21), "1:83"),
      ("//\r" + String(repeating: "[", count: 18), "2:18"),
      (String(repeating: "A</*/*>*/>*/", count: 190), "1:2210"),
      ("\"\\(a)\" + " + String(repeating: "[/*]*/", count: 18), "1:112"),
      ("\"\"\"\n\"\n\"\"\" + " + String(repeating: "[/*]*/", count: 18), "3:109"),
      ("\"\\(" + String(repeating: "[/*]*/", count: 18), "1:106"),
      ("/\"/ + " + String(repeating: "[/*]*/", count: 18), "1:109"),
      ("#\"\"\"# + " + String(repeating: "[/*]*/", count: 18), "1:111"),
    ] {
      let found = parseFragment(Sample.plain(text), as: .statements).diagnostics
      #expect(
        lines(found) == ["\(place) \(tooDeep) [give the Swift inside the brackets its own name]"])
    }
    let file = SourceFile(path: "A.swift", text: "let a = " + deep(30))
    #expect(lines(syntaxErrors(inFile: file)) == ["1:26 \(tooDeep) [make the template nest less]"])
    // These are the largest accepted values.
    #expect(excessiveBracket(in: Array(deep(17).utf8)) == nil)
    #expect(excessiveBracket(in: Array(seven(1032).utf8)) == nil)
    for line in [
      "a[\"https://a\"] = 1 // ]\n", "\"[\\(a[\"[\"])[\"\n", "\"\"\"\n[\n\"\"\"\n", "a<b> -> c\n",
    ] {
      #expect(excessiveBracket(in: Array(String(repeating: line, count: 1000).utf8)) == nil)
    }
  }

  @Test func `Refuses endlessly nested strings in interpolations`() {
    let text = String(repeating: "\\(\"", count: 100_000)
    let found = parseInterpolatedText(Sample.plain(text)).diagnostics
    #expect(found.map(\.message) == ["this '(' is never closed"])
  }

  @Test func `Reads a file with many errors only as far as the first errors`() {
    let text = String(repeating: "let x = )\n", count: Proofs.areLong ? 20_000 : 4_000)
    let found = syntaxErrors(inFile: SourceFile(path: "A.swift", text: text))
    #expect(found.count > 10 && found.count < 100)
    #expect(found.first?.span?.start.line == 1)
  }

  @Test func `The first errors do not depend on the later errors`() {
    let line = "let x = )\n"
    let few = parseFragment(
      Sample.plain(String(repeating: line, count: 5)), as: .statements
    ).diagnostics
    let many = parseFragment(
      Sample.plain(String(repeating: line, count: 500)), as: .statements
    ).diagnostics
    #expect(few.count == 5)
    #expect(many.count > 10 && many.count < 50)
    #expect(many.prefix(5).map(\.message) == few.map(\.message))
    #expect(many.prefix(5).map(\.span) == few.map(\.span))
  }
}
