import Foundation
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The errors that the edits of `lint --fix` fix.
///
/// `PROOFS=all swift test --filter FixTests` tries all edits of the golden cases.
@Suite("Fixes")
struct FixTests {
  @Test("of the golden cases each fix their own finding", arguments: GoldenCase.all)
  func fix(_ golden: GoldenCase) throws {
    let input = try golden.input()
    let before = try #require(Self.errors.get()[golden.name])
    for diagnostic in Proofs.part(of: before.filter { $0.fix != nil }, each: 120) {
      let fixes = FileFixes([diagnostic])
      let fixed = MemoryFileSystem(input)
      try fixed.fileSystem.apply(fixes.operations)
      let after = try Self.found(in: fixed.files)
      #expect(
        !after.contains {
          $0.message == diagnostic.message && $0.span?.description == diagnostic.span?.description
        }, "\(diagnostic.rendered())")
      let texts = after.map { $0.rendered() }
      let count = after.count { error in
        !Self.furtherMistakes.contains { error.message.contains($0) }
      }
      #expect(count <= before.count, "\(diagnostic.rendered())\n\(texts)")
      // An edit may reveal hidden errors elsewhere. On the fixed lines, no new errors appear.
      let told = Set(before.map(\.message))
      let new = after.filter { error in
        !told.contains(error.message) && fixes.applied[0].touches(error)
          && !Self.furtherMistakes.contains { error.message.contains($0) }
      }
      #expect(new.isEmpty, "\(diagnostic.rendered())\n\(new.map { $0.rendered() })")
    }
  }

  @Test("exist for many errors of the golden cases")
  func count() throws {
    let all = try Self.errors.get().values.joined()
    #expect(all.count { $0.fix != nil } > 150, "\(all.count { $0.fix != nil })")
  }

  @Test("are applied until no fix remains, and are reported")
  func fixes() throws {
    let spec = """
      feature: A
      stat: {name: String = Ada, count: Int = 0}
      actions:
        up: state.cuont += 1
        both: {send: pu}
      tests:
        counts: [{send: up, expcet: {count: 1, name: Ada}}]
        both: [{send: both}, {receive: up, expect: {count: 1}}]
        quoted: [{send: up, expect: {count: 1, name: "Ada"}}]
      """
    let files = ["Specs/A.yaml": spec, "Specs/featuregen.yaml": "version: 1\n\(paths)"]
    let project = MemoryFileSystem(texts: files)
    let lines = try fixProject(project.fileSystem)
    #expect(
      lines == [
        "fixed Specs/A.yaml:2:1: 'stat' is now 'state'",
        "fixed Specs/A.yaml:4:13: 'cuont' is now 'count'",
        "fixed Specs/A.yaml:5:16: 'pu' is now 'up'",
        "fixed Specs/A.yaml:7:23: 'expcet' is now 'expect'",
        "fixed Specs/A.yaml:2:24: 'Ada' is now '\"Ada\"'",
        "fixed Specs/A.yaml:7:48: 'Ada' is now ''\"Ada\"''",
        "fixed Specs/A.yaml:9:48: '\"Ada\"' is now ''\"Ada\"''",
      ])
    let expected = spec.replacing("stat:", with: "state:").replacing("cuont", with: "count")
      .replacing("pu}", with: "up}").replacing("expcet", with: "expect")
      .replacing("= Ada", with: "= \"Ada\"").replacing("name: Ada", with: "name: '\"Ada\"'")
      .replacing("name: \"Ada\"", with: "name: '\"Ada\"'")
    #expect(
      project.takeWritten()["Specs/A.yaml"].map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test("rewrite the keys of earlier specs")
  func renamesKeys() throws {
    let spec = """
      feature: A
      state: {count: Int = 0}
      before: state.count += 1
      actions:
        up: state.count += 1
        wait: {after: {delay: 3s, send: up, id: waiting}}
        both: {steps: [{send: up}, {send: wait}]}
        work:
          steps:
            of:
              - run: {call: 'try await clock.sleep(for: .seconds(1))', success: up}
            failure: ignore
      dependencies: [{clock: continuousClock}]
      """
    let project = MemoryFileSystem(texts: [
      "Specs/A.yaml": spec, "Specs/featuregen.yaml": "version: 1\n\(paths)",
    ])
    let lines = try fixProject(project.fileSystem)
    #expect(
      lines == [
        "fixed Specs/A.yaml:3:1: 'before' is now 'always'",
        "fixed Specs/A.yaml:6:10: 'after' is now 'send'",
        "fixed Specs/A.yaml:6:18: 'delay' is now 'after'",
        "fixed Specs/A.yaml:6:29: 'send' is now 'action'",
        "fixed Specs/A.yaml:7:10: 'steps' is now 'sequence'",
        "fixed Specs/A.yaml:9:5: 'steps' is now 'task'",
        "fixed Specs/A.yaml:10:7: 'of' is now 'steps'",
      ])
    let expected = spec.replacing("before:", with: "always:")
      .replacing("after: {delay: 3s, send: up,", with: "send: {after: 3s, action: up,")
      .replacing("both: {steps:", with: "both: {sequence:")
      .replacing("    steps:\n      of:", with: "    task:\n      steps:")
    #expect(
      project.takeWritten()["Specs/A.yaml"].map { String(decoding: $0, as: UTF8.self) } == expected)
    let transcript = Transcript()
    _ = try lintProject(project.fileSystem, console: transcript.console)
    #expect(!transcript.output.contains("error"), "\(transcript.output)")
  }

  @Test("appear in the JSON of findings, as a range and a replacement")
  func json() throws {
    let project = MemoryFileSystem(texts: [
      "Specs/A.yaml": "feature: A\nactions: {up: , go: {send: pu}}\n",
      "Specs/featuregen.yaml": "version: 1\n\(paths)",
    ])
    let transcript = Transcript()
    _ = try lintProject(project.fileSystem, format: .json, console: transcript.console)
    #expect(
      transcript.output.contains(
        """
              "fix": {
                "path": "Specs/A.yaml",
                "line": 2,
                "column": 28,
                "endLine": 2,
                "endColumn": 30,
                "replacement": "up"
              }
        """), "\(transcript.output)")
  }

  /// The further mistakes that appear in some cases after an edit has fixed an error.
  private static let furtherMistakes = [
    // After the edit, text in quotes is read as Swift, and some values of the cases are not Swift.
    "the type before",
    "'set' takes no values", "is a case of the state, not a property",
    "appears twice in this mapping", "does not take the Result of the call", "a step is one thing",
    "does not throw, so no error is ever received",
    "so it needs its full name here",
    "unexpected ': b'", "'@State' is not part of a type", "'state.ids = []' needs quotes between",
    // A corrected name reveals its further mistakes: its values, its type, or a duplicate.
    "'loader.load' returns nothing", "'count' has no binding", "'store' is listed twice",
    "but 'loaded' takes 'String'", "there is another reaction to 'counter.increment'",
    "'first' takes 1 value, not 0", "'OuterFeature' is also another type",
    "'view.saveTapped' is listed twice", "Editor has no button 'one'",
    "api.load can throw, but no action handles the error",
    "the state of Subscript has no field 'map'",
  ]

  private let paths = "module: App\nsources: Sources/App\ntests: Tests/AppTests\n"

  /// The errors of the golden cases, by the names of the cases.
  private static let errors = Result {
    let all = try GoldenCase.all.map { ($0.name, try found(in: $0.input())) }
    return Dictionary(uniqueKeysWithValues: all)
  }

  private static func found(in files: [String: [UInt8]]) throws -> [Diagnostic] {
    try planProject(MemoryFileSystem(files).fileSystem).diagnostics
      .filter { $0.severity == .error }
  }
}

extension Diagnostic.Fix {
  /// Returns whether an error is on one of the lines that the edit writes.
  fileprivate func touches(_ diagnostic: Diagnostic) -> Bool {
    guard let place = diagnostic.span, place.file.path == span.file.path else { return false }
    let first = span.start.line
    return (first...first + replacement.count { $0.isNewline }).contains(place.start.line)
  }
}
