import Foundation
import TestSupport
import Testing

// Explanations of names, and the places that declare them.

extension LanguageServerServiceTests {
  @Test("words are explained with the documentation of their specs")
  func explains() throws {
    let session = try session()
    let known = [
      (Self.game, "reac", "blocks for events other than the feature's own actions"),
      (Self.game, "presence", "'always', 'optional', 'many' or 'stack'"),
      (Self.game, "send: counter", "A number to move up and down."),
      (Self.game, "counter: Coun", "A number to move up and down."),
      (Self.game, "state.counter.co", "count: Int = 0"),
      (Self.game, "state.counter.co", "How far it is."),
      (Self.counter, "- send: setCount", "setCount(_ number: Int)"),
      (Self.counter, "- send: setCount", "A number was typed."),
      (Self.counter, "state.count = rand", "Draws numbers."),
      (Self.counter, "random.in", "int(in range: ClosedRange<Int>) -> Int"),
      (Self.counter, "random.in", "One of a range."),
      (Self.counter, "  setCou", "A number was typed."),
      (Self.counter, "phase = .runn", "running"), (Self.counter, "expect: {co", "count: Int = 0"),
    ]
    for (path, place, text) in known {
      let hover = try session.hover(after: place, in: path)
      #expect(hover?.contains(text) == true, "\(place)¦ \(hover ?? "nothing")")
    }
    #expect(try session.hover(after: "A number", in: Self.counter) == nil)
    #expect(try session.hover(after: "+= ", in: Self.counter) == nil)
  }

  @Test("a feature is explained with the protocols of its state and action")
  func explainsConformances() throws {
    var files = SampleSpecs.files
    files["Specs/featuregen.yaml"] = SampleProject.settings + "conforms: {action: [Equatable]}\n"
    files[Self.counter] = SampleSpecs.counterText
      .replacingOccurrences(of: "Counter\n", with: "Counter\nconforms: {state: [Hashable]}\n")
    let session = try EditorSession(files)
    try session.open(Self.game)
    let hover = try session.hover(after: "counter: Coun", in: Self.game)
    let text = "feature: Counter\nconforms: {state: [Hashable], action: [Equatable]}"
    #expect(hover?.contains(text) == true, "\(hover ?? "nothing")")
    #expect(try session.end() == 0)
  }

  @Test("a name leads to the spec that declares it")
  func leadsToSpecs() throws {
    let session = try session()
    let known = [
      (Self.game, "send: counter.incr", "\(Self.counter):10"),
      (Self.game, "send: coun", "\(Self.counter):1"),
      (Self.game, "counter: Cou", "\(Self.counter):1"),
      (Self.game, "\n  coun", "\(Self.counter):1"),
      (Self.game, "present: edi", "\(Self.counter):1"), (Self.game, "state.be", "\(Self.game):6"),
      (Self.game, "state.counter.co", "\(Self.counter):6"),
      (Self.game, "counter.dr", "\(Self.counter):15"),
      (Self.counter, "[rand", "\(SampleSpecs.random):1"),
      (Self.counter, "random.in", "\(SampleSpecs.random):5"),
      (Self.counter, "{random.in", "\(SampleSpecs.random):5"),
      (Self.counter, "= .runn", "\(Self.counter):4"),
      (Self.counter, "count = numb", "\(Self.counter):13"),
    ]
    for (path, place, target) in known {
      #expect(try session.definitions(after: place, in: path) == [target], "\(place)¦")
    }
    #expect(try session.definitions(after: "A num", in: Self.counter).isEmpty)
  }

  @Test("a spec leads to its generated files, and a declaration to its generated lines")
  func leadsToGeneratedFiles() throws {
    let session = try session()
    #expect(try session.definitions(after: "feature: Cou", in: Self.counter).isEmpty)
    _ = try Tool.built.run("generate", in: session.folder.url)
    let files = try session.definitions(after: "feature: Cou", in: Self.counter)
    #expect(
      files.sorted() == [
        "Sources/App/Counter/CounterAction.swift:1", "Sources/App/Counter/CounterReducer.swift:1",
        "Tests/AppTests/CounterTests.swift:1",
      ])
    let lines = try session.definitions(after: "  setCou", in: Self.counter)
    #expect(lines.count == 2)
    for place in lines {
      let parts = place.split(separator: ":")
      let text = try session.folder.text(String(parts[0])).split(
        separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(Int(parts[1]))
      // The documentation of a declaration comes before it, if it has any.
      #expect(text[(line - 1)...line].contains { $0.contains("setCount") }, "\(place)")
    }
  }
}
