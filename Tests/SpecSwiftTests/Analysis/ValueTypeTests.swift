import SpecSwift
import Testing

@Suite struct ValueTypeTests {
  @Test(arguments: [
    ("() -> Void", ["() -> Void"]), ("(@Sendable () -> Void)?", ["@Sendable () -> Void"]),
    ("[String: (Int) -> Int]", ["(Int) -> Int"]), ("(Int, String)", ["(Int, String)"]),
    ("Optional<Array<any Error>>", ["any Error"]),
    ("Result<Any, any Error>", ["Any", "any Error"]),
    ("()", ["()"]), ("(Int)", []), ("any P.Type", ["any P.Type"]), ("Int.Type", ["Int.Type"]),
    ("[Int]?", []), ("Handler", []), ("Box<() -> Void>", []), ("some Sequence<Int>", []),
  ])
  func `Finds the parts of a type that are never Equatable`(text: String, parts: [String]) throws {
    let type = try parsed(text, as: .type)
    #expect(type.analysis.incomparableParts.map { type.text(in: $0) } == parts)
  }

  @Test(arguments: [
    ("() -> Void", ["() -> Void"]), ("[(Int) -> Void]?", ["(Int) -> Void"]),
    ("(Int, () -> () -> Void)", ["() -> () -> Void"]), ("@Sendable (() -> Void) -> Void", []),
    ("@MainActor () -> Void", []), ("Result<() -> Int, any Error>", ["() -> Int"]),
    ("Box<() -> Void>", []), ("any P", []),
  ])
  func `Finds the function types that are not Sendable`(text: String, functions: [String]) throws {
    let type = try parsed(text, as: .type)
    #expect(type.analysis.unsendableFunctions.map { type.text(in: $0) } == functions)
  }
}
