import Foundation
import TestSupport
import Testing

/// The answers of `featuregen lsp` about places in specs.
@Suite("Language server: services", .onOwnThread) struct LanguageServerServiceTests {
  static let counter = SampleSpecs.counter
  static let game = SampleSpecs.game

  /// Starts an editor in which all files are open.
  func session() throws -> EditorSession {
    let session = try EditorSession(SampleSpecs.files)
    for path in [Self.counter, Self.game, SampleSpecs.random] { try session.open(path) }
    return session
  }

  @Test("names are offered in valid positions")
  func completes() throws {
    let session = try session()
    let known: [(path: String, place: String, names: [String], others: [String])] = [
      (Self.game, "send: ", ["start", "edit", "counter", "editor"], ["state", "send"]),
      (Self.game, "send: counter.", ["increment", "setCount", "draw", "delegate"], ["start"]),
      (Self.game, "present: ", ["editor"], ["counter", "start"]),
      (Self.game, "  counter: ", ["Counter"], ["Game", "random"]),
      (Self.game, "presence: ", ["always", "optional", "many", "stack"], []),
      (Self.game, "{feature: ", ["Counter"], ["feature"]),
      (Self.game, "reactions:\n  ", ["counter", "editor", "onChange"], ["start", "alert"]),
      (Self.game, "max(", ["state"], ["count"]),
      (Self.game, "max(state.", ["best", "counter"], []),
      (Self.game, "max(state.best, state.counter.", ["count", "phase"], ["best"]),
      (Self.game, "- receive: counter.", ["increment"], ["best", "any"]),
      (Self.game, "expect: {", ["best", "counter", "editor"], ["count"]),
      (Self.game, "expect: {counter.", ["count", "phase"], ["best"]),
      (Self.counter, "random.", ["int"], ["count"]),
      (Self.counter, "types:\n  Phase: {", ["struct", "doc"], []),
      (Self.counter, "phase: ", ["Phase", "String"], ["idle"]),
      (Self.counter, "phase: Phase = .", ["idle", "running"], ["Phase"]),
      (Self.counter, "state.phase = .", ["idle", "running"], ["count"]),
      (Self.counter, "phase: .", ["idle", "running"], ["count"]),
      (Self.counter, "dependencies: [", ["random", "uuid", "continuousClock"], ["state"]),
      (Self.counter, "do: state.count = ", ["number", "state", "random"], ["range"]),
      (Self.counter, "{random.", ["int"], ["count"]),
      (SampleSpecs.random, "with: {in range: ", ["Int", "CounterFeature"], []),
      (SampleSpecs.random, "live: 'Int.random(in: ", ["range"], ["state"]),
    ]
    for (path, place, names, others) in known {
      let found = try session.completions(after: place, in: path)
      for name in names { #expect(found.contains(name), "\(place)¦ lacks \(name): \(found)") }
      for name in others { #expect(!found.contains(name), "\(place)¦ has \(name)") }
    }
    #expect(try session.end() == 0)
  }

  @Test("the actions of a group are offered after its name, for the feature and for its parents")
  func completesGroups() throws {
    var files = SampleSpecs.files
    files["Specs/Features/Editor.yaml"] = SampleSpecs.editorText
    files["Specs/Features/Shelf.yaml"] = SampleSpecs.shelfText
    let session = try EditorSession(files)
    let (editor, shelf) = ("Specs/Features/Editor.yaml", "Specs/Features/Shelf.yaml")
    for path in [editor, shelf] { try session.open(path) }
    let known: [(path: String, place: String, names: [String], others: [String])] = [
      (editor, "saveTapped: {send: ", ["view", "internal", "reset"], ["saved", "saveTapped"]),
      (editor, "saveTapped: {send: internal.", ["answers", "retried"], ["saved", "view"]),
      (editor, "onAppear: view.", ["saveTapped"], ["saved", "reset"]),
      (
        shelf, "reactions:\n  editor.", ["view", "internal", "delegate", "reset", "any"], ["saved"]
      ),
      (shelf, "reactions:\n  editor.internal.answers.", ["saved", "any"], ["answers"]),
    ]
    for (path, place, names, others) in known {
      let found = try session.completions(after: place, in: path)
      for name in names { #expect(found.contains(name), "\(place)¦ lacks \(name): \(found)") }
      for name in others { #expect(!found.contains(name), "\(place)¦ has \(name)") }
    }
    #expect(try session.end() == 0)
  }

  @Test("reducers and operators of the app may name dependencies")
  func completesComposition() throws {
    let path = "Specs/Features/Lamp.yaml"
    var files = SampleSpecs.files
    files[path] = """
      feature: Lamp
      dependencies: [random]
      actions: {toggled: }
      compose:
        after:
          - Flicker(random.int(in: 0...9))

      """
    let session = try EditorSession(files)
    try session.open(path)
    let keys = try session.completions(after: "compose:\n  ", in: path)
    #expect(keys.contains("before") && keys.contains("operators"))
    let names = try session.completions(after: "Flicker(", in: path)
    #expect(names.contains("random") && names.contains("LampFeature"))
    #expect(try session.completions(after: "Flicker(random.", in: path).contains("int"))
    #expect(try session.end() == 0)
  }

  @Test("keys of the language are offered, except for keys that are already present")
  func completesKeys() throws {
    let session = try session()
    let root = try session.completions(after: "\ndep", in: Self.counter)
    #expect(root.contains("reactions") && root.contains("procedures"))
    #expect(!root.contains("actions") && !root.contains("state"))
    let block = try session.completions(after: "\n    d", in: Self.counter)
    #expect(block.contains("guard") && block.contains("run") && !block.contains("with"))
    let answer = try session.answer(
      to: try session.ask("completion", after: "\n    d", in: Self.counter))
    let item = try #require(answer["result"].array.first { $0["label"].string == "guard" })
    #expect(item["detail"].string == "conditions, as in a Swift guard")
    #expect(item["documentation"]["value"].string?.contains("guard: ") == true)
  }

  @Test("an accepted completion replaces only the typed text")
  func replacesOnlyTypedText() throws {
    let session = try session()
    try session.type("send: counter.inc\n    ru", over: "send: counter.increment", in: Self.game)
    let send = try session.answer(
      to: try session.ask("completion", after: "counter.inc", in: Self.game))
    let increment = try #require(send["result"].array.first { $0["label"].string == "increment" })
    #expect(increment["textEdit"]["newText"].string == "increment")
    #expect(increment["textEdit"]["range"]["start"]["character"].int == 18)
    #expect(increment["textEdit"]["range"]["end"]["character"].int == 21)
    let keys = try session.answer(
      to: try session.ask("completion", after: "\n    ru", in: Self.game))
    let run = try #require(keys["result"].array.first { $0["label"].string == "run" })
    #expect(run["textEdit"]["newText"].string == "run:")
    #expect(run["textEdit"]["range"]["start"]["character"].int == 4)
    let perform = try #require(keys["result"].array.first { $0["label"].string == "perform" })
    #expect(perform["textEdit"]["newText"].string == "perform: ")
  }

  @Test("a temporarily broken file has completions")
  func completesBrokenFiles() throws {
    let session = try session()
    let broken = [
      ("    do: state.count = number", "    do: 'state.", "do: 'state.", "count"),
      (
        "  increment: state.count += 1", "  increment: {run: {call: random.", "call: random.",
        "int"
      ),
      ("    - send: increment", "    - send: {", "- send: ", "draw"),
      ("dependencies: [random]", "dependencies: [", "dependencies: [", "uuid"),
      ("  draw:\n", "  draw:\n    when:\n      - if: state.\n", "if: state.", "phase"),
      ("feature: Counter", "feature: Counter\n  x: [\n\"", "    do: state.", "count"),
    ]
    for (old, new, place, name) in broken {
      try session.replace(
        Self.counter, by: SampleSpecs.counterText.replacingOccurrences(of: old, with: new))
      let found = try session.completions(after: place, in: Self.counter)
      #expect(found.contains(name), "\(place)¦ lacks \(name): \(found)")
    }
    #expect(try session.end() == 0)
  }

  @Test("new names are known immediately, also in other files")
  func knowsTheNewestNames() throws {
    let session = try session()
    try session.type(
      "  reset: state.count = 0\n  increment:", over: "  increment:", in: Self.counter)
    #expect(try session.completions(after: "send: counter.", in: Self.game).contains("reset"))
    try session.type(
      "  clear: state.count = 0\n", over: "  reset: state.count = 0\n", in: Self.counter)
    let found = try session.completions(after: "send: counter.", in: Self.game)
    #expect(found.contains("clear") && !found.contains("reset"))
    // The lines have moved, and the places of the definitions with them.
    #expect(
      try session.definitions(after: "send: counter.increment", in: Self.game)
        == ["\(Self.counter):11"])
  }

  @Test("a definition in a temporarily broken file is found at its current place")
  func findsDefinitionsInBrokenFiles() throws {
    let session = try session()
    #expect(
      try session.definitions(after: "send: counter.incr", in: Self.game) == [
        "\(Self.counter):10"
      ])
    try session.type("\n\nstate: {{\n", over: "state:\n", in: Self.counter)
    let now = try session.definitions(after: "send: counter.incr", in: Self.game)
    #expect(now == ["\(Self.counter):12"])
  }

  @Test("Swift is completed in the parentheses of a call")
  func completesArguments() throws {
    let session = try session()
    for (key, call) in [("send", "counter.setCount("), ("present", "editor("), ("perform", "p(")] {
      try session.replace(
        Self.game,
        by: SampleSpecs.gameText.replacingOccurrences(
          of: "send: counter.increment\n  edit", with: "\(key): \(call)state.\n  edit"))
      let found = try session.completions(after: "(state.", in: Self.game)
      #expect(found.contains("best"), "\(key): \(found)")
    }
  }

  @Test("only keys are offered as keys, and only writable fields for a binding")
  func completesNothingElse() throws {
    let session = try session()
    try session.type("count: {type: Int}\n  x: {", over: "count: {type: Int, ", in: Self.counter)
    let keys = try session.completions(after: "x: {", in: Self.counter)
    #expect(keys.contains("binding") && !keys.contains("String"))
    try session.replace(
      Self.counter,
      by: SampleSpecs.counterText.replacingOccurrences(
        of: "default: 0,", with: "default: 0, binding: true,"
      )
      .replacingOccurrences(of: "- send: increment", with: "- bind: "))
    #expect(try session.completions(after: "- bind: ", in: Self.counter) == ["count"])
  }

  @Test("nothing is offered in comments and texts")
  func offersNothingInTexts() throws {
    let session = try session()
    #expect(try session.completions(after: "doc: A number", in: Self.counter).isEmpty)
    try session.type("count += 1 # state.", over: "count += 1", in: Self.counter)
    #expect(try session.completions(after: "# state.", in: Self.counter).isEmpty)
    try session.type("'print(\"state.", over: "state.count = number", in: Self.counter)
    #expect(try session.completions(after: "(\"state.", in: Self.counter).isEmpty)
  }
}
