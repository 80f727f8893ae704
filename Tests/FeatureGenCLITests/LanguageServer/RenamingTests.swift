import Foundation
import TestSupport
import Testing

/// The names in specs that `featuregen lsp` finds and changes.
@Suite("Language server: names", .onOwnThread) struct LanguageServerRenamingTests {
  private static let (counter, game, random) = (
    SampleSpecs.counter, SampleSpecs.game, SampleSpecs.random
  )

  private func session(_ capabilities: [String: Any] = [:]) throws -> EditorSession {
    let session = try EditorSession(SampleSpecs.files, capabilities: capabilities)
    for path in [Self.counter, Self.game] { try session.open(path) }
    return session
  }

  /// The capabilities of an editor that renames files.
  private static var able: [String: Any] {
    [
      "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": ["rename"]]],
      "textDocument": ["rename": ["prepareSupport": true]],
    ]
  }

  @Test("a name is changed in all specs, whether they are open or not")
  func renames() throws {
    let session = try session()
    let answer = try session.rename(after: "send: counter.incr", in: Self.game, to: "raise")
    let changes = answer["result"]["changes"]
    let counter = applying(
      changes[session.uri(Self.counter)].array, to: SampleSpecs.counterText)
    #expect(
      counter == SampleSpecs.counterText.replacingOccurrences(of: "increment", with: "raise"))
    let game = applying(changes[session.uri(Self.game)].array, to: SampleSpecs.gameText)
    #expect(game == SampleSpecs.gameText.replacingOccurrences(of: "increment", with: "raise"))
    let key = try session.rename(after: "[rand", in: Self.counter, to: "dice")
    let client = key["result"]["changes"][session.uri(Self.random)].array
    #expect(
      applying(client, to: SampleSpecs.randomText)
        == SampleSpecs.randomText.replacingOccurrences(of: "key: random", with: "key: dice"))
    #expect(key["result"]["changes"][session.uri(Self.counter)].array.count == 3)
    #expect(try session.end() == 0)
  }

  @Test("the file of a feature is renamed with the feature if the editor supports it")
  func renamesFiles() throws {
    let session = try session(Self.able)
    let answer = try session.rename(after: "counter: Coun", in: Self.game, to: "Tally")
    let changes = answer["result"]["documentChanges"].array
    #expect(changes.map { $0["edits"].array.count } == [1, 3, 0])
    #expect(changes.first?["textDocument"]["version"].int == 1)
    #expect(changes.last?["kind"].string == "rename")
    #expect(changes.last?["oldUri"].string == session.uri(Self.counter))
    #expect(changes.last?["newUri"].string == session.uri("Specs/Features/Tally.yaml"))
    let game = applying(changes[1]["edits"].array, to: SampleSpecs.gameText)
    #expect(game.contains("expect: {editor: TallyFeature.State()}"))
    let other = try self.session()
    let plain = try other.rename(after: "counter: Coun", in: Self.game, to: "Tally")["result"]
    #expect(!plain["documentChanges"].isThere)
    #expect(plain["changes"][other.uri(Self.counter)].array.count == 1)
  }

  @Test("the editor receives the range of a rename, or the reason why it is impossible")
  func prepares() throws {
    let session = try session(Self.able)
    let prepared = try session.answer(
      to: try session.ask("prepareRename", after: "state.counter.co", in: Self.game))["result"]
    #expect(prepared["placeholder"].string == "count")
    let range = prepared["range"]
    #expect((range["end"]["character"].int ?? 0) - (range["start"]["character"].int ?? 0) == 5)
    for place in ["do: stat", "presence: opt", "a number"] {
      let path = place == "presence: opt" ? Self.game : Self.counter
      guard SampleSpecs.files[path]?.contains(place) == true else { continue }
      let nothing = try session.ask("prepareRename", after: place, in: path)
      #expect(try session.answer(to: nothing)["result"].isNull, "\(place)")
    }
    let refusals = [
      ("counter.incr", "draw", "'draw'"), ("counter.incr", "a b", "not a name"),
      ("state.counter.co", "phase", "'phase'"), ("do: stat", "x", "no spec declares it"),
    ]
    for (place, new, reason) in refusals {
      let path = place == "do: stat" ? Self.counter : Self.game
      let error = try session.rename(after: place, in: path, to: new)["error"]
      #expect(error["code"].int == -32803)
      #expect(error["message"].string?.contains(reason) == true, "\(error)")
    }
  }

  @Test("the places that use a name are found, and shown in the document")
  func finds() throws {
    let session = try session()
    try session.type("\n# é𝄞\n  count: {type", over: "\n  count: {type", in: Self.counter)
    let found = try session.references(after: "state.counter.co", in: Self.game)
    #expect(found.filter { $0.hasPrefix(Self.counter) }.count == 7, "\(found)")
    #expect(found.filter { $0.hasPrefix(Self.game) }.count == 2, "\(found)")
    #expect(found.contains("\(Self.counter):7:2"), "\(found)")
    let uses = try session.references(
      after: "state.counter.co", in: Self.game, withDeclaration: false)
    #expect(uses.count == found.count - 1)
    let shown = try session.answer(
      to: try session.ask("documentHighlight", after: "state.counter.co", in: Self.game))
    #expect(shown["result"].array.count == 2)
    #expect(try session.references(after: "presence", in: Self.game).isEmpty)
  }

  @Test("the edits of a closed file match the file on disk")
  func changedOnDisk() throws {
    let session = try session(Self.able)
    _ = try session.rename(after: "[rand", in: Self.counter, to: "dice")
    // Nobody reports the change.
    let text = "# Mine.\n\n" + SampleSpecs.randomText
    try session.folder.write([Self.random: text])
    let answer = try session.rename(after: "[rand", in: Self.counter, to: "dice")
    let changes = answer["result"]["documentChanges"].array
    let change = try #require(
      changes.first { $0["textDocument"]["uri"].string == session.uri(Self.random) })
    #expect(change["textDocument"]["version"].isNull)
    #expect(
      applying(change["edits"].array, to: text)
        == text.replacingOccurrences(of: "key: random", with: "key: dice"))
  }

  @Test(
    "a file never gets the name of an existing file, even if the names differ in case",
    arguments: [("Tally", "Tally"), ("tALLY", "Tally"), ("Tally", "tally")])
  func takenName(taken: String, new: String) throws {
    let session = try session(Self.able)
    // The existing file need not be a valid spec.
    let path = "Specs/Features/\(taken).yaml"
    try session.folder.write([path: "feature: {"])
    let error = try session.rename(after: "counter: Coun", in: Self.game, to: new)["error"]
    #expect(error["message"].string == "'\(path)' already exists")
    #expect(try session.end() == 0)
  }

  @Test("an editor with a trusted folder is asked for the text of open Swift files")
  func registersSwift() throws {
    let session = try EditorSession(
      SampleSpecs.files,
      capabilities: ["textDocument": ["synchronization": ["dynamicRegistration": true]]],
      options: ["sourcekitLSP": true])
    let request = try session.wait { $0["method"].string == "client/registerCapability" }
    let registrations = request["params"]["registrations"].array
    #expect(
      registrations.map { $0["method"].string } == [
        "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      ])
    for registration in registrations {
      let selector = registration["registerOptions"]["documentSelector"][0]
      #expect(selector["language"].string == "swift")
    }
    #expect(try session.end() == 0)
  }

  @Test("nothing is renamed while a file that may use the name is unreadable")
  func unreadable() throws {
    let session = try session()
    let path = "Specs/Features/Hidden.yaml"
    try FileManager.default.createSymbolicLink(
      at: session.folder.url.appending(path: path), withDestinationURL: URL(filePath: "/etc/hosts"))
    let error = try session.rename(after: "  incr", in: Self.counter, to: "raise")["error"]
    #expect(error["message"].string?.contains("cannot read '\(path)'") == true, "\(error)")
    #expect(try session.end() == 0)
  }

  @Test("a spec that is temporarily unreadable is not changed")
  func broken() throws {
    let session = try session()
    try session.type("state: {{\n", over: "state:\n", in: Self.game)
    let error = try session.rename(after: "  incr", in: Self.counter, to: "raise")["error"]
    #expect(error["message"].string?.contains("'\(Self.game)' cannot be read") == true, "\(error)")
    #expect(try session.end() == 0)
  }
}

extension EditorSession {
  /// Requests another name for the declaration whose name is before a place.
  func rename(after text: String, in path: String, to new: String) throws -> JSON {
    try answer(to: try ask("rename", after: text, in: path, with: ["newName": new]))
  }

  /// Returns the uses of the declaration whose name is before a place, as `path:line:character`, with lines counted
  /// from one.
  func references(
    after text: String, in path: String, withDeclaration: Bool = true
  ) throws -> [String] {
    let answer = try answer(
      to: try ask(
        "references", after: text, in: path,
        with: ["context": ["includeDeclaration": withDeclaration]]))
    return answer["result"].array.map { place in
      let path = (place["uri"].string ?? "").dropFirst(uri("").count)
      let start = place["range"]["start"]
      return "\(path):\((start["line"].int ?? -1) + 1):\(start["character"].int ?? -1)"
    }
  }
}
