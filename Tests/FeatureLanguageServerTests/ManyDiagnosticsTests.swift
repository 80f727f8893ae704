import JSON
import JSONRPC
import Testing

@testable import FeatureLanguageServer

/// Diagnostics of files that have more of them than a person can use.
@Suite("Many diagnostics")
struct ManyDiagnosticsTests {
  @Test("the first hundred of a file are shown, with the number of omitted diagnostics")
  func first() throws {
    var server = try FakeSwift { _ in [] }.server()
    let actions = (0..<150).map { "  a\($0): {send: missing\($0)}\n" }.joined()
    server.type("feature: Lamp\nstate: {count: Int = 0}\nactions:\n\(actions)")
    let found = try #require(server.publishDiagnostics().published.first)
    let messages = (found["diagnostics"]?.list ?? []).compactMap { $0["message"]?.text }
    #expect(messages.count == 101)
    #expect(
      messages.last == """
        and 50 errors more in this file, not shown
        hint: fix those above first
        """)
  }
}
