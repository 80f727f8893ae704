import SpecSource
import SpecSwift
import Testing

/// Fields are a type with an optional value.
@Suite struct TypedValueTests {
  @Test(arguments: [
    ("Int = 0", "Int", "0"), ("String?", "String?", nil),
    ("IdentifiedArrayOf<BMI> = []", "IdentifiedArrayOf<BMI>", "[]"),
    ("[String: Int] = [:]", "[String: Int]", "[:]"),
    ("Bool = !a && (b ?? 0) > 0", "Bool", "!a && (b ?? 0) > 0"),
    ("Int=0", "Int", "0"), ("Int /* a */ = /* b */ 0", "Int", "0"),
    ("() -> Int = { 3 }", "() -> Int", "{ 3 }"), ("Int = { 3 }()", "Int", "{ 3 }()"),
    ("Int\n  = f(\n    1)", "Int", "f(\n    1)"),
  ])
  func `Splits a typed value`(text: String, type: String, value: String?) throws {
    let result = try #require(parseTypedValue(Sample.plain(text)).value)
    #expect(result.type.text == type)
    #expect(result.value?.text == value)
  }

  @Test(arguments: [
    ("Int?", true), ("Int!", true), ("Optional<Int>", true), ("Swift.Optional<Int>", true),
    ("(Int?)", true), ("Int", false), ("[Int?]", false), ("(Int) -> Int?", false),
  ])
  func `Recognizes every spelling of an optional`(text: String, expected: Bool) throws {
    #expect(try #require(parseTypedValue(Sample.plain(text)).value).isOptional == expected)
  }

  @Test(arguments: [
    ("[Int]", TypeShape.array), ("Array<Int>", .array), ("[A: B]", .dictionary),
    ("Dictionary<A, B>", .dictionary), ("Void", .void), ("()", .void), ("(Int)", .named("Int")),
    ("(Int, Int)", .other), ("Result<A, B>", .named("Result")), ("BMI.ID", .named("BMI.ID")),
    ("any Error", .other), ("() -> Int", .function), ("Any", .other),
  ])
  func `A type has a shape`(text: String, expected: TypeShape) throws {
    #expect(try parsed(text, as: .type).analysis.typeShape == expected)
  }

  @Test(arguments: [
    ("Int", TypeForm.named("Int")), ("Swift.Int", .named("Int")), ("(BMI.ID)", .named("BMI.ID")),
    ("[Int?]", .array(.optional(.named("Int")))), ("Array<Int>", .array(.named("Int"))),
    ("Swift.Optional<Int>", .optional(.named("Int"))), ("Int!", .optional(.named("Int"))),
    ("[A: [B]]", .dictionary(.named("A"), .array(.named("B")))),
    ("Result<A, [B]>", .generic("Result", [.named("A"), .array(.named("B"))])),
    ("A<B>.C", .generic("A.C", [.other("A < B > . C")])), ("any Error", .named("Error")),
    ("any Swift.Error", .named("Error")), ("some View", .other("some View")),
    ("(A,B)", .other("( A , B )")),
    ("()->A", .other("( ) -> A")), ("Void", .other("Void")), ("()", .other("Void")),
    ("Array", .other("Array")),
  ])
  func `A type has a form`(text: String, expected: TypeForm) throws {
    #expect(try parsed(text, as: .type).analysis.typeForm == expected)
  }

  @Test(arguments: [
    ("@Sendable () -> Void", nil), ("@MainActor () -> Void", nil), ("@Sendable Handler", nil),
    ("(@MyActor @Sendable () async -> Int)?", nil), ("@convention(c) (Int) -> Int", nil),
    ("@Shared(.appStorage(\"n\")) Int", "1:1 '@Shared' is not part of a type"),
    ("[@Published Int]", "1:2 '@Published' is not part of a type"),
    ("(@State Int) -> Int", "1:2 '@State' is not part of a type"),
  ])
  func `Refuses attributes of declarations in a type`(text: String, expected: String?) {
    let diagnostics = parseFragment(Sample.plain(text), as: .type).diagnostics
    #expect(lines(diagnostics).first?.hasPrefix(expected ?? "") ?? (expected == nil))
    #expect(diagnostics.isEmpty == (expected == nil))
  }

  @Test(arguments: [
    ("@escaping () -> Void", "'@escaping' is allowed only for a function's parameter"),
    ("[@escaping () -> Void]", "'@escaping' is allowed only for a function's parameter"),
    ("() -> (@escaping () -> Void)", "'@escaping' is allowed only for a function's parameter"),
    ("@autoclosure () -> Int", "'@autoclosure' is allowed only for a function's parameter"),
    ("(inout Int, Int)", "'inout' is allowed only for a function's parameter"),
    ("sending Int", "'sending' is allowed only for a function's parameter"),
    ("(@escaping () -> Void, inout Int, @autoclosure () -> Int) -> sending Int", nil),
    ("nonisolated(nonsending) () async -> Void", nil), ("@concurrent () async -> Void", nil),
    ("@unchecked Sendable", "'@unchecked' is not part of a value's type"),
    ("Int!", "'!' is not allowed here"), ("[Int!]", "'!' is not allowed here"),
    ("some P", "'some' is not allowed here"), ("any P & Q", nil), ("(A, b: B)", nil),
    ("[_]", "'_' is not a type"), ("~Copyable", "this cannot be the type of a value"),
    ("repeat each A", "this cannot be the type of a value"), ("A.Type", nil), ("Self", nil),
  ])
  func `Refuses types that the compiler refuses`(text: String, expected: String?) {
    let diagnostics = parseFragment(Sample.plain(text), as: .type).diagnostics
    #expect(diagnostics.map(\.message) == [expected].compactMap(\.self))
  }

  @Test(arguments: [
    ("@escaping () -> Void", FragmentOptions.isParameter, ["escaping"]),
    ("inout [Int]", .isParameter, ["inout"]), ("Int!", .allowsImplicitUnwrapping, []),
    ("[some P]", .allowsOpaqueTypes, []),
  ])
  func `An option allows more types`(text: String, options: FragmentOptions, words: [String]) {
    let parsed = parseFragment(Sample.plain(text), as: .type, options: options)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.analysis.typeAttributes == Set(words))
  }

  @Test func `Analyzes the value without its type`() throws {
    let value = try #require(parseTypedValue(Sample.plain("Double? = Double(height)")).value?.value)
    #expect(value.analysis.references.map(describe) == ["Double(_)", "height"])
    #expect(value.span(of: value.analysis.references[1].range).text == "height")
    #expect(value.analysis.singleCall?.base.name == "Double")
  }

  @Test(arguments: [
    ("", "1:1 expected a type such as 'Int' or 'Int = 0' here"),
    ("= 3", "1:1 the type before '=' is missing [write it like 'Int = 0' or 'String?']"),
    ("Int =", "1:6 expected expression [write what is missing here: a value, a name or a call]"),
    ("Int == 3", "1:5 unexpected '== 3' after the type"),
    ("Int 3", "1:5 expected '=' [insert '=']"),
    ("Int = 3 4", "1:9 unexpected '4' after the value"),
    ("Int = 0, y: Int", "1:8 a single value is expected here, not a list"),
    ("Int { get }", "1:5 unexpected '{ get }' after the type"),
    ("Int = a { didSet {} }", "1:9 unexpected '{ didSet {} }' after the value"),
    ("Int)", "1:4 ')' closes nothing that was opened here [take it out]"),
    ("Set<Int>= []", "1:9 '=' must have consistent whitespace on both sides"),
    ("Int = a = b", "1:9 an assignment has no value [compare with '==']"),
    (
      "Int = 0 // a",
      "1:9 a comment at the end hides the generated code after it"
        + " [write it as /* … */ or in 'doc:']"
    ),
  ])
  func `Refuses text that is not a typed value`(text: String, expected: String) {
    #expect(lines(parseTypedValue(Sample.plain(text)).diagnostics) == [expected])
  }
}
