import SpecSource
import SpecSwift
import Testing

/// Parameters, identifiers and string literals.
@Suite struct NameTests {
  @Test(arguments: [
    ("text", "text", "text"), ("_ text", nil, "text"), ("at date", "at", "date"),
    ("in range", "in", "range"), ("  a   b ", "a", "b"), ("größe", "größe", "größe"),
  ])
  func `A parameter has a label and a name`(text: String, label: String?, name: String) throws {
    let parameter = try #require(parseParameter(Sample.plain(text)).value)
    #expect(parameter.label == label)
    #expect(parameter.name == name)
  }

  @Test(arguments: [
    ("_", "1:1 a parameter needs a name [write '_ value']"),
    ("_ _", "1:3 a parameter needs a name [write '_ value']"),
    (
      "in",
      "1:1 'in' is a Swift keyword and cannot be the name of a parameter"
        + " [write a name after the label: 'in value']"
    ),
    (
      "a b c",
      "1:5 a parameter has a label and a name, nothing more"
        + " [write 'text', 'at date' or '_ text']"
    ),
    ("3", "1:1 '3' cannot be the name of a parameter [write 'text', 'at date' or '_ text']"),
    (
      "inout x",
      "1:1 'inout' cannot be the name of a parameter"
        + " [write 'text', 'at date' or '_ text']"
    ),
    ("a-b", "1:1 'a-b' cannot be the name of a parameter [write 'text', 'at date' or '_ text']"),
    ("", "1:1 expected a parameter's name here"),
  ])
  func `Refuses text that is not a parameter`(text: String, expected: String) {
    #expect(lines(parseParameter(Sample.plain(text)).diagnostics) == [expected])
  }

  @Test(arguments: [
    ("count", true), ("_count1", true), ("default", true), ("größe", true), ("数", true),
    ("🙂", true), ("", false), ("_", false), ("1a", false), ("a-b", false), ("a b", false),
    ("$0", false), ("`a`", false), ("a.b", false), ("é-", false), ("…", false), ("é.f", false),
  ])
  func `Distinguishes an identifier from other text`(text: String, expected: Bool) {
    #expect(isIdentifier(text) == expected)
  }

  @Test(arguments: [
    ("count", "count", "count"), ("default", "`default`", "default"), ("in", "`in`", "in"),
    ("init", "`init`", "`init`"), ("self", "`self`", "`self`"), ("Type", "Type", "`Type`"),
    ("async", "async", "async"), ("some", "some", "some"),
  ])
  func `A keyword gets backticks where it needs them`(
    name: String, declared: String, member: String
  ) {
    #expect(escapedIdentifier(name) == declared)
    #expect(escapedMember(name) == member)
  }

  @Test(arguments: Corpus.keywords)
  func `An escaped name can be declared and reached`(name: String) throws {
    let text = "let \(escapedIdentifier(name)) = 1; x.\(escapedMember(name))"
    let analysis = try parsed(text, as: .statements).analysis
    #expect(analysis.declaredNames.map(\.name) == [name])
    #expect(analysis.references.map(describe) == ["x.\(name)"])
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("say \"hi\"", #""say \"hi\"""#),
    (#"\(a)"#, #""\\(a)""#), (#"a\"#, #""a\\""#), ("a\nb\tc\r\0", #""a\nb\tc\r\0""#),
    ("\u{1B}[0m\u{7F}", #""\u{1B}[0m\u{7F}""#), ("\u{202E}x\u{2028}", #""\u{202E}x\u{2028}""#),
    ("é🙂'#", #""é🙂'#""#),
  ])
  func `Any text becomes a string literal`(text: String, literal: String) throws {
    #expect(escapedStringLiteral(text) == literal)
    #expect(try parsed(literal, as: .expression).analysis.references.isEmpty)
  }
}

extension Corpus {
  /// Words with a special meaning in Swift.
  static let keywords: [String] = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await",
    "borrowing", "break", "case", "catch", "class", "consume", "continue", "convenience", "copy",
    "default", "defer", "deinit", "didSet", "discard", "do", "dynamic", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated",
    "lazy", "left", "let", "macro", "mutating", "nil", "none", "nonisolated", "open", "operator",
    "optional", "override", "package", "postfix", "precedencegroup", "prefix", "private",
    "protocol", "public", "repeat", "required", "rethrows", "return", "self", "sending", "set",
    "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true",
    "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while", "willSet", "yield",
  ]
}
