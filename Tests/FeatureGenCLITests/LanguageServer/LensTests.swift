import Foundation
import TestSupport
import Testing

/// The lenses above the lines of specs, and the hints between their words, that `featuregen lsp` shows.
@Suite("Language server: lenses and hints", .onOwnThread) struct LanguageServerLensTests {
  private static let (counter, random) = (SampleSpecs.counter, SampleSpecs.random)

  /// Returns the texts above the lines of a file, and the effect of a click on each.
  private func lenses(
    of path: String, _ session: EditorSession
  ) throws -> [(line: Int, title: String, command: JSON)] {
    let lenses = try session.request(
      "textDocument/codeLens", ["textDocument": ["uri": session.uri(path)]])["result"].array
    return try lenses.map { lens in
      var resolved = lens
      if !lens["command"].isThere {
        let data =
          [
            "textDocument": ["uri": lens["data"]["textDocument"]["uri"].string ?? ""],
            "shows": lens["data"]["shows"].string ?? "",
          ] as [String: Any]
        let zero = ["line": 0, "character": 0]
        resolved = try session.request(
          "codeLens/resolve", ["range": ["start": zero, "end": zero], "data": data])["result"]
      }
      return (
        lens["range"]["start"]["line"].int ?? -1, resolved["command"]["title"].string ?? "",
        resolved["command"]
      )
    }
  }

  @Test("a spec shows its tests, its generated code and its users")
  func shows() throws {
    let session = try EditorSession(SampleSpecs.files)
    for path in [Self.counter, Self.random, SampleSpecs.game] { try session.open(path) }
    let counter = try lenses(of: Self.counter, session)
    #expect(counter.map(\.title) == ["2 tests", "not generated", "used by Game"])
    #expect(counter.allSatisfy { $0.line == 0 && $0.command["command"].string == "" })
    #expect(try lenses(of: Self.random, session).map(\.title).last == "used by Counter")
    #expect(try lenses(of: SampleSpecs.game, session).map(\.title).last == "not used by any spec")
    _ = try Tool.built.run("generate", in: session.folder.url)
    #expect(try lenses(of: Self.counter, session)[1].title == "generated code")
    #expect(try session.end() == 0)
  }

  @Test("an editor that has the commands can run tests, open files and show uses")
  func commands() throws {
    let names = ["featuregen.test", "featuregen.open", "featuregen.showUses"]
    let session = try EditorSession(
      SampleSpecs.files, options: ["commands": names])
    for path in [Self.counter, SampleSpecs.game] { try session.open(path) }
    _ = try Tool.built.run("generate", in: session.folder.url)
    let lenses = try lenses(of: Self.counter, session)
    #expect(lenses.map(\.title) == ["2 tests", "generated code", "used by Game", "run", "run"])
    #expect(lenses[0].command["arguments"].array.map(\.string)[1] == "Counter")
    #expect(lenses[1].command["arguments"][0].array.count == 3)
    let uses = lenses[2].command["arguments"]
    #expect(uses[0].string == session.uri(Self.counter) && uses[1]["line"].int == 0)
    #expect(uses[2].array.count == 3)
    #expect(lenses[3].command["arguments"].array.map(\.string).last == "counts")
    #expect(lenses[4].line == 25)
    #expect(try session.end() == 0)
  }

  @Test("calls show the keywords of their declarations")
  func hints() throws {
    var files = SampleSpecs.files
    files[Self.random] = SampleSpecs.randomText
      .replacingOccurrences(
        of: "    returns: Int", with: "    throws: true\n    async: true\n    returns: Int")
    files["Specs/Features/Dice.yaml"] = """
      feature: Dice
      state: {face: Int = 0}
      dependencies: [random]
      actions:
        rolled:
          run: {call: random.int(in: 1...6), success: fell, failure: ignore}
        fell: {with: {_ face: Int}, do: state.face = face}

      """.replacingOccurrences(of: "random.int(in: 1...6)", with: "'random.int(in: 1...6)'")
    let session = try EditorSession(files)
    try session.open("Specs/Features/Dice.yaml")
    let whole: [String: Any] = [
      "start": ["line": 0, "character": 0], "end": ["line": 99, "character": 0],
    ]
    let hints = try session.request(
      "textDocument/inlayHint",
      ["textDocument": ["uri": session.uri("Specs/Features/Dice.yaml")], "range": whole])
    #expect(hints["result"].array.map { $0["label"].string } == ["try await"])
    #expect(hints["result"][0]["position"]["character"].int == 17)
    #expect(try session.end() == 0)
  }
}
