import Testing

@testable import FeatureGenCLI

/// Conditions on arriving actions, reports, and shared values that are named once.
extension RecordTests {
  /// The spec with conditions after its first step.
  private static let conditional = spec.replacing(
    "# once\n",
    with: "# once\n    - assert: state.count == 1\n    - assert: state.first != nil\n")
  private static let first = ("#expect(store.state.count == 1)", "Expectation failed: no")
  private static let second = ("#expect(store.state.first != nil)", "Expectation failed: no")

  @Test(
    "writes received actions as late as the conditions allow",
    arguments: [
      ([0: [second], 1: [first]], 1), ([0: [second]], 0), ([1: [first, second]], 2), ([:], 0),
    ] as [([Int: [(String, String)]], Int)])
  func conditions(_ issues: [Int: [(String, String)]], _ conditionsInFront: Int) throws {
    let result = try record(
      events: [Self.begin, Self.increment, Self.loaded, Self.undo, Self.end], issues: issues,
      spec: Self.conditional)
    #expect(result.status == 0, "\(result.error)")
    let lines = result.spec.split(separator: "\n").filter { $0.contains("- ") }
    let place = try #require(lines.firstIndex { $0.contains("- receive: loaded(\"A\")") })
    #expect(
      lines[..<place].count { $0.contains("- assert:") } == conditionsInFront, "\(result.spec)")
  }

  @Test("reports a condition that is never met")
  func unmetCondition() throws {
    let result = try record(
      events: [Self.begin, Self.increment, Self.loaded, Self.undo, Self.end],
      issues: [0: [Self.second], 1: [Self.second]], spec: Self.conditional)
    #expect(result.status == 1)
    #expect(result.spec.contains("- receive: loaded"))
    #expect(
      result.error.hasPrefix("Specs/Counter.yaml:21:15: error: this condition never holds"),
      "\(result.error)")
  }

  @Test("names the key of a called dependency without a value")
  func missingDependency() throws {
    let client = "client: PlayerClient\nkey: player\nlive: manual\nendpoints: {stop: }\n"
    let result = try record(
      events: [Self.begin, Self.increment, Self.undo, Self.end],
      issues: [
        0: [
          ("send(.increment)", "'PlayerClient.stop' has no value in this test"),
          ("send(.undo)", "'@Dependency(\\.uuid)' has no value in this test"),
        ]
      ], others: ["Specs/PlayerClient.yaml": client])
    #expect(result.status == 1)
    for (line, key) in [(19, "player.stop"), (20, "uuid")] {
      #expect(
        result.error.contains(
          "Specs/Counter.yaml:\(line):13: error: '\(key)' is called, but has no value in this test\n"
        ),
        "\(result.error)")
      #expect(
        result.error.contains(
          "hint: add its value to 'dependencies:' of the test, as in '\(key): …'\n"))
    }
    // The other results of the steps are written nevertheless.
    #expect(result.spec.contains("expect: {count: 1}\n    - send: undo"))
  }

  @Test("reports features of other template sets, and records the rest")
  func leftOut() throws {
    let other =
      "feature: Cart\ntemplates: redux\nstate: {count: Int = 0}\nactions: {add: state.count += 1}\ntests: {adds: [{send: add, expect: {count: 1}}]}\n"
    let result = try record(
      events: [Self.begin, Self.increment, Self.undo, Self.end], others: ["Specs/Cart.yaml": other])
    #expect(result.status == 0)
    #expect(
      result.error.hasPrefix(
        "Specs/Cart.yaml:1:10: warning: the tests of 'Cart' are not recorded: its template set is not 'runtime' [unrecorded-test]\n"
      ), "\(result.error)")
    #expect(result.spec.contains("expect: {count: 1}\n    - send: undo"))
  }

  @Test("names a part of a shared value once, next to the action")
  func siblingInstances() throws {
    func event(_ text: String, _ paths: [String]) -> (String, String) {
      let changes = paths.map {
        #"{"path": ["\#($0)"], "identity": "a", "value": {"swift": "1"}}"#
      }
      return (text, #""event": "step", "changes": [\#(changes.joined(separator: ", "))]"#)
    }
    let spec = Self.spec
      .replacing("  count: Int = 0\n", with: "  count: Int = 0\n  undo: Int = 0\n")
      .replacing("      expect: {count: 1}\n", with: "")
    let result = try record(
      events: [
        Self.begin, event("send(.increment)", ["count", "undo"]),
        event("send(.undo)", ["count", "undo"]), Self.end,
      ], spec: spec)
    #expect(
      result.spec.hasSuffix("expect: {count: 1}\n    - send: undo\n      expect: {undo: 1}\n"))
  }
}
