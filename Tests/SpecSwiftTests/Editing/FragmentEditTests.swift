import SpecSource
import SpecSwift
import Testing

/// The small edits that change the behavior of a fragment.
@Suite struct FragmentEditTests {
  /// Returns the edited fragments, a line for each edit, with the description of the edit.
  private func edits(of text: String, as kind: FragmentKind) throws -> [String] {
    let parsed = parseFragment(Sample.plain(text), as: kind, options: .all)
    let fragment = try #require(parsed.value)
    return fragment.edits.map { "\($0.applied(to: fragment.text)) | \($0.title)" }
  }

  @Test func `Drops statements and changes their parts`() throws {
    #expect(
      try edits(of: "state.count += 1", as: .statements) == [
        " | drop 'state.count += 1'",
        "state.count -= 1 | '+=' to '-=' in 'state.count += 1'",
        "state.count += 2 | '1' to '2'",
      ])
  }

  @Test func `Keeps declarations and statements that return a value`() throws {
    #expect(try edits(of: "let text = name\nreturn text", as: .statements) == [])
    #expect(
      try edits(of: "state.rows.removeAll { $0.isDone }", as: .statements) == [
        " | drop 'state.rows.removeAll { $0.isDone }'"
      ])
  }

  @Test func `Keeps a statement in each case of a switch`() throws {
    #expect(
      try edits(of: "switch kind { case .a: state.x = nil\ndefault: break }", as: .statements) == [
        " | drop 'switch kind { case .a: state.x = nil default: break }'",
        "switch kind { case .a: break\ndefault: break } | drop 'state.x = nil'",
      ])
  }

  @Test(arguments: [
    ("isOn", ["!isOn | negate 'isOn'"]),
    ("a < b", ["!(a < b) | negate 'a < b'", "a <= b | '<' to '<=' in 'a < b'"]),
    ("!isOn", ["isOn | drop '!' of '!isOn'"]),
    ("a == b", ["a != b | '==' to '!=' in 'a == b'"]), ("let x = y", []),
    ("let x, x.isOn", ["let x, !x.isOn | negate 'x.isOn'"]),
    (
      "a, b && c",
      [
        "!a, b && c | negate 'a'", "a, !(b && c) | negate 'b && c'",
        "a, b || c | '&&' to '||' in 'b && c'",
      ]
    ),
  ])
  func `Negates conditions`(text: String, expected: [String]) throws {
    #expect(try edits(of: text, as: .conditions) == expected)
  }

  @Test(arguments: [
    ("true", ["false | 'true' to 'false'"]),
    ("1_000", ["1001 | '1_000' to '1001'"]),
    ("1.5", ["2.5 | '1.5' to '2.5'"]),
    ("\"\"", ["\"other\" | '\"\"' to '\"other\"'"]),
    ("\"ä\\(1)\"", ["\"\" | '\"ä\\(1)\"' to '\"\"'", "\"ä\\(2)\" | '1' to '2'"]),
    ("min(a, b)", ["max(a, b) | 'min' to 'max'"]),
    ("0...a", ["1...a | '0' to '1'", "0..<a | '...' to '..<' in '0...a'"]),
    ("-a", ["a | drop '-' of '-a'"]),
    ("a ? b : c", ["!(a) ? b : c | negate 'a'"]),
    ("nil", []), ("9223372036854775807", []),
  ])
  func `Changes literals, operators and choices`(text: String, expected: [String]) throws {
    #expect(try edits(of: text, as: .expression) == expected)
  }

  @Test func `Shortens the description of an edit to a single line`() throws {
    let text =
      "state.title = someFunction(of: theFirstArgument,\n  and: theSecondArgument, last: 1)"
    let first = try #require(try edits(of: text, as: .statements).first)
    #expect(first == " | drop 'state.title = someFunction(of: theFirstArgument, and: the…'")
  }
}
