import StrictMustache
import Testing

@Suite("Many threads")
struct ConcurrencyTests {
  @Test("A library renders on many threads at once, each with its own values")
  func sharedLibrary() async throws {
    let library = try compile(
      "{{#items}}\n  {{>row}}\n{{/items}}\n", ["row": "{{name}}:\n  {{body}}\n"])
    await withTaskGroup { group in
      for number in 0..<64 {
        group.addTask {
          let items = (0..<20).map { item in
            ["name": "n\(number)", "body": "a\(item)\nb"] as TemplateValue
          }
          let expected = (0..<20).map { "  n\(number):\n    a\($0)\n    b\n" }.joined()
          for _ in 0..<20 {
            let bytes = try? library.render("main", ["items": .list(items)])
            #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == expected)
          }
        }
      }
    }
  }
}
