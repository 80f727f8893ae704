import SpecSource
import SpecSupport
import TestSupport
import Testing

/// Tests that every name of a spec is either rejected, or the Swift of all specs compiles.
@Suite("Names of specs", .onOwnThread)
struct SpecNameTests {
  /// A kind of spec, with its contents.
  struct Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var settings = ""
    var text: @Sendable (String, Int) -> String
  }

  static let kinds = [
    Kind(testDescription: "features") { name, _ in
      "feature: '\(name)'\nstate: {count: Int = 0}\nactions: {go: state.count += 1}\n"
        + "tests: {counts: [{send: go, expect: {count: 1}}]}\n"
    },
    Kind(testDescription: "features without a suffix", settings: "suffix: ''\n") { name, _ in
      "feature: '\(name)'\nstate: {count: Int = 0}\nactions: {go: state.count += 1}\n"
        + "tests: {counts: [{send: go, expect: {count: 1}}]}\n"
    },
    Kind(testDescription: "models") { name, _ in "model: '\(name)'\nenum: [a, b]\n" },
    Kind(testDescription: "clients") { name, number in
      "client: '\(name)'\nkey: key\(number)\nendpoints: {go: {throws: true, live: print(1)}}\n"
    },
    Kind(testDescription: "keys of clients") { name, number in
      "client: Client\(number)\nkey: '\(name)'\nendpoints: {go: {throws: true, live: print(1)}}\n"
    },
  ]

  @Test("are refused or compile", arguments: Proofs.part(of: kinds, each: 4))
  func compile(_ kind: Kind) throws {
    let isKey = kind.testDescription == "keys of clients"
    let types =
      AwkwardNames.areManyTried
      ? AwkwardNames.types(of: ["FeatureRuntime", "FeatureTesting", "Foundation", "Testing"])
      : AwkwardNames.types
    let names = isKey ? AwkwardNames.values : types
    var files: [String: String] = [:]
    for (index, name) in names.enumerated() {
      files["Specs/\(isKey ? "Client\(index)" : name).yaml"] = kind.text(name, index)
    }
    let settings =
      "version: 1\nmodule: Awkward\nsources: Sources/Awkward\ntests: Tests/AwkwardTests\n"
    files["Specs/featuregen.yaml"] = settings + kind.settings
    files.merge(Self.everything) { $1 }
    try GeneratedModule(generate(&files), named: "Awkward").expectCompiles()
  }

  /// Generates a project. A spec with an error is removed, and the generation is repeated.
  private func generate(_ files: inout [String: String]) throws -> [String: [UInt8]] {
    while true {
      let generated = TextProject(texts: files).generate()
      let errors = generated.errors
      if errors.isEmpty { return generated.swift }
      #expect(errors.allSatisfy { $0.hint != nil }, "\(errors.described)")
      // A spec that uses a rejected name may have further errors because of it.
      let paths = Set(errors.compactMap(\.span?.file.path)).subtracting(Self.everything.keys)
      try #require(!paths.isEmpty, "\(errors.described)")
      for path in paths { files[path] = nil }
    }
  }

  /// Specs that use all constructs.
  private static let everything = [
    "Specs/Everything.yaml": """
    feature: Everything
    types:
      Phase: {enum: {idle: , busy: {with: {attempts: Int}}}}
      Place: {struct: {x: Int = 0}, conforms: [Hashable]}
    state:
      title: {type: String, default: '""', binding: true}
      phase: Phase = .idle
      note: String?
    computed: {isLong: 'Bool = title.count > 9'}
    dependencies: [work, uuid, date]
    children:
      one: Part
      sheet: {feature: Part, presence: optional}
      rows: {feature: Part, presence: many}
      destination: {oneOf: {edit: Part, share: Part}, presence: optional}
      path: {oneOf: {first: Part, second: Part}, presence: stack}
    alerts:
      sure: {with: {_ count: Int}, title: 'Sure \\(count)?', buttons: {yes: {label: Y, with: [count]}, no: N}}
    dialogs:
      more: {title: More?, buttons: {never: Never}}
    delegate: {finished: {with: {_ title: String}}}
    actions:
      start:
        run: {call: work.load(state.title), success: loaded, failure: failed, id: loading, debounce: 1s}
        timer: {every: 1s, send: ticked, id: ticking}
        stream: {of: work.listen(), send: heard(element), failure: failed}
      loaded: {with: {_ text: String}, do: state.note = text, send: delegate.finished(text)}
      failed: {with: {_ error: EffectError}, present: sure(1)}
      ask: {with: {_ result: 'Swift.Result<String, any Swift.Error>'}, present: more}
      again: {run: {call: work.load("a"), result: ask}}
      ticked:
      heard: {with: {_ text: String}}
      show: {present: edit}
      open: {push: first}
      byHand: {manual: true}
    effectIDs: [busy]
    reactions:
      binding.title: state.note = nil
      onChange.title: state.note = oldValue
      one.go: {cancel: [loading, ticking]}
      rows.go: 'state.rows.remove(id: id)'
      alert.yes: state.note = "\\(count)"
    tests:
      loads:
        dependencies:
          work.load: {records: loads, returns: '"a"'}
          work.listen: {stream: '["b"]'}
          continuousClock: test
        steps:
          - send: start
          - receive: heard
          - advance: 1s
          - receive: ticked
          - receive: loaded("a")
            expect: {note: '"a"'}
          - receive: delegate.finished("a")
          - send: one.go
            expect: {one.count: 1}
          - assert: recorded.loads == [""]
      binds:
        - bind: title = "Milk"
          expect: {note: '""'}
    explore:
      actions: [show, open]
      depth: 2
      invariants: {short: '!state.isLong'}
    """,
    "Specs/Part.yaml":
      "feature: Part\nstate: {id: Int = 0, count: Int = 0}\nactions: {go: state.count += 1}\n",
    "Specs/WorkClient.yaml": """
    client: WorkClient
    key: work
    endpoints:
      load: {with: {_ text: String}, async: true, throws: true, returns: String, live: text}
      listen: {stream: String, throws: true, live: 'AsyncThrowingStream { $0.finish() }'}
      place: {with: {of name: String}, returns: 'String?', live: name}
    """,
  ]
}
