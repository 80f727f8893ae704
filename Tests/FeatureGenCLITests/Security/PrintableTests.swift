import Foundation
import SpecSource
import Testing

@testable import FeatureGenCLI

/// Texts of specs and file names have no effect on a terminal or a log.
@Suite("Printed text")
struct PrintableTests {
  @Test(
    "shows control characters",
    arguments: [
      ("a\u{1B}[2Jb", "a\\u{1B}[2Jb"),
      ("a\u{9B}2Jb", "a\\u{9B}2Jb"),
      ("a\u{202E}b", "a\\u{202E}b"),
      ("a\u{200B}b", "a\\u{200B}b"),
      (
        "a\u{2800}\u{A0}\u{FFF9}\u{E000}\u{40000}b",
        "a\\u{2800}\\u{A0}\\u{FFF9}\\u{E000}\\u{40000}b"
      ),
      ("a\rb", "a\\u{D}b"),
      ("a\r\nb", "a\r\nb"),
      ("a\n  ::stop-commands::x", "a\n  \\u{3A}:stop-commands::x"),
      ("::error::x", "\\u{3A}:error::x"),
      ("a ::error::x", "a ::error::x"),
      ("a ##[add-mask]b", "a #\\u{23}[add-mask]b"),
      ("é漢😀 👩‍👩‍👧 \t", "é漢😀 👩‍👩‍👧 \t"),
    ])
  func texts(text: String, shown: String) {
    #expect(printable(text) == shown)
  }

  @Test("in one line has no line break, not even a Windows line break")
  func oneLine() {
    #expect(printableOnOneLine("a\nb\r\nc\n") == "a\\nb\\u{D}\\nc\\n")
    #expect(printableOnOneLine("a\r\n::error::x") == "a\\u{D}\\n::error::x")
  }

  @Test("of a source line has each character in its column")
  func lines() {
    let file = SourceFile(path: "Specs/a\nb\u{1B}c.yaml", text: "  ::x\u{202E}\u{1B}##[y\n")
    let diagnostic = Diagnostic(
      .error,
      "one\n::two\u{7}", at: SourceSpan(file: file, offsets: 5..<8), hint: "three\n::four\u{8}",
      related: [.init("five\u{1B}", at: SourceSpan(file: file, offsets: 0..<1))])
    #expect(
      diagnostic.rendered() == """
        Specs/a\\nb\\u{1B}c.yaml:1:6: error: one ::two\\u{7}
            \u{FFFD}:x\u{FFFD}\u{FFFD}\u{FFFD}#[y
               ^
          hint: three
                \\u{3A}:four\\u{8}
        Specs/a\\nb\\u{1B}c.yaml:1:1: note: five\\u{1B}
            \u{FFFD}:x\u{FFFD}\u{FFFD}\u{FFFD}#[y
          ^
        """)
  }

  @Test("for programs contains no control characters, and no foreign Markdown")
  func formats() {
    let file = SourceFile(path: "Specs/`|\u{1B}.yaml", text: "a\n")
    let report = CheckReport(diagnostics: [
      Diagnostic(
        .error,
        "![x](http://a) <img> | `c`\n::error::\u{1B}\u{202E}\u{2800}\u{A0}",
        at: SourceSpan(file: file, offsets: 0..<1), hint: "%0A::x\u{9B}\u{FFF9}\u{40000}")
    ])
    for format in ReportFormat.allCases {
      let text = report.rendered(as: format, isColored: false)
      #expect(!text.unicodeScalars.contains { HiddenKind($0) != nil })
    }
    let annotation = report.annotations.joined(separator: "\n")
    #expect(annotation.split(separator: "\n").count == 1)
    #expect(annotation.contains("%250A::x"))
    #expect(
      report.markdown.contains(
        "- `Specs/'\\|\\u{1B}.yaml:1:1`: \\!\\[x\\](http://a) \\<img\\> \\| \\`c\\` ::error::"))
  }
}
