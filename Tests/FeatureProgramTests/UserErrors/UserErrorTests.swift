import Foundation
import SpecSource
import SpecSupport
import TestSupport
import Testing

/// A mistake that people make, alone in a spec, and the only error that must report it.
struct UserError: Sendable, CustomTestStringConvertible {
  /// The place and the message.
  let message: String
  /// The hint, or its first line if it has several lines; empty if the message is sufficient.
  let hint: String
  /// The text of the spec `Specs/A.yaml`.
  let spec: String

  init(_ message: String, hint: String, spec: String) {
    self.message = message
    self.hint = hint
    self.spec = spec
  }

  /// All mistakes.
  static let all = values + layout + names + behaviour + swift

  var testDescription: String { message }
}

@Suite("User errors")
struct UserErrorTests {
  @Test("are at least 60")
  func count() {
    #expect(UserError.all.count >= 60)
  }

  @Test(
    "include an ignored outcome whose action a test receives",
    arguments: ["success: saved": "saved", "failure: saveFailed": "saveFailed"])
  func ignoredOutcomes(_ outcome: String, _ action: String) throws {
    var files = try readFolder(repository.appending(path: "Specs"))
    let path = "Features/BMIInput.yaml"
    let spec = String(decoding: try #require(files[path]), as: UTF8.self)
    let kind = outcome.prefix { $0 != ":" }
    #expect(spec.contains(outcome))
    files[path] = Array(spec.replacing(outcome, with: "\(kind): ignore").utf8)
    let errors = TextProject(specs: files).read().diagnostics
    #expect(!errors.isEmpty)
    #expect(
      Set(errors.map(\.message)) == ["no effect sends '\(action)', so it is never received"])
  }

  @Test("cause one error each, at their place, with a hint", arguments: UserError.all)
  func oneError(_ mistake: UserError) {
    let project = TextProject(named: [
      "A": mistake.spec + "\n",
      "B": "feature: B\nactions: {go: }\n",
      "C": """
      client: C
      key: c
      endpoints:
        f: {async: true, throws: true, returns: Int, live: '1', placeholder: 1}

      """,
    ])
    let errors = project.read().diagnostics
    #expect(
      errors.map { error in
        "\(error.span?.description ?? ""): \(error.message)".dropFirst("Specs/A.yaml:".count)
      } == [mistake.message.replacing(" ", with: ": ", maxReplacements: 1)[...]])
    let hint = errors.first?.hint?.split(separator: "\n", omittingEmptySubsequences: false).first
    #expect(hint ?? "" == mistake.hint)
  }
}
