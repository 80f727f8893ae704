import FeatureComparison
import FeatureProgram
import SpecSupport
import Testing

/// The changes of a block, as `diff` finds them.
@Suite("Changes of a block") struct BlockChangeTests {
  private func project(_ block: String) throws -> FeatureProject {
    try TextProject(named: [
      "Lamp": """
      feature: Lamp
      state: {isOn: Bool = false, isLate: Bool = false, count: Int = 0, note: String = ""}
      dependencies: [store, continuousClock]
      actions:
        changed: \(block)
        refresh: {run: {call: store.load(), id: loading}}
        keep: {run: {call: store.load(), id: saving}}
        stop: {with: {_ code: Int}}
      """,
      "StoreClient": """
      client: StoreClient
      key: store
      endpoints:
        load: {async: true, live: ()}
        save: {async: true, with: {_ count: Int}, live: _ = count}
      """,
    ]).valid()
  }

  /// Returns the changes from one block to another in short form.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    let comparison = compare(try project(old), with: try project(new))
    #expect(comparison.specs.flatMap(\.changes).map(\.name) == ["changed"])
    return comparison.specs.flatMap(\.changes).flatMap(\.blockChanges).map(\.summary)
  }

  @Test("include added and removed consequences")
  func addedAndRemoved() throws {
    #expect(
      try changes("{send: refresh}", "{send: [refresh, stop(1)]}") == ["+ send stop(1)"])
    #expect(
      try changes("{do: state.count = 0, cancel: loading}", "{do: state.count = 0}") == [
        "- cancel loading"
      ])
  }

  @Test("list each changed statement")
  func statements() throws {
    #expect(
      try changes(
        #""state.count = 0\nstate.note = \"\"""#,
        #""state.count   =  1\nstate.note = \"\"\nstate.isOn = true""#) == [
          "~ statement state.count = 0 > state.count = 1", "+ statement state.isOn = true",
        ])
  }

  @Test("include another action, another call and another time")
  func replaced() throws {
    #expect(
      try changes("{send: refresh}", "{send: stop(1)}") == ["~ send refresh > stop(1)"])
    #expect(
      try changes("{run: {call: store.load()}}", "{run: {call: store.save(1)}}")
        == ["~ run store.load() > store.save(1)"])
    #expect(
      try changes("{send: {action: refresh, after: 1s}}", "{send: {action: refresh, after: 2s}}")
        == ["~ after 1 s > 2 s"])
  }

  @Test("include details of effects")
  func details() throws {
    #expect(
      try changes(
        "{run: {call: store.load(), success: refresh, id: loading}}",
        "{run: {call: store.load(), success: stop(2), id: saving, after: 1s}}") == [
          "~ run store.load() (after nil > 1 s) (success refresh > stop(2)) (id loading > saving)"
        ])
    #expect(
      try changes("{timer: {every: 1s, send: refresh}}", "{timer: {every: 1s, send: stop(1)}}")
        == ["~ timer 1 s (send refresh > stop(1))"])
  }

  @Test("include the order of effects")
  func order() throws {
    #expect(
      try changes("{send: [refresh, stop(1)]}", "{send: [stop(1), refresh]}").map { $0.prefix(6) }
        == ["= send"])
  }

  @Test("list a condition with other Swift once, not for each consequence")
  func condition() throws {
    #expect(
      try changes(
        "{guard: state.isOn, do: state.count = 0, send: refresh}",
        "{guard: state.isLate, do: state.count = 0, send: refresh}")
        == ["? state.isOn > state.isLate"])
    #expect(
      try changes(
        "{when: [{if: state.isOn, send: refresh}, {else: {send: stop(1)}}]}",
        "{when: [{if: state.isLate, send: refresh}, {else: {send: stop(1)}}]}")
        == ["? state.isOn > state.isLate"])
  }

  @Test("include added and removed conditions")
  func conditions() throws {
    #expect(
      try changes(
        "{do: state.count = 0, send: refresh}",
        "{guard: state.isOn, do: state.count = 0, send: refresh}")
        == ["0 > 1 conditions: statement state.count = 0, send refresh"])
  }

  @Test("include a condition and its consequence together")
  func conditionAndContent() throws {
    #expect(
      try changes(
        "{guard: state.isOn, do: state.count = 0}", "{guard: state.isLate, do: state.count = 1}")
        == ["? state.isOn > state.isLate", "~ statement state.count = 0 > state.count = 1"])
  }

  @Test("have the lines of the new spec, or of the old spec for removed parts")
  func places() throws {
    let comparison = compare(
      try project("\n    do: state.count = 0\n    cancel: loading"),
      with: try project("\n    send: refresh\n    do: state.count = 0"))
    let changes = comparison.specs.flatMap(\.changes).flatMap(\.blockChanges)
    #expect(changes.compactMap { $0.span?.start.line } == [6, 7])
  }

  @Test("ignore keys that change no consequence")
  func others() throws {
    let comparison = compare(
      try project("{sequence: [{send: refresh}, {send: stop(1)}]}"),
      with: try project("{send: [refresh, stop(1)]}"))
    #expect(comparison.specs.flatMap(\.changes).map(\.name) == ["changed"])
    #expect(comparison.specs.flatMap(\.changes).flatMap(\.blockChanges).isEmpty)
  }
}

extension BlockChange {
  fileprivate var summary: String {
    func text(_ one: Consequence) -> String { "\(one.kind) \(one.what)" }
    switch self {
    case .added(let one): return "+ \(text(one))"
    case .removed(let one): return "- \(text(one))"
    case .moved(let one): return "= \(text(one))"
    case .changed(let change):
      let details = change.details.map {
        " (\($0.key) \($0.before ?? "nil") > \($0.after ?? "nil"))"
      }
      let old = text(change.pair.before)
      return "~ \(old)\(change.isReplaced ? " > \(change.pair.after.what)" : "")" + details.joined()
    case .condition(let old, becomes: let new): return "? \(old.text) > \(new.text)"
    case .conditions(let pairs):
      let counts = pairs.first.map {
        "\($0.before.conditions.count) > \($0.after.conditions.count)"
      }
      return "\(counts ?? "") conditions: \(pairs.map { text($0.after) }.joined(separator: ", "))"
    }
  }
}
