import Testing

@testable import FeatureAdoption

/// Swift after its names are replaced by others.
@Suite("Renamed values")
struct RenamingTests {
  @Test(
    "names that patterns of a 'switch' bind to other values stay",
    arguments: [
      (
        "switch item { case let .a(item): use(item)\ncase .b: use(item) }",
        "switch value { case let .a(item): use(item)\ncase .b: use(value) }"
      ),
      (
        "switch item { case .a(let item): use { item.id }\ndefault: use(item) }\nuse(item)",
        "switch value { case .a(let item): use { item.id }\ndefault: use(value) }\nuse(value)"
      ),
      (
        "switch item { case let .a(other): use(item, other) }",
        "switch value { case let .a(other): use(value, other) }"
      ),
      (
        "switch a { case let .a(item): switch b { case .c: use(item) }\ncase .b: use(item) }",
        "switch a { case let .a(item): switch b { case .c: use(item) }\ncase .b: use(value) }"
      ),
      ("use(item: item, at: path.item)", "use(item: value, at: path.item)"),
    ])
  func hidden(text: String, expected: String) {
    #expect(replacing(["item": "value"], in: text) == expected)
  }

  @Test(
    "code that declares the name itself is not renamed",
    arguments: [
      "let item = 1\nuse(item)", "if let item = item { use(item) }", "for item in items {}",
    ])
  func declared(text: String) {
    #expect(replacing(["item": "value"], in: text) == nil)
  }

  @Test("the pattern of a case hides names in its block")
  func pattern() {
    let cases = SpecDraft.keys([
      DraftKey(".a(let item)", .keys([DraftKey("do", "use(item)")])),
      DraftKey(".b", .keys([DraftKey("do", "use(item)")])),
    ])
    let keys = [DraftKey("match", .keys(("on", "item"), ("cases", cases)))]
    let match = keys.replacing(["item": "value"])?.first?.value
    #expect(match?["on"]?.text == "value")
    #expect(match?["cases"]?[".a(let item)"]?["do"]?.text == "use(item)")
    #expect(match?["cases"]?[".b"]?["do"]?.text == "use(value)")
  }
}
