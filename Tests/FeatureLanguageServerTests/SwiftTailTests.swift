import Testing

@testable import FeatureLanguageServer

@Suite("The ends of Swift fragments")
struct SwiftTailTests {
  @Test(
    "a text ends in a path and the typed part of the next name",
    arguments: [
      ("", "", ""), ("sta", "", "sta"), ("state.", "state", ""), ("state.cou", "state", "cou"),
      ("a + state.timer.du", "state timer", "du"), ("state.editor?.ti", "state editor", "ti"),
      ("state.rows[0].x", "state rows[]", "x"), ("rows[UUID(0)].is", "rows[]", "is"),
      ("f(state.co", "state", "co"), ("random.int(in: 0...1).ma", "random int", "ma"),
      ("[state.a, state.b", "state", "b"), ("größe.b", "größe", "b"), ("1...x", "", "x"),
      ("state.$dra", "state", "$dra"), ("state.$draft.withL", "state $draft", "withL"),
      ("state.list!.fir", "state list", "fir"), ("\"\\(state.na", "state", "na"),
    ])
  func readsPaths(text: String, path: String, prefix: String) {
    let tail = SwiftTail(text)
    let names = tail.path.map { $0.name + ($0.isSubscripted ? "[]" : "") }
    #expect(names.joined(separator: " ") == path)
    #expect(tail.prefix == prefix)
    #expect(!tail.isInText)
  }

  @Test(
    "a text in a string or a comment has no names",
    arguments: ["\"abc", "f(\"a\\\"b", "x // y", "\"\\(a) b"])
  func knowsTexts(text: String) {
    #expect(SwiftTail(text).isInText)
  }

  @Test(
    "a text after a string or a comment has names",
    arguments: ["\"abc\" + x", "f(\"a\\\\\", x", "x // y\nz", "\"\\(\"a\")\" + x"])
  func knowsEndsOfTexts(text: String) {
    #expect(!SwiftTail(text).isInText)
  }

  @Test("a leading dot stands for a type from the context")
  func knowsImplicitMembers() {
    #expect(SwiftTail(".").isImplicit)
    #expect(SwiftTail("state.phase = .lo").isImplicit)
    #expect(SwiftTail("state.phase = .lo").before == "state.phase = ")
    #expect(!SwiftTail("state.").isImplicit)
  }

  @Test("open parentheses make a place Swift")
  func knowsNesting() {
    #expect(SwiftTail("loaded(.success(").isNested)
    #expect(!SwiftTail("loaded(x).").isNested)
  }
}
