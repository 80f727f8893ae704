import TestSupport

/// Swift that may have another meaning at its destination: each kind of text whose meaning depends on the surrounding
/// text.
enum LandingFragments {
  /// All fragments, which are tried in each place.
  static let all = plain + joined

  private static let plain =
    literals + operators + keywords + calls + types + macros + statements + comments + unbalanced

  private static let literals = [
    "1", "-1", "+1", "1.5", "1.0.0", "1.a", "0x1F", "0xZ", "1e3", "1_000", "1__", "1.", ".5",
    "\"a\"", "\"\"", "\"a\\(b)c\"", "\"\\(\"\\(a)\")\"", "\"a\\u{41}\"", "\"\\q\"", "#\"a\"#",
    "##\"a\\#(b)\"##", "\"\"\"\na\n\"\"\"", "\"\"\"\n  a\n    b\n  \"\"\"",
    "\"\"\"\na\\(b)\n\"\"\"",
    "#\"\"\"\na\n\"\"\"#", "\"\"\"\n\n\"\"\"", "'a'", "/x", "y/", "/x/", "/x y/", "#/x/#",
    "#/\nx\n/#", "/", "/)/",
    "a /b", "a/ b", "a / b / c", "(/x/)", "[/x/]", "f(/x/)", "/x/.y", "^/x/", "!/x/", "[1, 2]",
    "[a: b]", "[:]", "[]",
    "(1, 2)", "()", "(a: 1, b: 2)", "(1)", "nil", "true", "[1,]", "(1,)", "[1 2]",
  ]

  private static let operators = [
    "a + b", "a+b", "a +b", "a+ b", "a ?? b", "a ? b : c", "a ? b", "a = b", "a += b", "a == b",
    "a && b",
    "a || b, c", "!a", "a!", "a?", "a?.b", "a...", "...a", "a...b", "a..<b", "..<a", "&a", "&+a",
    "a -> b",
    "a <- b", "~a", "a as b", "a as? B", "a as! B", "a is B", "a as B?", "a <", "> a", "a < b > c",
    "a<b>(c)", "a<b, c>(d)", "a.b", ".a", ".a.b", "a.", "a..b", "a&.b", "*", "a *", "* a", "+",
    "a++", "--a",
    "a<>b", "a%b", "a |> b", "√a", "a√", "a •", "\\.a", "\\A.b", "\\.a?.b", "\\.self", "\\A",
    "a[b]", "a[]",
    "a?[b]", "[a][b]", "a\n.b", "a\n+ b", "a\n-b", "a\n(b)", "a\n[b]", "a\n{ b }", ".a\n.b",
  ]

  private static let keywords = [
    "try a", "try? a", "try! a", "await a", "try await a", "await try a", "a + try b", "a = try b",
    "borrow x", "consume x", "copy x", "consume", "copy", "borrow", "unsafe a", "unsafe", "each a",
    "repeat each a", "some A", "any A", "inout A", "self", "Self", "super", "super.a", "self.a",
    "a.self",
    "a.init", "x.init", "init", "init()", ".init", ".init()", "a.Type", "A.self", "a.Protocol", "_",
    "Any",
    "class", "func", "in", "is", "as", "let", "var", "where", "async", "await", "throws",
    "rethrows", "then 1",
    "default", "case", "case a", "default: a", "case .a: b", "let a", "let a = b", "let .a(b)",
    "var a", "if a { b }",
    "if a { b } else { c }", "switch a { case .b: c }", "switch a { default: c }",
    "case let a? = b", "case .a = b", "do { a }",
    "throw a", "return", "return a", "break", "continue", "fallthrough", "defer { a }",
    "while a {}",
    "repeat {} while a", "for a in b {}", "guard a else {}", "guard a else { return }", "yield a",
    "discard self", "else {}",
    "`class`", "`a`", "`a b`", "`a`.`b`", "$0", "$a", "a.0", "a.0.1", "_ = a", "is A", "a where b",
    "a, b", "a, let b = c",
    "let a = b, c", "is", "nonisolated(nonsending)", "sending A", "isolated A", "borrowing A",
    "consuming A", "__owned A",
    "__shared A", "package", "actor", "macro", "extension", "import A", "nonisolated",
    "distributed a", "convenience",
    "open", "async let a = b", "unowned a", "weak a", "lazy", "Type", "Protocol", "any", "some",
    "each", "get", "set", "willSet",
    "get { a }", "didSet { a }", "default:", "@unknown default",
  ]

  private static let calls = [
    "a()", "a(b)", "a(b: c)", "a(_: b)", "a(_:)", "a(b:)", "a { b }", "a() { b }",
    "a { b } c: { d }", "{ a }",
    "{ a in b }", "{ [a] in b }", "{ (a: A) -> B in c }", "{}", "{ }", "{ }()", "{ a }()", "a {",
    "({ a })", "a.b { c }",
    "a.b { c }.d", "a { b }.c", "a.map { $0 } ?? b", "a({ b })", "[{ a }]", "(a { b })",
    "a(b) { c } + d", "f { x } { y }",
    "if a { b } else { c } + d", "{ @Sendable in a }", "{ async in a }", "{ throws in a }",
    "!a { b }", "a == b { c }",
  ]

  private static let types = [
    "A", "A.B", "A?", "A!", "A??", "[A]", "[A: B]", "A<B>", "A<B>.C", "A<B<C>>", "A<>", "A<B",
    "(A, B)", "(a: A)", "(A) -> B",
    "(A) async throws -> B", "(A) throws(B) -> C", "@Sendable (A) -> B", "@escaping () -> A",
    "A & B", "any A & B",
    "(any A)?", "any A?", "A...", "[A", "inout (A)", "A.Type", "A.Type?", "A.Protocol", "A.self",
    "~A", "~A & B", "@a A",
    "@autoclosure () -> A", "borrowing A", "() -> A?", "(() -> A)?", "() -> () -> A", "A throws",
    "A -> B", "A async -> B",
    "A = 1", "A = 1 2", "A = { a }", "A { a }", "A { get }", "A = 1 { didSet {} }", "A = a { b }",
    "A = 1, b = 2",
    "A where B: C", "A: B", "A == B", "[3 of A]", "[A of B]", "A<3>", "A<-3>", "A::B", "A @B",
    "() -> some A", "<T>(T) -> T",
    "Int = /x/", "Int = /x", "Int = x/", "Int = 1.0.0", "Int = borrow x", "Int = #warning(\"x\")",
    "Int = .a", "Int = -1",
    "Int = try a", "Int = a as B", "Int = a ? b : c", "Int = \"\"\"\na\n\"\"\"", "Int? = nil",
    "Int?=nil", "A<B>=c", "A=-1",
    "a = /x", "m = /x/", "m = 1.0.0", "m = { a }", "m = a ? b : c", "m = b = c", "m = a as B",
    "m = try a", "m = \\.a",
    "m == 1", "m += 1", "m = borrow x", "m = a { b }", "m = #warning(\"x\")", "Int = \\.a",
    "Int = a = b", "Int = if a { b } else { c }",
  ]

  private static let macros = [
    "#warning(\"x\")", "#error(\"x\")", "#isolation", "#file", "#line", "#function", "#selector(a)",
    "#keyPath(a.b)",
    "#available(macOS 14, *)", "#unavailable(macOS 14)", "#if A\na\n#endif", "#if A\n#endif",
    "a\n#if A\n.b\n#endif", "#else",
    "#endif", "#sourceLocation(file: \"a\", line: 1)", "#sourceLocation()", "#a", "#a(b)",
    "#a { b }", "#a<B>(c)", "#colorLiteral(red: 1)",
    "#", "##", "#!a", "#/", "@a b", "@A(b) c", "@MainActor { a }", "@a", "@", "@a let b = c",
    "@available(*, deprecated)",
    "#isolation == a", "#a.b", "#Preview { a }", "#externalMacro(module: \"a\", type: \"b\")",
    "a, #available(macOS 14, *)",
    "#expect(a)", "#require(a)", "try #require(a)", "#a\n{ b }", "#assert(a)", "#hasSymbol(a)",
    "#_hasSymbol(a)", "#dsohandle",
  ]

  private static let statements = [
    "a; b", ";", "a;", ";a", "a\nb", "a\n\nb", "a b", "a\n;b", "let a = 1; a", "let a = 1\na",
    "func a() {}", "func a() { b }",
    "struct A {}", "class A {}", "enum A {}", "import A", "typealias A = B", "extension A {}",
    "protocol A {}", "operator + {}",
    "infix operator +", "init() {}", "deinit {}", "subscript(a: A) -> B { c }",
    "a: while b { break a }", "a: b", "a: do {}",
    "let (a, b) = c", "var a = 1 { didSet {} }", "var a: A { b }", "let a: A",
    "do { try a } catch { b }", "do { a } catch b { c }",
    "if let a { b }", "if #available(macOS 14, *) { a }", "let a = if b { c } else { d }",
    "_ = { a }()", "(a, b) = c", "inout a",
    "a = b\n(c)", "let a = b\n(c)", "a\n/x/", "let a = /x/", "a = /x", "return\na",
    "switch a { case b: c\ndefault: d }",
    "#warning(\"x\")\na", "precedencegroup A {}", "macro a() = #b", "let a = 1.0.0", "borrow x\na",
    "a ? b : c\nd", "a\n? b\n: c",
    "a\n\t\"\"\"\n\tb\n\t\"\"\"", "f(\n  a,\n  b\n)", "f(\n  a\n)\n.b", "[\n  a,\n  b,\n]",
    "{\n  a\n}", "a\n  + b\n  + c",
  ]

  private static let comments = [
    "a // b", "// b", "a /* b */", "/* b */ a", "/* b */", "/* b", "*/", "a /* /* */ b",
    "a /* /* */ */", "a //", "/// a", "/** a */ b",
    "a // b\nc", "a\n// b", "// b\na", "a /* b\nc */", "a /* b */ + c", "a/* b */b", "a /**/",
    "a///*", "a /*/ b", "a */ b", "a//b\n+ c",
  ]

  private static let unbalanced = [
    "(", ")", "[", "]", "{", "}", "a)", "(a", "a]", "[a", "a}", "{a", "a) + (b", "a] + [b",
    "a } ; { b", "})({", ")(", "\"", "a\"", "\"a",
    "\"\"\"", "\"\"\"\na", "\"\\(", "\"\\(a", "#\"a\"", "\"a\nb\"", "`a", "a`", "a, ", ", a", ":",
    "a:", ": a", "::", "a::b", "=", "= a", "a =",
    "\\", "\\(", "\\(a)", "->", "a ->", "?", "!", ".", "..", "...", "&", "&&", "<", ">", "<a>", "~",
    "€", "a€", "\u{FFFD}", "é", "日本", "👍", "a👍", "👍 + a",
    ",", "a,, b", "()()", "a()()", "a.b.c.d", "((a))", "(a, b).0", "a\\b", "a#b", "a$b", "a@b",
    "a'b", "^a", "|", "a | b",
  ]

  /// Pairs of plain fragments, joined by the possible separators.
  private static let joined: [String] = {
    var generator = SeededRandom(seed: 1)
    let parts = literals + operators + keywords + calls + types + macros
    return (0..<400).map { _ in
      let separator =
        [" ", "", "\n", ", ", "; ", " + ", ".", " as ", " ? ", ": ", " == ", "("].randomElement(
          using: &generator) ?? " "
      let (first, second) = (
        parts.randomElement(using: &generator) ?? "", parts.randomElement(using: &generator) ?? ""
      )
      return first + separator + second + (separator == "(" ? ")" : "")
    }
  }()
}
