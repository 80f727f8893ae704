import Foundation
import TestSupport
import Testing

/// The diagnostics of specs that `featuregen lsp` publishes.
@Suite("Language server: diagnostics", .onOwnThread) struct LanguageServerDiagnosticTests {
  static let counter = SampleSpecs.counter
  static let game = SampleSpecs.game

  @Test("errors appear and disappear while the user types")
  func followsTyping() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter)
    try session.type("state.cuont", over: "state.count", in: Self.counter)
    try session.wait(for: "has no field 'cuont'", in: Self.counter)
    let error = try #require(session.diagnostics[Self.counter]?.first)
    #expect(error["severity"].int == 1)
    #expect(error["source"].string == "featuregen")
    #expect(error["message"].string?.hasSuffix("\nhint: did you mean 'count'?") == true)
    #expect(error["range"]["start"]["line"].int == 9)
    #expect(error["range"]["start"]["character"].int == 19)
    #expect(error["range"]["end"]["character"].int == 24)
    #expect(session.toldVersions[Self.counter] == 2)
    try session.type("count", over: "cuont", in: Self.counter)
    try session.wait(Self.counter) { $0.isEmpty }
    #expect(session.toldVersions[Self.counter] == 3)
    #expect(try session.end() == 0)
  }

  @Test("a request before the first diagnostics does not suppress them")
  func reportsAfterAnEarlyRequest() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter)
    try session.type("state.cuont", over: "state.count", in: Self.counter)
    #expect(try session.actions(at: "cuont", in: Self.counter).count == 1)
    try session.wait(for: "cuont", in: Self.counter)
  }

  @Test("a finding names its rule, and stays until its own file changes")
  func reportsFindings() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter)
    try session.open(Self.game)
    try session.type(
      "  best: Int = 0\n  idle: Int = 0", over: "  best: Int = 0", in: Self.game)
    try session.wait(for: "idle", in: Self.game)
    let finding = try #require(session.diagnostics[Self.game]?.first)
    #expect(finding["severity"].int == 2)
    #expect(finding["code"].string == "unwritten-state")
    try session.type("state.cuont", over: "state.count", in: Self.counter)
    try session.wait(for: "cuont", in: Self.counter)
    #expect(session.diagnostics[Self.game]?.count == 1)
  }

  @Test("a change is reported in the specs that it affects, open or not")
  func reachesOthers() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter)
    try session.type("raise: state", over: "increment: state", in: Self.counter)
    try session.wait(for: "Counter has no action 'increment'", in: Self.game)
    #expect(session.toldVersions[Self.game] == nil)
    #expect(session.diagnostics[Self.counter]?.isEmpty == false)
    // Text that was never saved is lost when its window closes.
    try session.close(Self.counter)
    try session.wait(Self.game) { $0.isEmpty }
    try session.wait(Self.counter) { $0.isEmpty }
    #expect(try session.end() == 0)
  }

  @Test("related places of an error are sent to editors that show them")
  func reportsRelatedPlaces() throws {
    let shows = ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]]
    for (capabilities, count) in [([:], 0), (shows, 1)] as [([String: Any], Int)] {
      let session = try EditorSession(SampleSpecs.files, capabilities: capabilities)
      try session.open(Self.counter)
      try session.replace(
        Self.counter,
        by: SampleSpecs.counterText.replacingOccurrences(
          of: "delegate: [finished]", with: "procedures: {p: , p: }\ndelegate: [finished]"))
      try session.wait(Self.counter) { !$0.isEmpty }
      let related = session.diagnostics[Self.counter]?.flatMap { $0["relatedInformation"].array }
      #expect(related?.count == count)
      if count > 0 {
        #expect(related?.first?["location"]["uri"].string == session.uri(Self.counter))
      }
    }
  }

  @Test(
    "characters are counted in the agreed encoding",
    arguments: [
      ([], "utf-16"), (["utf-16", "utf-8"], "utf-8"), (["utf-32"], "utf-16"),
    ] as [([String], String)])
  func countsCharacters(offered: [String], agreed: String) throws {
    let session = try EditorSession(
      SampleSpecs.files, capabilities: ["general": ["positionEncodings": offered]])
    let line = "  increment: 'state.count += \"äé😀\".count + state.cuont'"
    try session.open(
      Self.counter,
      SampleSpecs.counterText.replacingOccurrences(
        of: "  increment: state.count += 1", with: line))
    try session.wait(for: "cuont", in: Self.counter)
    let range = try #require(session.diagnostics[Self.counter]?.first)["range"]
    let before = line[..<(try #require(line.range(of: "cuont"))).lowerBound]
    let expected = agreed == "utf-8" ? before.utf8.count : before.utf16.count
    #expect(range["start"]["character"].int == expected)
    #expect(range["end"]["character"].int == expected + 5)
  }

  @Test("changes after characters of two units apply at the right place")
  func changesAfterLongCharacters() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter)
    try session.type(
      "doc: 😀 größer 👩‍👩‍👧 é", over: "doc: A number to move up and down.", in: Self.counter)
    try session.type("👩‍👩‍👧!", over: "👩‍👩‍👧", in: Self.counter)
    try session.type("😀\n# é😀\n", over: "é\n", in: Self.counter)
    try session.type("typse:", over: "types:", in: Self.counter)
    try session.wait(for: "'typse' is not a key", in: Self.counter)
    let text = try #require(session.diagnostics[Self.counter]?.first)
    #expect(text["range"]["start"]["line"].int == 3)
    #expect(text["range"]["start"]["character"].int == 0)
  }

  @Test("Windows line ends separate lines")
  func readsWindowsLines() throws {
    let session = try EditorSession(SampleSpecs.files)
    let text = SampleSpecs.counterText.replacingOccurrences(of: "\n", with: "\r\n")
    try session.open(Self.counter, text)
    try session.type("state.cuont", over: "state.count", in: Self.counter)
    try session.wait(for: "cuont", in: Self.counter)
    #expect(session.diagnostics[Self.counter]?.first?["range"]["start"]["line"].int == 9)
  }

  @Test("changes on disk are read when the editor reports them")
  func watchesTheDisk() throws {
    let watching = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let session = try EditorSession(SampleSpecs.files, capabilities: watching)
    let registration = try session.wait { $0["method"].string == "client/registerCapability" }
    #expect(
      registration["params"]["registrations"][0]["method"].string
        == "workspace/didChangeWatchedFiles")
    try session.open(Self.game)
    try session.folder.write([
      Self.counter: SampleSpecs.counterText.replacingOccurrences(of: "  draw:", with: "  drew:")
    ])
    try session.noteChange(of: Self.counter)
    try session.wait(for: "Counter has no action 'draw'", in: Self.game)
    try session.folder.remove(Self.counter)
    try session.noteChange(of: Self.counter)
    try session.wait(for: "Counter", in: Self.game)
    try session.wait(Self.counter) { $0.isEmpty }
    try session.folder.write([Self.counter: SampleSpecs.counterText])
    try session.noteChange(of: Self.counter)
    try session.wait(Self.game) { $0.isEmpty }
  }

  @Test("an unsaved spec counts")
  func seesUnsavedSpecs() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.game)
    try session.type("counter: Tally", over: "counter: Counter", in: Self.game)
    try session.wait(for: "Tally", in: Self.game)
    try session.open(
      "Specs/Features/Tally.yaml",
      SampleSpecs.counterText.replacingOccurrences(of: "feature: Counter", with: "feature: Tally")
    )
    try session.wait(Self.game) { found in
      !found.contains { $0["message"].string?.contains("Tally") == true }
    }
  }

  @Test("the settings are checked and applied")
  func checksSettings() throws {
    let session = try EditorSession(SampleSpecs.files)
    let path = "Specs/featuregen.yaml"
    try session.open(path)
    try session.type("modul: App", over: "module: App", in: path)
    try session.wait(for: "'modul' is not a key", in: path)
    try session.type("module: App", over: "modul: App", in: path)
    try session.wait(path) { $0.isEmpty }
  }

  @Test("files that are not specs are ignored")
  func ignoresOtherFiles() throws {
    var files = SampleSpecs.files
    files[".github/workflows/ci.yaml"] = "on: push\nfeature: 5\n"
    files["Elsewhere/Specs/Foreign.yaml"] = "feature: nonsense here\n"
    let session = try EditorSession(files)
    for path in files.keys.filter({ !$0.hasPrefix("Specs/") }) {
      try session.open(path)
      #expect(try session.completions(after: "feature: ", in: path).isEmpty)
      #expect(try session.hover(after: "feature", in: path) == nil)
      #expect(try session.definitions(after: "feature", in: path).isEmpty)
      #expect(try session.actions(at: "feature", in: path).isEmpty)
    }
    try session.open(Self.counter, "feature: Counter\nstat: {}\n")
    try session.wait(for: "'stat'", in: Self.counter)
    #expect(Set(session.diagnostics.keys).isSubset(of: [Self.counter, Self.game]))
    let log = try session.wait { $0["method"].string == "window/logMessage" }
    #expect(log["params"]["message"].string?.contains("is not in a project") == true)
  }

  @Test("a project is found when its settings are added later")
  func findsLateSettings() throws {
    var files = SampleSpecs.files
    let settings = files.removeValue(forKey: "Specs/featuregen.yaml")
    let session = try EditorSession(files)
    try session.open(Self.counter, "feature: Counter\nstat: {}\n")
    #expect(try session.hover(after: "feature", in: Self.counter) == nil)
    try session.folder.write(["Specs/featuregen.yaml": try #require(settings)])
    try session.noteChange(of: "Specs/featuregen.yaml")
    try session.wait(for: "'stat'", in: Self.counter)
    #expect(try session.hover(after: "feature", in: Self.counter) != nil)
  }

  @Test("two projects in one window are separate")
  func keepsProjectsApart() throws {
    var files = SampleSpecs.files
    for (path, text) in SampleSpecs.files { files["Other/\(path)"] = text }
    let session = try EditorSession(files)
    let other = "Other/\(Self.counter)"
    try session.open(Self.counter)
    try session.open(other)
    try session.type("raise: state", over: "increment: state", in: other)
    try session.wait(for: "increment", in: "Other/\(Self.game)")
    #expect(session.diagnostics[Self.game]?.isEmpty ?? true)
  }

  @Test("a limit of another template set is reported at its place in the spec")
  func reportsLimitsOfTemplateSets() throws {
    var files = SampleSpecs.files
    files["Specs/featuregen.yaml"] = SampleProject.settings + "templates: redux\n"
    let session = try EditorSession(files)
    try session.open(Self.counter)
    try session.wait(Self.counter) { !$0.isEmpty }
    #expect(
      session.diagnostics[Self.counter]?.first?["message"].string?.contains("redux") == true)
  }
}
