import SpecSource
import Testing

@testable import FeatureGenCLI

/// The lint findings that the project's own Swift disproves.
@Suite("Lint findings with handwritten Swift")
struct HandwrittenSwiftTests {
  private let counter = """
    feature: Counter
    state: {count: Int = 0, limit: Int = 3}
    dependencies: [date, uuid]
    actions:
      up: {do: 'state.count += Int(uuid().hashValue) + state.limit', send: delegate.rose}
      down: state.count -= 1
    delegate: [rose]
    tests: {rises: [{send: up, expect: {count: 1}}, {receive: delegate.rose}]}
    """
  private let root = "feature: Root\nchildren: {counter: Counter}\n"

  @Test("are all reported if no Swift refutes them")
  func all() throws {
    let all = ["limit", "date", "down", "rose"]
    #expect(try findings(beside: "") == all)
    #expect(try findings(beside: "struct Other { var limit, date, down, rose: Int }") == all)
  }

  @Test(
    "exclude names that Swift uses, changes, tests or reacts to",
    arguments: [
      ("extension Counter { func now() -> Date { date() } }", "date"),
      ("extension Counter.State { mutating func widen() { limit += 1 } }", "limit"),
      ("func f(_ s: inout Counter.State) { s.limit = 4 }", "limit"),
      ("func f(_ s: StoreOf<Counter>) { Binding(s.$limit) }", "limit"),
      ("let store = TestStore(initialState: Counter.State()) {}; store.send(.down)", "down"),
      ("let c = Counter(); switch a { case .counter(.delegate(.rose)): break }", "rose"),
    ])
  func disproved(_ swift: String, _ name: String) throws {
    #expect(try findings(beside: swift) == ["limit", "date", "down", "rose"].filter { $0 != name })
  }

  @Test(
    "stay if Swift only mentions their names",
    arguments: [
      "func show(_ s: StoreOf<Counter>) { print(s.limit == 3, s.limit) }",
      "extension Other { func f(_ counter: Counter) { date() } }",
      "func f(_ s: StoreOf<Counter>) { s.send(.down) }",
      "extension Counter { func f() { send(.delegate(.rose)) } }",
    ])
  func kept(_ swift: String) throws {
    #expect(try findings(beside: swift) == ["limit", "date", "down", "rose"])
  }

  @Test("name actions that no view sends, if a view of the feature is known")
  func unsent() throws {
    let lamp = """
      feature: Lamp
      state: {isOn: Bool = false}
      actions:
        tapped: {send: switched}
        switched: state.isOn.toggle()
        reset: state.isOn = false
      """
    let room = "feature: Room\nchildren: {lamp: Lamp}\nactions: {left: {send: lamp.reset}}\n"
    func found(_ swift: String, _ specs: [String: String]) throws -> [String] {
      try findings(of: specs, beside: swift, settings: "lint: {unused-action: warning}\n")
    }
    let view = "import SwiftUI\nstruct LampView { let store: StoreOf<Lamp> }\n"
    let tap = "import SwiftUI\nfunc tap(_ store: StoreOf<Lamp>) { store.send(.tapped) }\n"
    #expect(try found("", ["Lamp": lamp]) == [])
    #expect(try found("let store: StoreOf<Lamp>", ["Lamp": lamp]) == [])
    #expect(try found(view, ["Lamp": lamp]) == ["tapped", "reset"])
    #expect(try found(tap, ["Lamp": lamp]) == ["reset"])
    #expect(try found(tap, ["Lamp": lamp, "Room": room]) == [])
    #expect(try found(tap, ["Lamp": lamp + "\nview: true\n"]) == [])
    #expect(try found(view + "let s = TestStore(x); s.send(.tapped)", ["Lamp": lamp]).count == 2)
  }

  @Test("recognize effects that end with a presentation by a reducer in Swift")
  func presentedInSwift() throws {
    let clock = "feature: Clock\nactions: {start: {timer: {every: 1s, send: tick}}, tick: }\n"
    func found(_ swift: String) throws -> Bool {
      try !findings(of: ["Clock": clock], beside: swift).isEmpty
    }
    #expect(try found("let store = Store(initialState: Clock.State()) { Clock() }"))
    #expect(try !found("Reduce().ifLet(\\.$clock, action: \\.clock) { Clock() }"))
  }

  @Test("recognize cases of a state that Swift enters and leaves")
  func casesInSwift() throws {
    let door = """
      feature: Door
      state: {enum: [closed, open, locked]}
      actions: {opened: {guard: state == .closed, do: state = .open}}
      tests: {opens: {given: .closed, steps: [{send: opened, expect: .open}]}}
      """
    func found(_ swift: String) throws -> [String] {
      try findings(of: ["Door": door], beside: swift)
    }
    #expect(try found("") == ["open", "locked"])
    #expect(try found("func show(_ s: StoreOf<Door>) {}") == ["open", "locked"])
    #expect(try found("Store(initialState: Door.State.locked) { Door() }") == ["open"])
    #expect(
      try found("Scope(state: \\.door, action: \\.door) { Door() }; s = Door.State.closed") == [
        "locked"
      ])
  }

  private func findings(beside swift: String) throws -> [String] {
    try findings(of: ["Counter": counter, "Root": root], beside: swift)
  }

  /// Returns the subjects of the findings in specs.
  private func findings(
    of specs: [String: String], beside swift: String, settings: String = ""
  ) throws -> [String] {
    var texts = Dictionary(uniqueKeysWithValues: specs.map { ("Specs/\($0).yaml", $1) })
    texts["Specs/featuregen.yaml"] =
      "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/App\nsuffix: ''\n\(settings)"
    texts["Sources/App/Own/Own.swift"] = swift + "\n"
    let project = MemoryFileSystem(texts: texts)
    let plan = try planProject(project.fileSystem)
    #expect(plan.diagnostics.map(\.message) == [])
    return try plan.findings(in: project.fileSystem).compactMap(\.span?.text)
  }
}
