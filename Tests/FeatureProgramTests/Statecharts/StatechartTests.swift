import SpecSupport
import Testing

@testable import FeatureProgram
@testable import FeatureSpec

/// The transitions that are read from a spec.
@Suite("Statecharts")
struct StatechartTests {
  @Test("follow conditions, patterns, branches and procedures")
  func blocks() throws {
    let spec = """
      feature: Player
      state: {enum: {idle: , loading: {with: {tries: Int}}, playing: , failed: }}
      computed:
        isBusy: Bool = self.loading != nil || self == .playing
      actions:
        play:
          guard: '!state.isBusy'
          perform: load
        again:
          with: {_ isLast: Bool}
          match:
            on: state
            cases:
              .loading(let tries):
                when:
                  - if: tries < 3
                    do: 'state = .loading(tries: tries + 1)'
                  - else: state = .failed
              .failed: {perform: load}
              _: {}
        loaded:
          guard: case .loading = state
          do: state = .playing
        stop:
          when:
            - if: state == .playing
              do: state = .idle
            - if: isForced
              do: state = .failed
          
      procedures:
        load: {guard: state != .playing, do: 'state = .loading(tries: 1)'}
      parameters: {isForced: Bool}
      """
    #expect(
      try lines(["Player": spec]) == [
        "idle -> loading: play", "failed -> loading: play", "loading -> loading: again [tries < 3]",
        "failed -> loading: again", "loading -> failed: again [else]", "loading -> playing: loaded",
        "playing -> idle: stop", "idle -> failed: stop [isForced]",
        "loading -> failed: stop [isForced]", "failed -> failed: stop [isForced]",
      ])
  }

  @Test("know the transitions of statements that throw")
  func catches() throws {
    let spec = """
      feature: Reader
      state: {enum: [empty, read, broken]}
      actions:
        open:
          guard: state == .empty
          do: |
            let text = try String(contentsOfFile: "a", encoding: .utf8)
            print(text)
          catch: state = .broken
          when: [{if: text.isEmpty, do: state = .empty}, {else: state = .read}]
      """
    #expect(
      try lines(["Reader": spec]) == [
        "empty -> empty: open [text.isEmpty]", "empty -> read: open [else]",
        "empty -> broken: open [an error]",
      ])
  }

  @Test("know that a child acts only while the state is its case")
  func children() throws {
    let specs = [
      "Root": """
      feature: Root
      state: {enum: [welcome, login, home]}
      children: {login: Login, home: Login}
      actions: {start: state = .login(LoginFeature.State())}
      reactions:
        login.done: state = .home(LoginFeature.State())
        login.any: {}
      """,
      "Login": "feature: Login\nstate: {n: Int = 0}\nactions: {done: }\n",
    ]
    #expect(
      try lines(specs, of: "Root") == ["any -> login: start", "login -> home: login.done"])
  }

  @Test("know the initial states that parents and tests set")
  func beginnings() throws {
    let specs = [
      "Door": """
      feature: Door
      state: {enum: {closed: , open: {with: {_ width: Int}}, locked: }}
      actions: {opened: state = .open(1)}
      tests: {opens: {given: .closed, steps: [{send: opened, expect: .open(1)}]}}
      """,
      "House": """
      feature: House
      children:
        front: {feature: Door, default: .locked}
        back: Door
        sheet: {presence: optional, oneOf: {door: Door, other: House2}}
      actions:
        shown: {present: door(.open(3))}
        changed: state.sheet = .door(.closed)
        replaced: 'state.front = DoorFeature.State.open(2)'
      """,
      "House2": "feature: House2\nactions: {done: }\n",
    ]
    let chart = try chart(specs, of: "Door")
    #expect(
      chart.beginnings == [
        .init(to: .named("locked"), origin: .parent("House", place: "front")),
        .init(to: .named("open"), origin: .parent("House", place: "front")),
        .init(to: .any, origin: .parent("House", place: "back")),
        .init(to: .named("open"), origin: .parent("House", place: "sheet")),
        .init(to: .named("closed"), origin: .parent("House", place: "sheet")),
        .init(to: .named("closed"), origin: .test),
      ])
  }

  @Test(
    "know which behavior lets Swift code change the state unseen",
    arguments: [
      ("actions: {go: {manual: true}}", true), ("actions: {go: state.reset()}", true),
      ("actions: {go: reset(&state)}", true), ("actions: {go: state = .a}", false),
      ("actions: {go: state = next()}", false),
      ("actions: {go: state = .a}\ncompose: {after: Router()}", true),
      ("actions: {go: {perform: p}}\nprocedures: {p: {do: state.reset()}}", true),
      ("actions: {go: {guard: reset(&state), do: state = .a}}", true),
    ])
  func unseen(_ behaviour: String, _ mayChange: Bool) throws {
    let chart = try chart(["A": "feature: A\nstate: {enum: [a, b]}\n\(behaviour)\n"], of: "A")
    #expect(chart.mayChangeUnseen == mayChange)
  }

  @Test("exist only for states that are enums")
  func otherStates() throws {
    let specs = [
      "A": "feature: A\nstate: {n: Int = 0}\nactions: {go: state.n = 1}\n",
      "B": "feature: B\nstate: Session\nactions: {go: state.n = 1}\n",
    ]
    let project = try TextProject(named: specs).valid()
    #expect(project.features.allSatisfy { project.statechart(of: $0) == nil })
  }

  @Test("stop at procedures whose calls multiply")
  func manyProcedures() throws {
    let procedures = (0..<40).map { "  p\($0): {perform: [p\($0 + 1), p\($0 + 1)]}" }
    let spec = """
      feature: A
      state: {enum: [a, b]}
      actions: {go: {perform: p0}, other: {perform: p39}}
      procedures:
      \(procedures.joined(separator: "\n"))
        p40: {do: state = .b}
      """
    let chart = try chart(["A": spec], of: "A")
    #expect(chart.mayChangeUnseen)
    #expect(chart.transitions.map(\.trigger) == ["other"])
  }

  private func lines(_ specs: [String: String], of name: String? = nil) throws -> [String] {
    try chart(specs, of: name ?? specs.keys.first ?? "").transitions.map { transition in
      let conditions = transition.conditions.joined(separator: ", ")
      return "\(transition.from.words) -> \(transition.to.words): \(transition.trigger)"
        + (conditions.isEmpty ? "" : " [\(conditions)]")
    }
  }

  private func chart(_ specs: [String: String], of name: String) throws -> Statechart {
    let project = try TextProject(named: specs).valid()
    let feature = try #require(project.feature(named: name))
    return try #require(project.statechart(of: feature))
  }
}

extension Statechart.Place {
  fileprivate var words: String {
    switch self {
    case .named(let name): name
    case .any: "any"
    }
  }
}
