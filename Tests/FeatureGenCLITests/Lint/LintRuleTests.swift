import FeatureProgram
import FeatureSpec
import Testing

@testable import FeatureGenCLI

/// The findings of each rule of `lint`, their places, and the ways to silence them.
@Suite("Lint")
struct LintRuleTests {
  @Test(
    "finds violations of rules",
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
        state: {now: Date?, id: UUID?, numbers: '[Int] = [1, 2]', last: Date = .distantPast}
        dependencies: [date, uuid, withRandomNumberGenerator]
        actions:
          look: {guard: 'Date() > state.last', do: 'state.now = Date.now'}
          later: 'state.last = Date(timeIntervalSinceNow: 3)'
          next: state.last = Date().addingTimeInterval(3)
          begin: 'state.last = Date(timeIntervalSince1970: 3)'
          make: state.id = UUID.init()
          read: 'state.id = UUID(uuidString: "A")'
          roll: 'state.numbers = [Int.random(in: 1...6), Bool.random() ? 1 : 2]'
          mix: state.numbers.shuffle()
          draw: 'state.numbers = [deck.random(of: 3)] + pack.shuffled(by: state.numbers)'
          pick: |
            state.now = date()
            state.id = uuid()
            state.numbers = withRandomNumberGenerator { [.random(in: 1...6, using: &$0)] }
            withRandomNumberGenerator { state.numbers.shuffle(using: &$0) }
        """,
        [
          "5:18 the present time differs in each run, so no test can expect it [uncontrolled-value]",
          "5:57 the present time differs in each run, so no test can expect it [uncontrolled-value]",
          "6:24 the present time differs in each run, so no test can expect it [uncontrolled-value]",
          "7:22 the present time differs in each run, so no test can expect it [uncontrolled-value]",
          "9:20 a new UUID differs in each run, so no test can expect it [uncontrolled-value]",
          "11:27 a random value differs in each run, so no test can expect it [uncontrolled-value]",
          "11:50 a random value differs in each run, so no test can expect it [uncontrolled-value]",
          "12:8 a random value differs in each run, so no test can expect it [uncontrolled-value]",
        ]
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
          "6:5 'do' runs before 'send', which is written above it [written-order]",
          "7:5 'guard' runs before 'send', which is written above it [written-order]",
        ]
      ),
      (
        """
        feature: A
        state: {count: Int = 0}
        children: {path: {feature: A, presence: stack}}
        actions: {up: state.count += 1}
        reactions:
          path.up: {order: before}
        tests: {goes: [{send: up, expect: {count: 1}}]}
        """, ["6:20 the reaction to 'path.up' does nothing [idle-reaction]"]
      ),
      (
        """
        feature: A
        state: {name: String = Ada}
        actions: {rename: 'state.name = "Grace"'}
        tests: {renames: [{send: rename, expect: {name: '"Grace"'}}]}
        """, ["2:24 'Ada' is a name in Swift, not a string [unquoted-text]"]
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
        "A.yaml:9:28 'Milk' is a name in Swift, not a string [unquoted-text]",
        "A.yaml:9:51 'Tea' is a name in Swift, not a string [unquoted-text]",
        "A.yaml:9:88 'Rice' is a name in Swift, not a string [unquoted-text]",
        "Item.yaml:2:41 'Ann' is a name in Swift, not a string [unquoted-text]",
      ])
  }

  func project(_ specs: [String: String], settings: String = "") -> MemoryFileSystem {
    var texts = Dictionary(uniqueKeysWithValues: specs.map { ("Specs/\($0).yaml", $1) })
    texts["Specs/featuregen.yaml"] =
      "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n\(settings)"
    return MemoryFileSystem(texts: texts)
  }

  /// Returns the findings in specs, each with its place, message and rule.
  func lines(_ specs: [String: String], settings: String = "") throws -> [String] {
    let transcript = Transcript()
    _ = try lintProject(project(specs, settings: settings).fileSystem, console: transcript.console)
    return transcript.error.split(separator: "\n").filter { $0.hasPrefix("Specs/") }.map { line in
      String(line.dropFirst("Specs/".count)).replacing(": warning: ", with: " ")
        .replacing(": note: ", with: " ").replacing(": error: ", with: " ERROR ")
    }
  }
}
