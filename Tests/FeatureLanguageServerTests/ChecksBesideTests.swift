import JSON
import JSONRPC
import Testing

@testable import FeatureLanguageServer

/// Checks that run while a person goes on typing.
@Suite("Checks during changes")
struct ChecksBesideTests {
  private static let broken = FakeSwift.spec.replacing("state.count", with: "state.cuont")

  @Test("the findings of a check follow their text when it has moved")
  func moved() throws {
    var server = try FakeSwift { _ in [] }.server()
    server.type(Self.broken)
    let check = server.beginCheck()
    #expect(!server.hasChanges)
    server.type("# A lamp.\n" + Self.broken)
    let found = try #require(server.publish(check.run()).published.first)
    #expect(found["diagnostics"]?.list?.count == 1)
    #expect(found["diagnostics"]?.list?.first?["range"]?["start"]?["line"]?.number == 4)
    // The change itself is not checked yet.
    #expect(server.hasChanges)
    server.type("# A lamp.\n" + FakeSwift.spec)
    #expect(server.publishDiagnostics().published.map { $0["diagnostics"]?.list?.count } == [0])
  }

  @Test("findings about a text that was changed meanwhile are left out")
  func changed() throws {
    var server = try FakeSwift { _ in [] }.server()
    server.type(Self.broken)
    let check = server.beginCheck()
    server.type(FakeSwift.spec)
    #expect(server.publish(check.run()).published.isEmpty)
  }

  @Test("the findings of a check are discarded after a later check has ended")
  func overtaken() throws {
    var server = try FakeSwift { _ in [] }.server()
    server.type(Self.broken)
    let check = server.beginCheck()
    server.type(FakeSwift.spec + "  down: state.count -= 1\n")
    #expect(server.publishDiagnostics().published.isEmpty)
    #expect(server.publish(check.run()).published.isEmpty)
    #expect(!server.hasChanges)
  }

  @Test("only requests that need findings wait for the check of changes")
  func waits() throws {
    var server = try FakeSwift { _ in [] }.server()
    let wanting = ["textDocument/codeAction", "codeLens/resolve"]
    func waiting() -> [String] {
      (wanting + ["textDocument/completion", "textDocument/hover"]).filter {
        server.waitsForCheck(.request(id: .number(9), method: $0, params: .null))
      }
    }
    #expect(waiting() == [])
    server.type(Self.broken)
    #expect(waiting() == wanting)
    let check = server.beginCheck()
    #expect(waiting() == wanting)
    _ = server.publish(check.run())
    #expect(waiting() == [])
  }
}

extension [OutgoingMessage] {
  /// The parameters of the published diagnostics.
  var published: [JSONValue] {
    compactMap { message in
      guard case .notification("textDocument/publishDiagnostics", let params) = message else {
        return nil
      }
      return params
    }
  }
}
