import FeatureSpec
import SpecSource
import Testing

/// The layout of specs.
@Suite("Format of specs") struct FormatSpecTests {
  private func formatted(_ text: String, isSettings: Bool = false) -> String? {
    formattedSpec(SourceFile(path: "Specs/A.yaml", text: text), isSettings: isSettings).value
  }

  @Test("keys of a block are sorted in the order in which they run, with their comments")
  func order() {
    let text = """
      feature: A
      actions:
        go:
          # Then.
          send: [one, two]  # both
          # First.
          do: state.n = 1
          x-note: mine
          guard: state.isOn
          run: {call: load()}
          cancel: old
        one:
      """
    let expected = """
      feature: A
      actions:
        go:
          guard: state.isOn
          # First.
          do: state.n = 1
          x-note: mine
          # Then.
          send: [one, two]  # both
          run: {call: load()}
          cancel: old
        one:

      """
    #expect(formatted(text) == expected)
  }

  @Test("sections and the keys of declarations stay where they are")
  func sections() {
    let text = """
      feature: A
      tests:
        works:
          - send: go
            expect: {n: 1}
      state:
        n: {doc: A number., type: Int, default: 0, binding: true}
      actions: [go]

      """
    #expect(formatted(text) == text)
  }

  @Test(
    "a value has its shortest spelling",
    arguments: [
      ("actions: {go: {do: state.n = 1}}", "actions: {go: state.n = 1}"),
      ("actions: {go: {send: [one]}}", "actions: {go: {send: one}}"),
      ("state: {n: {type: Int, default: '0'}}", "state: {n: Int = 0}"),
      ("state: {n: {type: Int}}", "state: {n: Int}"),
      ("state: {n: {default: 0}}", "state: {n: {default: 0}}"),
      ("computed: {n: {type: Int, get: m + 1}}", "computed: {n: Int = m + 1}"),
      ("children: {n: {feature: B}}", "children: {n: B}"),
      ("tests: {a: {steps: [{send: go}]}}", "tests: {a: [{send: go}]}"),
      (
        "alerts: {a: {title: {text: T}, buttons: {b: {label: B}}}}",
        "alerts: {a: {title: T, buttons: {b: B}}}"
      ),
      ("actions: {go: {when: [{if: state.isOn, send: one}]}}", nil),
    ])
  func shortest(text: String, expected: String?) {
    #expect(formatted("feature: A\n\(text)\n") == "feature: A\n\(expected ?? text)\n")
  }

  @Test(
    "quotes stay where YAML, an editor or Swift needs them",
    arguments: [
      (#"state: {n: "[Int]"}"#, "state: {n: '[Int]'}"),
      ("doc: 'One: two'", nil), ("doc: \"One\"", "doc: One"), ("doc: 'yes'", nil),
      ("doc: ''", nil), ("doc: 'a #b'", nil), ("doc: '- a'", nil), ("doc: -a", nil),
      (#"doc: "a\tb""#, nil), ("state: {n: {default: '1'}}", "state: {n: {default: 1}}"),
      ("actions: {go: 'state.n = 1'}", "actions: {go: state.n = 1}"),
      ("actions: {go: '!state.n'}", nil), ("actions: {go: 'f(a, b)'}", nil),
      ("actions:\n  go: 'f(a, b)'", "actions:\n  go: f(a, b)"),
      ("tests: {a: [{exhaustivity: 'off'}]}", nil),
      ("tests:\n  'a, b': [{send: go}]", "tests:\n  a, b: [{send: go}]"),
    ])
  func quotes(text: String, expected: String?) {
    #expect(formatted("feature: A\n\(text)\n") == "feature: A\n\(expected ?? text)\n")
  }

  @Test("brackets become a single line if they fit, and several lines otherwise")
  func brackets() {
    let long = String(repeating: "a", count: 55)
    let text = """
      feature: A
      actions:
        go: {run: {call: \(long)(), success: loaded, failure: failed}}
        one: {
          guard: state.isOn,
          send: two }
      """
    let expected = """
      feature: A
      actions:
        go:
          run:
            call: \(long)()
            success: loaded
            failure: failed
        one: {guard: state.isOn, send: two}

      """
    #expect(formatted(text) == expected)
  }

  @Test("comments and single empty lines stay in place")
  func comments() {
    let text = """
      # yaml-language-server: $schema=a.json

      feature: A  # a letter


      # The state.
      state:
        # First.
        n: Int = 0

        # Last.
        m: Int = 0
        # After the last.
      # Before the actions.
      actions: {
        go: , # one
        # two
        stop:
      }
      tests:
        # A test.
        works:
          # A step.
          - send: go  # sent
            # Nothing follows.
      # The end.
      """
    let expected = """
      # yaml-language-server: $schema=a.json

      feature: A  # a letter

      # The state.
      state:
        # First.
        n: Int = 0

        # Last.
        m: Int = 0
        # After the last.
      # Before the actions.
      actions:
        go:  # one
        # two
        stop:
      tests:
        # A test.
        works:
          # A step.
          - send: go  # sent
            # Nothing follows.
      # The end.

      """
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test("texts of several lines keep their lines and their headers")
  func lines() {
    let text = """
      feature: A
      doc: >-
          One
          and the same.
      actions:
          go:
              do: |  # why
                  if a {

                    b()
                  }
          stop: |4
                  a()
                b()
      tests:
        works:
        - do: |
            let a = 1
        - assert: a == 1
      """
    let expected = """
      feature: A
      doc: >-
        One
        and the same.
      actions:
        go: |  # why
          if a {

            b()
          }
        stop: |2
              a()
            b()
      tests:
        works:
          - do: |
              let a = 1
          - assert: a == 1

      """
    #expect(formatted(text) == expected)
    #expect(formatted(expected) == expected)
  }

  @Test("line breaks stay unchanged")
  func carriageReturns() {
    #expect(
      formatted("feature: A\r\nactions: {go: {do: 'a = 1'}}\r\n")
        == "feature: A\r\nactions: {go: a = 1}\r\n")
  }

  @Test("settings have a layout, too")
  func settings() {
    let text = "version: 1\nmodule: 'App'\nsources: \"Sources/App\"\ntests:   Tests\n"
    #expect(
      formatted(text, isSettings: true)
        == "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests\n")
  }

  @Test("a file with errors has no layout")
  func unreadable() {
    let parsed = formattedSpec(SourceFile(path: "Specs/A.yaml", text: "feature: [\n"))
    #expect(parsed.value == nil && parsed.diagnostics.containsErrors)
    #expect(formatted("feature: A\nactions: {go: {doo: 'a = 1'}}\n") == nil)
  }
}
