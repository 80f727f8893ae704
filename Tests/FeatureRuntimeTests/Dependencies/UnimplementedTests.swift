import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Every kind of endpoint that generated clients have.
private struct Endpoints: Sendable {
  var int: @Sendable (_ range: ClosedRange<Int>) -> Int = unimplemented("X.int", placeholder: 7)
  var load: @Sendable () async throws -> [String] = unimplemented("X.load")
  var find: @Sendable (_ text: String) async throws -> [String] = unimplemented(
    "X.find",
    placeholder: []
  )
  var save: @Sendable (_ text: String) async throws -> Void = unimplemented("X.save")
  var typed: @Sendable () async throws(URLError) -> String = unimplemented(
    "X.typed",
    placeholder: "typed"
  )
  var ping: @Sendable (Int, String) -> Void = unimplemented("X.ping", placeholder: ())
  var stream: @Sendable () -> AsyncStream<Int> = unimplemented("X.stream", placeholder: .finished)
  var lines: @Sendable (String) -> AsyncThrowingStream<String, any Error> = unimplemented(
    "X.lines",
    placeholder: .finished()
  )
}

@Suite("Unimplemented endpoints")
struct UnimplementedTests {
  private let endpoints = Endpoints()

  private func expectReport(
    of name: String,
    _ body: () async throws -> Void
  ) async rethrows {
    try await withKnownIssue {
      try await body()
    } matching: {
      $0.comments.first?.rawValue == """
        'X.\(name)' has no value in this test. Override it where the test makes its store:

            withDependencies: {
              $0[X.self].\(name) = { … }
            }
        """
    }
  }

  @Test("an endpoint with a placeholder reports the call and returns the placeholder")
  func placeholders() async throws {
    await expectReport(of: "int") { #expect(endpoints.int(1...6) == 7) }
    try await expectReport(of: "find") {
      let found = try await endpoints.find("x")
      #expect(found == [])
    }
    try await expectReport(of: "typed") {
      let text = try await endpoints.typed()
      #expect(text == "typed")
    }
    await expectReport(of: "ping") { endpoints.ping(1, "x") }
  }

  @Test("a stream ends at once")
  func streams() async throws {
    await expectReport(of: "stream") {
      for await element in endpoints.stream() { Issue.record("\(element)") }
    }
    try await expectReport(of: "lines") {
      for try await element in endpoints.lines("x") { Issue.record("\(element)") }
    }
    await #expect(throws: EffectError("broken")) {
      for try await _ in AsyncThrowingStream<Int, any Error>
        .finished(throwing: EffectError("broken"))
      {}
    }
  }

  @Test("an endpoint without a placeholder reports the call and throws")
  func throwing() async {
    await expectReport(of: "load") {
      let error = await #expect(throws: UnimplementedError.self) {
        _ = try await endpoints.load()
      }
      #expect(error?.description == "'X.load' has no value in this test")
    }
    await expectReport(of: "save") {
      let error = await #expect(throws: UnimplementedError.self) { try await endpoints.save("x") }
      #expect(error?.endpoint == "X.save")
    }
  }
}
