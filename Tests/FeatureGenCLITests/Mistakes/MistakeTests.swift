import Foundation
import SpecSource
import Testing

@testable import FeatureGenCLI

/// A mistake that people make, alone in a spec, and the one error that is to tell of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  /// The place and the message.
  let message: String
  /// The way out, its first line if it has several; empty if the message says it all.
  let hint: String
  /// The spec, `Specs/A.yaml`.
  let spec: String

  init(_ message: String, hint: String, spec: String) {
    self.message = message
    self.hint = hint
    self.spec = spec
  }

  /// All of them.
  static let all = first + second + third + fourth

  var testDescription: String { message }
}

@Suite("The mistakes people make")
struct MistakeTests {
  @Test("are many")
  func count() {
    #expect(Mistake.all.count >= 60)
  }

  @Test(
    "are found where an outcome that a test receives is ignored",
    arguments: ["success: saved": "saved", "failure: saveFailed": "saveFailed"])
  func ignoredOutcomes(_ outcome: String, _ action: String) throws {
    let root = testsFolder.deletingLastPathComponent().deletingLastPathComponent()
    var files = try readFolder(root.appendingPathComponent("Specs"))
    let path = "Features/BMIInput.yaml"
    let spec = String(decoding: try #require(files[path]), as: UTF8.self)
    let kind = outcome.prefix { $0 != ":" }
    #expect(spec.contains(outcome))
    files[path] = Array(spec.replacing(outcome, with: "\(kind): ignore").utf8)
    let specs = Dictionary(uniqueKeysWithValues: files.map { ("Specs/\($0)", $1) })
    let errors = try planProject(MemoryFileSystem(specs).fileSystem, lock: .ignored).diagnostics
    #expect(!errors.isEmpty)
    #expect(
      Set(errors.map(\.message)) == ["no effect sends '\(action)', so it is never received"])
  }

  @Test("give one error each, where they are, with a way out", arguments: Mistake.all)
  func oneError(_ mistake: Mistake) throws {
    let project = MemoryFileSystem(texts: [
      "Specs/A.yaml": mistake.spec + "\n",
      "Specs/B.yaml": "feature: B\nactions: {go: }\n",
      "Specs/C.yaml": """
      client: C
      key: c
      endpoints:
        f: {async: true, throws: true, returns: Int, live: '1', placeholder: 1}

      """,
      "Specs/featuregen.yaml": """
      version: 1
      module: App
      sources: Sources/App
      tests: Tests/AppTests

      """,
    ])
    let errors = try planProject(project.fileSystem, lock: .ignored).diagnostics
    #expect(
      errors.map { error in
        "\(error.span?.description ?? ""): \(error.message)".dropFirst("Specs/A.yaml:".count)
      } == [mistake.message.replacing(" ", with: ": ", maxReplacements: 1)[...]])
    let hint = errors.first?.hint?.split(separator: "\n", omittingEmptySubsequences: false).first
    #expect(hint ?? "" == mistake.hint)
  }
}
