import SpecSupport
import Testing

@testable import FeatureProgram
@testable import FeatureSpec

@Suite("Cycles")
struct CycleTests {
  @Test("a single cycle is found among cycles that share a node")
  func disjoint() {
    let graph = [
      ("a", ["b"]), ("b", ["a", "c"]), ("c", ["d", "a"]), ("d", ["c"]), ("e", ["e", "a"]),
    ]
    #expect(
      findCycles(in: graph).map(\.names) == [["a", "b", "a"], ["c", "d", "c"], ["e", "e"]])
  }

  @Test("a single cycle is found quickly where every node of a long chain leads back to the first")
  func waysBack() {
    let count = 20_000
    let graph = (0..<count).map { ("n\($0)", ["n0", "n\(min($0 + 1, count - 1))"]) }
    #expect(findCycles(in: graph).count == 1)
  }

  @Test("the text of a long cycle is shortened, the text of a short cycle is complete")
  func text() {
    let nine = (1...9).map { "F\($0)" }
    #expect(
      Cycle(names: nine + ["F1"]).text
        == "F1 → F2 → F3 → F4 → F5 → F6 → F7 → F8 → F9 → F1")
    let many = (1...40).map { "F\($0)" }
    #expect(
      Cycle(names: many + ["F1"]).text
        == "F1 → F2 → F3 → F4 → F5 → F6 → F7 → F8 → and 32 more → F1")
  }

  @Test("features that contain each other in a cycle are one error")
  func features() {
    let specs = (0..<40).map { number in
      (
        "F\(number)",
        "feature: F\(number)\nactions: {go: }\nchildren: {c: F\((number + 1) % 40)}\n"
      )
    }
    let messages = TextProject(named: Dictionary(uniqueKeysWithValues: specs)).read()
      .diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("→ and 32 more → F0") == true, "\(messages)")
  }
}
