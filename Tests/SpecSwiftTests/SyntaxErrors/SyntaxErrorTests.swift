import SpecSource
import SpecSwift
import Testing

/// Text that is not Swift, or not the expected kind of Swift, is refused at its place, with a single error for each
/// mistake.
@Suite struct SyntaxErrorTests {
  @Test(
    arguments: [
      ("", ["1:1 expected a Swift expression here"]),
      ("a b", ["1:3 unexpected 'b' after the expression"]),
      ("a)", ["1:2 ')' closes nothing that was opened here [take it out]"]),
      ("a } else { b", ["1:3 '}' closes nothing that was opened here [take it out]"]),
      ("a, b", ["1:2 a single expression is expected here, not a list"]),
      ("a; b", ["1:2 unexpected '; b' after the expression"]),
      ("a b\n'c'", ["1:3 unexpected 'b' after the expression"]),
      ("a /* b // c */", []),
      ("a // b\n  + c", []),
      ("a\nb", ["2:1 unexpected 'b' after the expression"]),
      ("f(a", ["1:4 expected ')' to end function call [insert ')']"]),
      ("f(a,", ["1:5 expected ')' to end function call [insert ')']"]),
      ("[1, 2", ["1:6 expected ']' to end array [insert ']']"]),
      ("[a b]", ["1:3 expected ',' in array element [insert ',']"]),
      ("f(a b)", ["1:5 unexpected 'b'"]),
      ("{ $0.x", ["1:7 expected '}' to end closure [insert '}']"]),
      ("a +", ["1:4 expected expression after operator"]),
      ("a ==b", ["1:3 unexpected '==b' after the expression"]),
      (
        "a ? b",
        [
          "1:6 expected ':' and expression after '? ...' in ternary expression"
            + " [insert ':' and expression]"
        ]
      ),
      ("state.", ["1:7 expected name in member access"]),
      ("\"abc", ["1:5 expected '\"' to end string literal [insert '\"']"]),
      ("\"\"\"\nabc", ["2:4 expected '\"\"\"' to end string literal [insert '\"\"\"']"]),
      ("'a'", [#"1:1 a Swift string needs double quotes [write it as "a"]"#]),
      ("a /* b", ["1:3 unterminated '/*' comment"]),
      (
        "a // b",
        [
          "1:3 a comment at the end hides the generated code after it"
            + " [write it as /* … */ or in 'doc:']"
        ]
      ),
      (
        "a\n/* /* b */",
        [
          "2:1 a comment that does not end hides the generated code after it"
            + " [end it with */, or write it in 'doc:']"
        ]
      ),
      ("return a", ["1:1 expected a Swift expression, found 'return a' [leave out 'return']"]),
      ("let x = 1", ["1:1 expected a Swift expression, found 'let x = 1'"]),
      ("func f() {}", ["1:1 expected a Swift expression, found 'func f() {}'"]),
      ("#if DEBUG", ["1:1 expected a Swift expression, found '#if DEBUG'"]),
      ("f(1 +, 2 *)", ["1:6 expected expression after operator"]),
      (
        "f(1 +,\n  [2)",
        [
          "1:6 expected expression after operator", "2:5 expected ']' to end array [insert ']']",
        ]
      ),
    ] as [(String, [String])])
  func `An expression is refused where it is wrong`(text: String, expected: [String]) {
    #expect(lines(parseFragment(Sample.plain(text), as: .expression).diagnostics) == expected)
  }

  @Test(
    arguments: [
      (
        "} func x() {",
        [
          "1:1 '}' closes nothing that was opened here [take it out]"
        ]
      ),
      ("if a { } }", ["1:10 '}' closes nothing that was opened here [take it out]"]),
      ("a b c d", ["1:3 expected a line break or ';' between statements"]),
      ("a // /*", []),
      (
        "a b\nc d",
        [
          "1:3 expected a line break or ';' between statements",
          "2:3 expected a line break or ';' between statements",
        ]
      ),
      ("state.count + = 1", ["1:15 expected expression after operator"]),
      (
        "let x =",
        ["1:8 expected expression [write what is missing here: a value, a name or a call]"]
      ),
      (
        "for x in {",
        [
          "1:10 expected the sequence of the 'for' loop",
          "1:11 expected '}' to end 'for' statement [insert '}']",
        ]
      ),
      (
        "switch x { b }",
        [
          "1:12 all statements inside a switch must be covered by a 'case' or 'default' label"
        ]
      ),
      ("x = (1\ny = 2\nz = 3)", ["2:1 unexpected 'y = 2'"]),
      ("#!/bin/sh", ["1:1 unexpected '#!/bin/sh'"]),
      ("a /*", ["1:3 unterminated '/*' comment"]),
      (
        "a \u{3000}= 1",
        [
          "1:3 the space U+3000 cannot stand in Swift code"
            + " [write a plain space; in a string, write \\u{3000}]"
        ]
      ),
      // swift-syntax's parser would end the process because of this text.
      ("a = 1\nb \u{FFFD}= 2", ["2:3 invalid character"]),
    ] as [(String, [String])])
  func `Statements are refused`(text: String, expected: [String]) {
    #expect(lines(parseFragment(Sample.plain(text), as: .statements).diagnostics) == expected)
  }

  @Test(
    arguments: [
      ("Int b", ["1:5 unexpected 'b' after the type"]),
      ("Int = 3", ["1:5 unexpected '= 3' after the type"]),
      ("Int, String", ["1:4 a single type is expected here, not a list"]),
      ("[Int", ["1:5 expected ']' to end array type [insert ']']"]),
      ("Result<Int", ["1:11 expected '>' to end generic argument clause [insert '>']"]),
      ("1", ["1:1 expected a Swift type, found '1'"]),
      ("f()", ["1:2 unexpected '()' after the type"]),
    ] as [(String, [String])])
  func `Refuses an invalid type`(text: String, expected: [String]) {
    #expect(lines(parseFragment(Sample.plain(text), as: .type).diagnostics) == expected)
  }

  @Test(
    arguments: [
      ("a } else { b", ["1:3 '}' closes nothing that was opened here [take it out]"]),
      ("a else { }", ["1:3 unexpected 'else { }' after the condition"]),
      ("a else { }; guard b", ["1:11 unexpected '; guard b' after the condition"]),
      ("if a", ["1:1 expected a Swift condition, found 'if a' [leave out 'if']"]),
      (
        "let x =",
        ["1:8 expected expression [write what is missing here: a value, a name or a call]"]
      ),
      ("a,", ["1:3 expected expression [write what is missing here: a value, a name or a call]"]),
      ("a /*", ["1:3 unterminated '/*' comment"]),
      ("\"abc", ["1:5 expected '\"' to end string literal [insert '\"']"]),
      ("a = b", ["1:3 an assignment has no value [compare with '==']"]),
      (
        "rows.contains { $0 }",
        [
          "1:15 in a condition, Swift reads a closure after a call as a block"
            + " [put it in the call's parentheses, or parentheses around the call]"
        ]
      ),
      (
        "rows.contains { $0 }, b",
        [
          "1:15 in a condition, Swift reads a closure after a call as a block"
            + " [put it in the call's parentheses, or parentheses around the call]"
        ]
      ),
      (
        "a // b",
        [
          "1:3 a comment at the end hides the generated code after it"
            + " [write it as /* … */ or in 'doc:']"
        ]
      ),
    ] as [(String, [String])])
  func `Refuses invalid conditions`(text: String, expected: [String]) {
    #expect(lines(parseFragment(Sample.plain(text), as: .conditions).diagnostics) == expected)
  }

  @Test(
    arguments: [
      (".a: foo()", ["1:3 unexpected ': foo()' after the pattern"]),
      (".a b", ["1:4 unexpected 'b' after the pattern"]),
      (".a(", ["1:4 expected ')' to end function call [insert ')']"]),
      (".a } }", ["1:4 '}' closes nothing that was opened here [take it out]"]),
      ("case .a", ["1:1 expected a Swift pattern, found 'case .a' [leave out 'case']"]),
      (
        "default", ["1:1 expected a Swift pattern, found 'default' [write '_' for everything else]"]
      ),
      (".a /*", ["1:4 unterminated '/*' comment"]),
    ] as [(String, [String])])
  func `Refuses an invalid pattern`(text: String, expected: [String]) {
    #expect(lines(parseFragment(Sample.plain(text), as: .pattern).diagnostics) == expected)
  }

  @Test func `Shows a bracket that is never closed`() throws {
    let result = parseFragment(Sample.plain("f(\n  a"), as: .expression)
    let related = try #require(result.diagnostics.first?.related.first)
    #expect(related.message == "it was opened here")
    #expect("\(related.span)" == "Spec.yaml:1:2")
  }

  @Test func `A fragment with a syntax error has no value`() {
    #expect(parseFragment(Sample.plain("a b"), as: .expression).value == nil)
  }

  @Test func `Refuses brackets that are nested too deeply for the parser`() {
    let text = String(repeating: "(", count: 250) + "a" + String(repeating: ")", count: 250)
    let result = parseFragment(Sample.plain(text), as: .expression)
    #expect(lines(result.diagnostics) == ["1:201 brackets are nested more than 200 deep"])
  }

  @Test(arguments: [
    (
      "a\u{202E}b",
      "1:2 the bidirectional control character U+202E cannot stand in Swift code"
        + " [in a string, write \\u{202E}]"
    ),
    (
      "\"é\u{2066}\"",
      "1:3 the bidirectional control character U+2066 cannot stand in Swift code"
        + " [in a string, write \\u{2066}]"
    ),
    (
      "\"\0\"",
      "1:2 the control character U+0000 cannot stand in Swift code"
        + " [in a string, write \\u{0}]"
    ),
  ])
  func `Refuses hidden characters that make code look different`(text: String, expected: String) {
    #expect(lines(parseFragment(Sample.plain(text), as: .expression).diagnostics) == [expected])
  }

  @Test func `Refuses a file that would make the parser end the process`() {
    let file = SourceFile(path: "A.swift", text: "let a \u{3000}= 1\n")
    let expected =
      "1:7 invalid character in source file"
      + " [correct the template that wrote this, which is not Swift]"
    #expect(lines(syntaxErrors(inFile: file)) == [expected])
  }
}
