import SpecSwift
import Testing

@Suite("Captures of closures")
struct ClosureCaptureTests {
  @Test(
    "a closure that uses a name captures it before its other captures",
    arguments: [
      (".run { await save(state.a) }", ".run { [state] in await save(state.a) }"),
      (".run {await save(state.a)}", ".run { [state] in await save(state.a)}"),
      (".run {\n  await save(state.a)\n}", ".run { [state] in\n  await save(state.a)\n}"),
      (
        ".run { send in await send(.a(state.a)) }",
        ".run { [state] send in await send(.a(state.a)) }"
      ),
      (
        ".run { (send) async in await send(.a(state.a)) }",
        ".run { [state] (send) async in await send(.a(state.a)) }"
      ),
      (".run { @MainActor send in state.a() }", ".run { @MainActor [state] send in state.a() }"),
      (".run { [] _ in save(state.a) }", ".run { [state] _ in save(state.a) }"),
      (
        ".run { [b = state.b] _ in save(state.a, b) }",
        ".run { [state, b = state.b] _ in save(state.a, b) }"
      ),
      (
        ".run { _ in state.b() } catch: { _, _ in state.c() }",
        ".run { [state] _ in state.b() } catch: { [state] _, _ in state.c() }"
      ),
      (".run(operation: { _ in state.b() })", ".run(operation: { [state] _ in state.b() })"),
      // The outer closure captures the state for the inner one.
      (
        ".run { _ in rows.map { $0 + state.a } }", ".run { [state] _ in rows.map { $0 + state.a } }"
      ),
      // Closures that the library calls later capture the state, too.
      (
        ".run { _ in }.map { .child($0, state.id) }",
        ".run { _ in }.map { [state] in .child($0, state.id) }"
      ),
      (
        "state.rows.map { row in .run { _ in row.save(state.a) } }",
        "state.rows.map { row in .run { [state] _ in row.save(state.a) } }"
      ),
      ("{ later { state.a() } }()", "{ later { [state] in state.a() } }()"),
    ])
  func captured(text: String, expected: String) throws {
    #expect(try capturing(text) == expected)
  }

  @Test(
    "a closure that captures or uses no name, or is called at once, stays unchanged",
    arguments: [
      ".run { _ in await save() }", ".run { [a = state.a] _ in await save(a) }",
      ".run { [state] _ in await save(state.a) }", ".run { state in await save(state.a) }",
      "state.rows.filter { $0 > state.a }.map { .a($0, state.b) }", "{ state.a }()",
      ".send(.a(state.a))", ".a(state: 1) { _ in other.state }",
    ])
  func unchanged(text: String) throws {
    #expect(try capturing(text) == text)
  }

  private func capturing(_ text: String) throws -> String {
    let fragment = try #require(
      parseFragment(Sample.plain(text), as: .expression, options: .all).value)
    return fragment.text(replacing: fragment.captures(of: "state"))
  }
}
