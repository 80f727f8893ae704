import SpecSource
import SpecSwift
import Testing

/// The type of a function describes its parameters, errors and result.
@Suite("Types of functions")
struct FunctionTypeTests {
  @Test(
    "have parameters, effects and a result, also with attributes, parentheses and '?'",
    arguments: [
      ("() -> Void", "() -> Void"),
      (
        "@Sendable (Int, _ name: String) async throws -> [String]",
        "(Int, String) async throws -> [String]"
      ),
      ("((URL?) throws(URLError) -> Data)?", "(URL?) throws(URLError) -> Data"),
      ("(@escaping @Sendable () -> Void) -> ()", "(@escaping @Sendable () -> Void) -> ()"),
      ("() throws(Never) -> Int", "() -> Int"),
      ("@MainActor () async -> (Int) -> Int", "() async -> (Int) -> Int"),
    ])
  func parts(text: String, expected: String) throws {
    let function = try #require(parsed("  \(text)  ", as: .type).functionType)
    let failure =
      switch function.failure {
      case .never: ""
      case .untyped: " throws"
      case .typed(let type): " throws(\(type.text))"
      }
    let parameters = function.parameters.map(\.text).joined(separator: ", ")
    let effects = (function.isAsync ? " async" : "") + failure
    #expect("(\(parameters))\(effects) -> \(function.result.text)" == expected)
  }

  @Test(
    "do not include other types",
    arguments: ["Int", "Loader?", "[() -> Void]", "(Int, () -> Void)"])
  func others(text: String) throws {
    #expect(try parsed(text, as: .type).functionType == nil)
  }

  @Test("have parts with their places in the spec")
  func places() throws {
    let typed = try #require(parseTypedValue(Sample.plain(" (Int) -> [String] = { [] }")).value)
    let function = try #require(typed.type.functionType)
    #expect(function.result.text == "[String]")
    #expect(function.result.analysis.typeForm == .array(.named("String")))
    #expect(function.result.start == typed.type.start + 9)
  }
}
