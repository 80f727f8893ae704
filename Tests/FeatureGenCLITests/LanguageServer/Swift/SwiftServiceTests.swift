import Foundation
import TestSupport
import Testing

/// The answers of `featuregen lsp` with the help of the toolchain's own language server, in this repository as it was
/// built.
///
/// Swift's server takes seconds to read a package, so that a single session sends all requests.
@Suite("Language server: Swift in specs", .onOwnThread, .enabled(if: Proofs.areDue()))
struct LanguageServerSwiftTests {
  private static let counter = "Specs/Features/Counter.yaml"
  private static let todos = "Specs/Features/Todos.yaml"

  private let session: EditorSession

  init() throws {
    session = try EditorSession([:], in: repository, options: ["sourcekitLSP": true])
    for path in [Self.counter, Self.todos] {
      let text = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
      // The checks of the specs find nothing wrong with the change.
      try session.open(path, text.replacing("get: Float(count)", with: "get: String(count)"))
    }
  }

  @Test("answers requests about saved and unsaved Swift")
  func works() throws {
    try waitForSwift()
    try explains()
    try goesToDefinitions()
    try findsReferences()
    try renames()
    try completes()
    try helpsWithSignatures()
    try findsErrors()
    #expect(try session.end() == 0)
  }

  /// Waits until the package has been read and the first diagnostics have been published.
  private func waitForSwift() throws {
    try session.wait(for: "'String'", in: Self.counter)
    let end = Date(timeIntervalSinceNow: 60)
    while try session.hover(after: "newValue.roun", in: Self.counter) == nil {
      guard Date() < end else {
        Issue.record("the package was not read in a minute")
        throw CancellationError()
      }
      Thread.sleep(forTimeInterval: 0.2)
    }
  }

  private func explains() throws {
    // The places are in single quotes, in a plain scalar, in a block, in a type and in a test.
    for (path, place, text) in [
      (Self.counter, "newValue.roun", "func rounded(_ rule: FloatingPointRoundingRule)"),
      (Self.counter, "count = In", "Creates a new integer value from the given string."),
      (Self.todos, "active: todos.filt", "func filter"),
      (Self.counter, "secret: In", "A signed integer value type."),
      (Self.counter, "state.count +", "+="),
    ] {
      let hover = try session.hover(after: place, in: path)
      #expect(hover?.contains(text) == true, "\(place): \(hover ?? "nothing")")
    }
    // The description from the specs comes first.
    let own = try session.hover(after: "random.in", in: Self.counter)
    #expect(own?.contains("*RandomClient*") == true)
  }

  private func goesToDefinitions() throws {
    let outside = try locations("definition", after: "newValue.roun", in: Self.counter)
    #expect(outside.first?.contains("/GeneratedInterfaces/") == true, "\(outside)")
    // The definitions are in the package's own Swift, which is not generated.
    let local = try locations("definition", after: "for offset in offs", in: Self.todos)
    #expect(local.allSatisfy { $0.hasPrefix("Specs/Features/Todos.yaml:") }, "\(local)")
    let bound = try locations("definition", after: "remove(id: sho", in: Self.todos)
    #expect(bound.count == 1 && bound[0].hasPrefix("Specs/Features/Todos.yaml:"), "\(bound)")
    let runtime = try locations("definition", after: "state.todos.remo", in: Self.todos)
    #expect(runtime.first?.hasPrefix("Sources/FeatureRuntime/") == true, "\(runtime)")
    for method in ["typeDefinition", "implementation", "references"] {
      let answer = try session.answer(
        to: try session.ask(method, after: "newValue.roun", in: Self.counter))
      #expect(answer["result"].isThere && !answer["error"].isThere)
    }
  }

  private func findsReferences() throws {
    // Swift's server reads the index of the last build while it answers, which takes a while on a busy machine.
    var places: [String] = []
    let end = ContinuousClock.now + .seconds(120)
    repeat {
      places = try locations("references", after: "  secr", in: Self.counter)
    } while !places.contains { $0.hasPrefix("Sources/ExampleApp/") } && ContinuousClock.now < end
    #expect(places.contains { $0.hasPrefix("Sources/ExampleApp/") }, "\(places)")
    let lines = places.filter { $0.hasPrefix(Self.counter) }
    #expect(lines.count >= 3, "\(places)")
  }

  private func renames() throws {
    let renaming = try session.ask(
      "rename", after: "  secr", in: Self.counter, with: ["newName": "hidden"])
    let changes = try session.answer(to: renaming)["result"]["changes"]
    #expect(changes[session.uri(Self.counter)].array.count >= 3)
    let hand = "Sources/ExampleApp/Screens/Screen+Game.swift"
    #expect(changes[session.uri(hand)].array.contains { $0["newText"].string == "hidden" })
    #expect(!changes[session.uri("Sources/ExampleFeatures/Counter/CounterReducer.swift")].isThere)
  }

  private func completes() throws {
    func items(_ new: String, over old: String, in path: String) throws -> [JSON] {
      let text = try #require(session.texts[path])
      try session.type(new, over: old, in: path)
      let answer = try session.answer(to: try session.ask("completion", after: new, in: path))
      try session.replace(path, by: text)
      let result = answer["result"]
      return result["items"].isThere ? result["items"].array : result.array
    }
    let plain = try items(
      "increment: state.count.", over: "increment: state.count += 1", in: Self.counter)
    let distance = try #require(
      plain.first { $0["label"].string?.hasPrefix("distance(to:") == true })
    #expect(distance["textEdit"]["newText"].string == "distance(to: )'")
    let quote = distance["additionalTextEdits"][0]
    #expect(quote["newText"].string == "'" && quote["range"]["start"]["character"].int == 13)
    // In a block, nothing is quoted, and letters beyond ASCII are counted in the editor's encoding.
    let block = try items(
      "let e = \"é😀\"; state.secret = e.", over: "state.secret = random.int(in: -100...100)",
      in: Self.counter)
    let count = try #require(block.first { $0["label"].string == "count" })
    #expect(count["textEdit"]["newText"].string == "count")
    #expect(count["textEdit"]["range"]["start"]["character"].int == 38)
    let single = try items("state.todos.rem", over: "state.todos.remove(id: todo)", in: Self.todos)
    let remove = try #require(single.first { $0["label"].string?.hasPrefix("remove(id:") == true })
    #expect(remove["textEdit"]["newText"].string == "remove(id: )")
    #expect(!remove["additionalTextEdits"].isThere)
    // An address is not Swift, but the text in its parentheses is.
    let address = try items("- send: draft.", over: "- send: draft.submitted", in: Self.todos)
    #expect(!address.isEmpty)
    #expect(address.allSatisfy { $0["sortText"].string?.hasPrefix("3") == false })
    // Names of generated code are not offered.
    let state = try items(
      "increment: state.", over: "increment: state.count += 1", in: Self.counter)
    #expect(state.contains { $0["label"].string == "count" })
    #expect(!state.contains { $0["label"].string == "_changes" })
  }

  private func helpsWithSignatures() throws {
    let text = try #require(session.texts[Self.counter])
    let call = "state.count = state.count.advanced("
    try session.type("increment: \(call)", over: "increment: state.count += 1", in: Self.counter)
    let answer = try session.answer(
      to: try session.ask("signatureHelp", after: call, in: Self.counter))
    let labels = answer["result"]["signatures"].array.compactMap { $0["label"].string }
    #expect(labels.contains { $0.hasPrefix("advanced(by:") }, "\(answer)")
    try session.replace(Self.counter, by: text)
  }

  private func findsErrors() throws {
    let isError = { (found: JSON) in found["message"].string?.contains("'String'") == true }
    let (right, wrong) = ("Float\n    get: Float(count)", "Float\n    get: String(count)")
    try session.type(right, over: wrong, in: Self.counter)
    try session.wait(Self.counter) { !$0.contains(where: isError) }
    try session.type(wrong, over: right, in: Self.counter)
    try session.wait(for: "'String'", in: Self.counter)
    let found = try #require(session.diagnostics[Self.counter]?.first(where: isError))
    #expect(found["severity"].int == 1 && found["source"].string == "swift")
    let line = try #require(found["range"]["start"]["line"].int)
    let text = try #require(session.texts[Self.counter]).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(text[line - 1].contains("type: Float"))
    #expect(found["range"]["start"]["character"].int == 9)
    #expect(found["range"]["end"]["character"].int == 22)
  }

  /// Returns the places in the answer to a request, as `path:line`; places outside the repository have their whole
  /// path.
  private func locations(
    _ method: String, after text: String, in path: String
  ) throws -> [String] {
    let result = try session.answer(to: try session.ask(method, after: text, in: path))["result"]
    let places = result["uri"].isThere ? [result] : result.array
    return places.map { place in
      let uri = place["uri"].string ?? ""
      let path = uri.hasPrefix(session.uri("")) ? String(uri.dropFirst(session.uri("").count)) : uri
      return "\(path):\((place["range"]["start"]["line"].int ?? -1) + 1)"
    }
  }
}
