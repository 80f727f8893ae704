import Testing

@testable import FeatureGenCLI

/// Types under the names that Swift's reflection prints.
@Suite("Reflected types")
struct ReflectedTypeTests {
  @Test(
    "are written in source form, and have the names of their declarations",
    arguments: [
      ("App.Form.State", "Form.State", "Form.State"),
      ("App.Form<Swift.Array<Swift.String>>.State", "Form<[String]>.State", "Form.State"),
      (
        "(extension in App):Kit.List.Form<Swift.Bool, Swift.Optional<App.Row>>.State",
        "List.Form<Bool, Row?>.State", "List.Form.State"
      ),
      (
        "App.Form<Swift.Dictionary<Swift.String, Swift.Set<Swift.Int>>>",
        "Form<[String: Set<Int>]>", "Form"
      ),
    ])
  func names(_ name: String, _ text: String, _ declaration: String) {
    let type = ReflectedType(name)
    #expect(type?.text == text)
    #expect(type?.declaration == declaration)
  }

  @Test(
    "exclude tuples, functions and local types",
    arguments: ["(Swift.Int, Swift.Int)", "() -> ()", "App.(unknown context at $1).Row", "", "A<"])
  func others(_ name: String) {
    #expect(ReflectedType(name) == nil)
  }
}
