import FeatureSpec
import SpecSource
import Testing

@testable import FeatureLanguageServer

/// Swift that is inserted into scalars.
@Suite("Swift: insertions into YAML")
struct ScalarInsertionTests {
  /// Returns the text of a spec after `¦` was replaced.
  private func inserted(_ text: String, into value: String) throws -> String {
    let marked = "feature: A\nactions:\n  x: \(value)\n"
    let mark = try #require(marked.firstRange(of: "¦"))
    let offset = marked.utf8.distance(from: marked.startIndex, to: mark.lowerBound)
    let file = SourceFile(path: "Specs/A.yaml", text: marked.replacingFirst("¦", by: ""))
    let scalars = SpecContents(of: file, as: .feature).swift.map { SwiftScalar($0) }
    let scalar = try #require(scalars.first { $0.holds(offset) })
    var insertion = ScalarInsertion(scalar, in: file)
    let place = scalar.textOffset(of: offset)
    let made = insertion.edits(replacing: place..<place, by: text)
    let edits = try #require(made)
    let all = [edits.main] + edits.others
    #expect(Set(all.map(\.range.lowerBound)).count == all.count, "two edits at one place")
    var bytes = file.bytes
    for edit in all.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    let changed = SourceFile(path: file.path, bytes: bytes)
    // YAML reads the intended Swift.
    let read = SpecContents(of: changed, as: .feature).swift.map(\.text)
    var whole = scalar.bytes
    whole.replaceSubrange(place..<place, with: Array(text.utf8))
    #expect(read.contains(String(decoding: whole, as: UTF8.self)), "\(read)")
    return String(String(decoding: bytes, as: UTF8.self).dropFirst(25).dropLast())
  }

  @Test(
    "an insertion that needs quotes adds them in the same edit",
    arguments: [
      ("state.¦", "count", "state.count"), ("state.¦", "a(by: )", "'state.a(by: )'"),
      ("state.¦ + b", "a(by: )", "'state.a(by: ) + b'"),
      ("¦x.y", "f(a: ).", "'f(a: ).x.y'"), ("a + 'b' + c¦", ".f(a: )", "'a + ''b'' + c.f(a: )'"),
      ("state.¦", "a(1, 2)", "state.a(1, 2)"), ("{do: state.¦}", "a[0]", "{do: 'state.a[0]'}"),
      ("{do: state.¦}", "a(b: )", "{do: 'state.a(b: )'}"), ("{do: state.¦}", "a", "{do: state.a}"),
      ("'it(''a'').¦'", "f('x')", "'it(''a'').f(''x'')'"),
      ("\"f(\\\"a\\\").¦\"", "g(\"é\")", "\"f(\\\"a\\\").g(\\\"é\\\")\""),
      ("|\n    f {\n      ¦\n    }", "x(\n)", "|\n    f {\n      x(\n    )\n    }"),
    ])
  func quotes(_ value: String, _ text: String, _ expected: String) throws {
    #expect(try inserted(text, into: value) == expected)
  }
}
