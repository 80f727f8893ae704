import FeatureDocumentation
import SpecSupport
import Testing

/// Pages and diagrams show the conditions of changes and consequences.
@Suite("Conditions") struct ConditionTests {
  private static let lamp = """
    feature: Lamp
    types: {Mode: {enum: [slow, fast]}}
    state: {isOn: Bool = false, mode: {type: Mode, default: .slow}, count: Int = 0, note: String = ""}
    alerts: {sure: {title: Sure?, buttons: {yes: 'Yes'}}}
    dependencies: [store, continuousClock]
    actions:
      guarded: {guard: state.isOn, do: state.count += 1, send: refresh}
      chosen:
        do: state.count = 0
        when:
          - {if: state.isOn, do: state.note = "on", send: refresh, present: sure}
          - {if: state.count > 1, send: stop}
          - {else: {send: stop, cancel: loading}}
        send: refresh
      matched:
        match:
          on: state.mode
          cases:
            .fast: {run: {call: store.load(), success: refresh, id: loading}}
            _: {perform: note}
      tried:
        do: try check(state)
        catch: {do: state.note = "failed", send: stop}
      stepped:
        task:
          steps:
            - when: [{if: state.isOn, send: {action: refresh, after: 2s}}, {else: {send: stop}}]
            - send: stop
      plain: {do: state.count += 1, send: refresh}
      refresh:
      stop:
    procedures: {note: state.note = ""}
    """

  private static let store = """
    client: StoreClient
    key: store
    endpoints: {load: {async: true, live: ()}}
    """

  private func model() throws -> DocumentationModel {
    DocumentationModel(
      of: try TextProject(named: ["Lamp": Self.lamp, "StoreClient": Self.store]).valid())
  }

  /// Returns the cells of an action's row: the cell of the changes and the cell of the consequences.
  private func row(_ action: String) throws -> [String] {
    let pages = try model().pages(in: "Docs")
    let page = try #require(pages.first { $0.path == "Docs/Features/Lamp.md" })
    let line = try #require(page.text.split(separator: "\n").first { $0.hasPrefix("| `\(action)") })
    return line.dropFirst(2).dropLast(2).replacing("|  |", with: "| - |").split(separator: " | ")
      .dropFirst().map(String.init)
  }

  @Test("of a guard apply to everything after the guard")
  func guards() throws {
    #expect(try row("guarded") == ["if `state.isOn`: `count`", "if `state.isOn`: sends `refresh`"])
  }

  @Test("of branches include the failed conditions of earlier branches")
  func branches() throws {
    #expect(
      try row("chosen") == [
        "`count`<br>if `state.isOn`: `note`",
        "if `state.isOn`: shows `sure`; sends `refresh`"
          + "<br>unless `state.isOn`, if `state.count > 1`: sends `stop`"
          + "<br>unless `state.isOn` or `state.count > 1`: cancels `loading`; sends `stop`"
          + "<br>sends `refresh`",
      ])
  }

  @Test("of patterns name the value")
  func patterns() throws {
    #expect(
      try row("matched").last
        == "if `state.mode` is `.fast`: runs `store.load()`: success `refresh`"
        + "<br>if `state.mode` is anything else: performs `note`")
  }

  @Test("of a catch are shown as an error")
  func catches() throws {
    #expect(try row("tried") == ["on an error: `note`", "on an error: sends `stop`"])
  }

  @Test("of steps are the conditions of their branches")
  func steps() throws {
    #expect(
      try row("stepped").last
        == "if `state.isOn`: after 2 s sends `refresh`"
        + "<br>unless `state.isOn`: sends `stop`<br>sends `stop`")
  }

  @Test("do not appear without a condition")
  func none() throws {
    #expect(try row("plain") == ["`count`", "sends `refresh`"])
  }

  @Test("label the arrows of diagrams")
  func arrows() throws {
    let diagram = try #require(try model().feature(named: "Lamp")).diagram
    let arrows = Set(
      diagram.edges.filter { !$0.label.isEmpty }.map { "\($0.from) \($0.to) \($0.label)" })
    #expect(
      arrows.isSuperset(of: [
        "action:guarded state:count if state.isOn", "action:guarded action:refresh if state.isOn",
        "action:chosen state:note if state.isOn", "action:chosen prompt:alert.sure if state.isOn",
        "action:chosen action:stop unless state.isOn or state.count > 1",
        "action:matched effect:action:matched:0 if state.mode is .fast",
        "effect:action:matched:0 action:refresh success",
        "action:matched procedure:note if state.mode is anything else",
        "action:tried action:stop on an error",
      ]))
    #expect(
      diagram.edges.contains {
        $0.from == "action:chosen" && $0.to == "action:refresh" && $0.label.isEmpty
      })
    #expect(diagram.mermaid.contains("|\"if state.isOn\"|"))
  }
}
