import SpecSource
import Testing

@Suite("Suggestions for names")
struct ClosestNameTests {
  @Test(
    "finds the most similar name",
    arguments: [
      ("cuont", ["count", "secret"], "count"),
      ("acitons", ["actions", "action"], "actions"),
      ("Count", ["count"], "count"),
      ("incremnt", ["increment", "decrement"], "increment"),
      ("loader", ["load", "loaded"], "loaded"),
    ])
  func finds(name: String, candidates: [String], expected: String) {
    #expect(closestName(to: name, among: candidates) == expected)
  }

  @Test(
    "finds nothing if no name is similar",
    arguments: [
      ("zebra", ["count", "secret"]), ("a", ["b"]), ("", ["a"]), ("count", []),
      ("count", ["count"]),
      ("increment", ["decorate"]),
    ])
  func findsNothing(name: String, candidates: [String]) {
    #expect(closestName(to: name, among: candidates) == nil)
  }

  @Test(
    "treats a name as misspelled if at most two letters differ",
    arguments: [
      ("laod", "load", true), ("isloading", "isLoading", true), ("counter", "count", true),
      ("blurRadius", "setBlurRadius", false), ("parsedTotal", "total", false), ("x", "id", false),
      ("getValue", "setValue", false),
    ])
  func slips(name: String, candidate: String, isSlip: Bool) {
    #expect(misspeltName(name, among: [candidate]) == (isSlip ? candidate : nil))
  }
}

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("are sorted by file and place, each printed once")
  func order() {
    let first = SourceFile(path: "A.yaml", text: "abc\ndef")
    let second = SourceFile(path: "B.yaml", text: "abc")
    let late = Diagnostic(.error, "late", at: SourceSpan(file: first, offsets: 5..<6))
    let early = Diagnostic(.error, "early", at: SourceSpan(file: first, offsets: 1..<2))
    let other = Diagnostic(.error, "other", at: SourceSpan(file: second, offsets: 0..<1))
    let nowhere = Diagnostic(.error, "nowhere", at: nil)
    let sorted = [other, late, early, late, nowhere].sortedForPrinting()
    #expect(sorted.map(\.message) == ["nowhere", "early", "late", "other"])
  }

  @Test("report whether they contain an error")
  func errors() {
    let note = Diagnostic(.note, "note", at: nil)
    #expect(![note, Diagnostic(.warning, "warning", at: nil)].containsErrors)
    #expect([note, Diagnostic(.error, "error", at: nil)].containsErrors)
  }
}
