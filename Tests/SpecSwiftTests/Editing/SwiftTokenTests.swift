import SpecSource
import SpecSwift
import Testing

@Suite("Tokens of Swift")
struct SwiftTokenTests {
  /// Returns the tokens of a text, each with its kind.
  private func tokens(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return swiftTokens(of: Sample.plain(text)).map { token in
      "\(token.kind.rawValue) \(String(decoding: bytes[token.range], as: UTF8.self))"
    }
  }

  @Test(
    "have the kind that their context determines",
    arguments: [
      ("state.count += 1", "variable state, property count, operator +=, number 1"),
      (
        "let a = try await api.load(id: .first)",
        "keyword let, variable a, operator =, keyword try, keyword await, variable api, function load, "
          + "parameter id, enumMember first"
      ),
      ("[Row(name)]", "type Row, variable name"),
      (
        "print(\"a\\(b)\") // c",
        "function print, string \", string a, variable b, string \", comment // c"
      ),
      ("\\.isOn", "property isOn"),
      (
        "@Sendable (Int?) -> Void",
        "decorator @, decorator Sendable, type Int, operator ?, operator ->, type Void"
      ),
      ("items.map { $0.é }", "variable items, function map, variable $0, property é"),
      (
        "let x = y, x > 0",
        "keyword let, variable x, operator =, variable y, variable x, operator >, number 0"
      ),
      ("", ""),
      ("a +", "variable a, operator +"),
    ])
  func kinds(text: String, expected: String) {
    #expect(tokens(text).joined(separator: ", ") == expected)
  }

  @Test("are in order, at places that include the white space before the text")
  func order() {
    let tokens = swiftTokens(of: Sample.plain("\n  a /* b */ + c\n"))
    #expect(tokens.map(\.range) == [3..<4, 5..<12, 13..<14, 15..<16])
  }

  @Test("do not exist for code that is nested too deeply")
  func excess() {
    #expect(tokens(String(repeating: "(", count: 5000)) == [])
  }
}
