import Foundation
import SpecSource
import SpecSupport
import Testing

@testable import FeatureDocumentation

/// Texts of specs in places in which they could have another meaning.
@Suite struct DiagramTextTests {
  @Test(arguments: AwkwardTexts.all)
  func nothingInMermaidIsMarkup(_ text: String) {
    let result = mermaidText(text)
    let forbidden = "\"'`<>&%{}[]|\\~@*_^$;#".filter { $0 != ";" && $0 != "#" }
    #expect(!result.contains { forbidden.contains($0) || $0.isNewline }, "\(result)")
    // Both characters may only remain in numeric character codes.
    let withoutNumbers = result.replacing(/#[0-9]+;/, with: "")
    #expect(!withoutNumbers.contains { $0 == "#" || $0 == ";" })
    let read = result.replacing(/#([0-9]+);/) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map(String.init) ?? "?"
    }
    #expect(read == oneLine(visibleText(oneLine(text))))
  }

  @Test(
    arguments: AwkwardTexts.all + ["1. one", "2) two", "- a", "+ b", "# c", "a | b", "https://a.b"])
  func nothingInMarkdownIsMarkup(_ text: String) {
    let result = markdownText(text)
    var rest = result[...]
    while let character = rest.popFirst() {
      // A backslash makes the next character plain text.
      if character == "\\" {
        rest = rest.dropFirst()
      } else {
        #expect(
          !"`*_[]#|~$<>@!".contains(character) || character == "#" && rest.first?.isNumber == true,
          "\(result)")
      }
    }
    #expect(!result.contains("\n"))
    #expect(!result.contains("://"))
    let line = markdownLine(result)
    #expect(line.wholeMatch(of: /([-+]|[0-9]+[.)])(\s.*)?/) == nil, "\(line)")
  }

  @Test(arguments: AwkwardTexts.all + ["``", "`a", "a`", "a``b`c", "a|b", "|`|", " a", "\\|"])
  func codeInMarkdownEndsAtItsOwnBackticks(_ text: String) throws {
    let code = oneLine(visibleText(text))
    let result = markdownCode(code)
    guard !code.isEmpty else { return #expect(result.isEmpty) }
    if code.contains("|") {
      #expect(result.hasPrefix("<code>") && result.hasSuffix("</code>"))
      #expect(!result.dropFirst(6).dropLast(7).contains { "|<>`*_\\[]".contains($0) })
      return
    }
    let fence = result.prefix { $0 == "`" }
    #expect(result.hasSuffix(fence))
    let inside = result.dropFirst(fence.count).dropLast(fence.count)
    let runs = inside.split { $0 != "`" }.map(\.count)
    #expect(!runs.contains(fence.count))
    #expect(inside == code || inside == " \(code) ")
    #expect(inside.first != "`" && inside.last != "`")
  }

  @Test(arguments: AwkwardTexts.all)
  func nothingInHTMLIsMarkup(_ text: String) {
    let result = htmlText(visibleText(text))
    #expect(!result.contains { "<>\"'".contains($0) })
    #expect(result.replacing(/&(amp|lt|gt|quot|#39);/, with: "").contains("&") == false)
    #expect(!result.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
  }

  @Test func textInBackticksIsCode() {
    func shown(_ text: String) -> String {
      Phrase(saying: text).parts.map { part in
        switch part {
        case .code(let code): "[\(code)]"
        case .text(let text): text
        case .strong, .link, .lineBreak: "?"
        }
      }.joined()
    }
    #expect(shown("uses `count` and ``a`b``.") == "uses [count] and [a`b].")
    #expect(shown("one ` alone") == "one ` alone")
    #expect(shown("`all`") == "[all]")
  }

  @Test func pathsBecomeURLs() {
    #expect(percentEncoded("Specs/a b/größe(1).yaml") == "Specs/a%20b/gr%C3%B6%C3%9Fe%281%29.yaml")
    #expect(percentEncoded("a-b_c.d~e/%41") == "a-b_c.d~e/%2541")
  }
}
