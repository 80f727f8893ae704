import FeatureSpec
import Testing

@testable import FeatureGenCLI

/// What each rule of `lint` finds, where, and how it is silenced.
@Suite("Lint")
struct LintRuleTests {
  @Test(
    "finds what breaks a rule",
    arguments: [
      (
        """
        feature: A
        state: {count: Int = 0}
        actions:
          up: state.count += 1
          down: state.count -= 1
        tests:
          counts: [{send: up, expect: {count: 1}}]
        """, ["5:3 no test sends or receives 'down' [untested-action]"]
      ),
      (
        """
        feature: A
        state: {count: Int = 0, total: Int = 0}
        computed: {isMany: Bool = count > total}
        actions: {up: state.count += 1}
        tests: {counts: [{send: up, expect: {count: 1}}]}
        """, ["2:25 nothing changes 'total' [unwritten-state]"]
      ),
      (
        """
        feature: A
        state: {now: Date?}
        dependencies: [date, uuid]
        actions: {look: state.now = date()}
        tests:
          looks:
            dependencies: {date: .distantPast}
            steps: [{send: look, expect: {now: .distantPast}}]
        """, ["3:22 'uuid' is not used [unused-dependency]"]
      ),
      (
        """
        feature: A
        state: {now: Date?}
        dependencies: [{now: date.now}, {clock: continuousClock}]
        actions: {look: state.now = now}
        tests:
          looks:
            dependencies: {now: .distantPast}
            steps: [{send: look, expect: {now: .distantPast}}]
        """, ["3:34 'clock' is not used [unused-dependency]"]
      ),
      (
        """
        feature: A
        state: {count: Int = 0}
        dependencies: [date, uuid, locale]
        actions: {look: }
        compose:
          before: 'Reduce { [date] state, _ in Times(date()).reduce(&state.count) }'
          operators: '.marked(with: self.uuid)'
        tests: {looks: [{send: look}]}
        """, ["3:28 'locale' is not used [unused-dependency]"]
      ),
      (
        """
        feature: A
        actions:
          start: {timer: {every: 1s, send: tick, id: ticking}}
          tick:
        tests:
          ticks:
            dependencies: {continuousClock: test}
            steps:
              - exhaustivity: off
              - send: start
              - advance: 1s
              - receive: tick
        """, ["3:46 nothing ends this timer [endless-effect]"]
      ),
      (
        """
        feature: A
        state: {count: Int = 0}
        actions:
          up: {do: 'state.count = (try? number()) ?? 0', catch: state.count = 1}
          down:
            when:
              - if: state.count > 0
                do: 'do { state.count = try number() } catch { state.count = 1 }'
                catch: state.count = 2
              - else: {do: state.count = try number(), catch: state.count = 3}
        tests: {counts: [{send: up, expect: {count: 1}}, {send: down, expect: {count: 2}}]}
        """,
        [
          "4:50 nothing in 'do' throws [idle-catch]", "9:9 nothing in 'do' throws [idle-catch]",
        ]
      ),
      (
        """
        feature: A
        state: {count: Int = 0}
        actions: {up: state.count += 1}
        tests:
          goes up:
            - exhaustivity: off
            - send: up
        """, ["5:3 the test 'goes up' checks nothing [idle-test]"]
      ),
      (
        """
        feature: A
        state: {count: Int = 0}
        actions:
          up:
            send: done
            do: state.count += 1
            guard: state.count < 3
          done:
        tests: {goes: [{send: up, expect: {count: 1}}, {receive: done}]}
        """,
        [
          "6:5 'do' runs before 'send', which stands above it [written-order]",
          "7:5 'guard' runs before 'send', which stands above it [written-order]",
        ]
      ),
      (
        """
        feature: A
        state: {name: String = Ada}
        actions: {rename: 'state.name = "Grace"'}
        tests: {renames: [{send: rename, expect: {name: '"Grace"'}}]}
        """, ["2:24 'Ada' is a name in Swift, not a text [unquoted-text]"]
      ),
    ])
  func findings(_ spec: String, _ expected: [String]) throws {
    #expect(try lines(["A": spec]) == expected.map { "A.yaml:\($0)" })
  }

  @Test("finds texts without quotes in models and children")
  func textsInside() throws {
    let specs = [
      "A": """
      feature: A
      types: {Tag: {struct: {name: String, size: Int}}}
      state: {item: Item?, tags: '[Tag] = []', tag: 'Tag?'}
      children: {child: Child}
      actions: {go: state.item = nil}
      tests:
        goes:
          - send: go
            expect: {item.name: "Milk", 'tags[0].name': Tea, tag.size: size, child.box.name: Rice}
          - send: go
            expect: {item.name: '"Milk"', item: other, 'tags[0].size': size, child.box: box}
      """,
      "Child": "feature: Child\nstate: {box: Item?}\nactions: {go: }\ntests: {t: [{send: go}]}",
      "Item": "model: Item\nfields: {name: String, owner: 'String = Ann'}",
    ]
    #expect(
      try lines(specs).filter { $0.contains("unquoted") } == [
        "A.yaml:9:28 'Milk' is a name in Swift, not a text [unquoted-text]",
        "A.yaml:9:51 'Tea' is a name in Swift, not a text [unquoted-text]",
        "A.yaml:9:88 'Rice' is a name in Swift, not a text [unquoted-text]",
        "Item.yaml:2:41 'Ann' is a name in Swift, not a text [unquoted-text]",
      ])
  }

  @Test("tells of delegate actions that no parent hears, and of errors that nobody is told of")
  func findingsAcrossSpecs() throws {
    let child = """
      feature: Child
      delegate: [closed, saved]
      dependencies: [api]
      actions:
        save: {run: {call: api.save(), failure: ignore}, send: delegate.saved}
        close: {send: delegate.closed}
      tests:
        saves:
          dependencies: {api.save: {records: saves}}
          steps: [{send: save}, {receive: delegate.saved}, {send: close}, {receive: delegate.closed}]
      """
    let parent = """
      feature: Parent
      children: {child: Child}
      state: {isSaved: Bool = false}
      reactions: {child.delegate.saved: state.isSaved = true}
      """
    let client = """
      client: API
      key: api
      endpoints: {save: {async: true, throws: true, live: print()}}
      """
    #expect(
      try lines(["Child": child, "Parent": parent, "API": client]) == [
        "Child.yaml:2:12 no parent reacts to 'delegate.closed' [unheard-delegate]"
      ])
    #expect(
      try lines(
        ["Child": child, "Parent": parent, "API": client],
        settings: "lint: {ignored-failure: note, unheard-delegate: 'off'}\n")
        == ["Child.yaml:5:34 no action receives this error [ignored-failure]"])
  }

  @Test(
    "knows fields that a parent changes",
    arguments: [
      ("state.child.n = 1", true), ("state.child.n += 1", true), ("reset(&state.child)", true),
      ("state.child.reset()", true), ("'if state.child.n > 0 { return }'", false),
      ("print(state.child)", false),
    ])
  func parentsWrites(_ change: String, _ isChange: Bool) throws {
    let specs = [
      "Child": "feature: Child\nstate: {n: Int = 0}\nactions: {go: }\ntests: {t: [{send: go}]}",
      "Middle": "feature: Middle\nchildren: {child: Child}",
      "Parent": """
      feature: Parent
      children: {middle: Middle, child: Child}
      actions: {go: \(change.replacing("return", with: "print(1)"))}
      tests: {t: [{send: go}]}
      """,
    ]
    #expect(
      try lines(specs)
        == (isChange ? [] : ["Child.yaml:2:9 nothing changes 'n' [unwritten-state]"]))
  }

  @Test(
    "leaves effects alone that end because their feature does",
    arguments: [
      ("children: {a: {feature: A, presence: optional}}", "", true),
      ("children: {a: {feature: A, presence: stack}}", "", true),
      ("children: {a: A}", "", false),
      ("actions: {go: }", ", close: {dismiss: self}", true),
    ])
  func briefEffects(_ parent: String, _ action: String, _ isBrief: Bool) throws {
    let specs = [
      "A": "feature: A\nactions: {start: {timer: {every: 1s, send: tick}}, tick: \(action)}",
      "B": "feature: B\n\(parent)",
    ]
    let found = try lines(specs).filter { $0.contains("[endless-effect]") }
    #expect(found.isEmpty == isBrief)
  }

  @Test("points at the fragments that make lines long, in the order of the file")
  func longLines() throws {
    let sum = Array(repeating: "1000", count: 20).joined(separator: " + ")
    let long = String(repeating: "Long", count: 22)
    let spec = """
      feature: A
      state: {n: Int = 0}
      actions:
        up: state.n = \(sum)
        got\(long): {with: {_ value: Int}}
        down: state.n = state.n - \(sum)
      tests:
        goes: [{send: up}, {send: 'got\(long)(1)'}, {send: down}]
      """
    let found = try lines(["A": spec]).filter { $0.contains("[long-line]") }
    let places = found.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(!places.contains("A.yaml:1:1"), "\(found)")
    #expect(places.contains("A.yaml:4:7") && places.contains("A.yaml:6:9"), "\(found)")
    let numbers = places.compactMap { Int($0.split(separator: ":")[1]) }
    #expect(numbers == numbers.sorted())
  }

  @Test(
    "hears what a parent follows as any action of its child",
    arguments: [("child.any", true), ("child.delegate.any", true), ("child.view.any", false)])
  func heardAsAny(_ address: String, isHeard: Bool) throws {
    let child = """
      feature: Child
      actions: {view.tapped: {send: delegate.closed}}
      delegate: [closed]
      tests: {closes: [{send: view.tapped}, {receive: delegate.closed}]}
      """
    let parent = """
      feature: Parent
      state: {n: Int = 0}
      children: {child: Child}
      reactions: {\(address): state.n += 1}
      """
    let unheard = try lines(["Child": child, "Parent": parent]).filter { $0.contains("unheard") }
    #expect(unheard.isEmpty == isHeard, "\(unheard)")
  }

  @Test("knows actions that the tests of a parent send")
  func parentsTests() throws {
    let child = "feature: Child\nstate: {n: Int = 0}\nactions: {up: state.n += 1}\n"
    let parent = """
      feature: Parent
      children: {child: Child}
      tests: {counts: [{send: child.up, expect: {child.n: 1}}]}
      """
    #expect(try lines(["Child": child, "Parent": parent]) == [])
  }

  @Test("tells once of a feature that no test knows")
  func noTests() throws {
    #expect(
      try lines(["A": "feature: A\nactions: {up: , down: }\n"]) == [
        "A.yaml:1:10 no test sends or receives any of the 2 actions of 'A' [untested-action]"
      ])
  }

  @Test("is silenced by a comment, on the line or above it")
  func comments() throws {
    let spec = """
      feature: A
      state: {count: Int = 0}
      actions:
        # Nobody can press it yet.
        # lint:ignore untested-action
        up: state.count += 1
        down: state.count -= 1  # lint:ignore unread-state, untested-action
        reset: state.count = 0
        double: state.count *= 2
      tests: {doubles: [{send: double}]}
      """
    #expect(
      try lines(["A": spec]) == ["A.yaml:8:3 no test sends or receives 'reset' [untested-action]"])
  }

  @Test("goes by the settings")
  func settings() throws {
    let spec = "feature: A\nstate: {n: Int = 0}\nactions: {up: state.n = 1}\n"
    let project = project(
      ["A": spec], settings: "lint: {untested-action: error, unread-state: note}\n")
    let transcript = Transcript()
    #expect(try lintProject(project.fileSystem, console: transcript.console) == .failure)
    #expect(transcript.error.contains("Specs/A.yaml:2:9: note: nothing in the spec reads 'n'"))
    #expect(transcript.error.contains("Specs/A.yaml:3:11: error: no test sends"))
  }

  @Test("fails on warnings only if it is strict")
  func strict() throws {
    let project = project(["A": "feature: A\nactions: {up: }\n"])
    #expect(try lintProject(project.fileSystem, console: Transcript().console) == .success)
    #expect(
      try lintProject(project.fileSystem, strict: true, console: Transcript().console) == .failure)
  }

  @Test("tells only of what is not in the baseline")
  func baseline() throws {
    let tests = "tests: {goes: [{send: go}]}\n"
    let project = project(["A": "feature: A\nactions: {up: , down: , go: }\n\(tests)"])
    let first = Transcript()
    #expect(try writeBaselineOfProject(project.fileSystem, console: first.console) == .success)
    #expect(first.output == "2 findings are listed in Specs/featuregen.baseline\n")
    let written = project.takeWritten()
    #expect(Array(written.keys) == ["Specs/featuregen.baseline"])
    let more = self.project(["A": "feature: A\n\nactions: {up: , down: , more: , go: }\n\(tests)"])
    try more.fileSystem.apply([
      .write(path: baselinePath, contents: written[baselinePath] ?? [])
    ])
    let second = Transcript()
    #expect(
      try lintProject(more.fileSystem, strict: true, console: second.console) == .failure)
    #expect(second.output == "no errors in 1 spec, 1 warning\n")
    #expect(second.error.contains("no test sends or receives 'more'"))
  }

  @Test("has an explanation for every rule", arguments: LintRule.allCases)
  func explanations(_ rule: LintRule) {
    #expect(rule.explanation.split(separator: "\n\n").count > 1 || rule == .unquotedText)
    #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(!rule.explanation.contains("''"), "quotes stand in quotes")
  }

  private func project(_ specs: [String: String], settings: String = "") -> MemoryFileSystem {
    var texts = Dictionary(uniqueKeysWithValues: specs.map { ("Specs/\($0).yaml", $1) })
    texts["Specs/featuregen.yaml"] =
      "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n\(settings)"
    return MemoryFileSystem(texts: texts)
  }

  /// The findings of specs, each with its place, message and rule.
  private func lines(_ specs: [String: String], settings: String = "") throws -> [String] {
    let transcript = Transcript()
    _ = try lintProject(project(specs, settings: settings).fileSystem, console: transcript.console)
    return transcript.error.split(separator: "\n").filter { $0.hasPrefix("Specs/") }.map { line in
      String(line.dropFirst("Specs/".count)).replacing(": warning: ", with: " ")
        .replacing(": note: ", with: " ").replacing(": error: ", with: " ERROR ")
    }
  }
}
