import SpecSource
import Testing

@testable import SpecYAML

/// A file with several mistakes, and all errors that are reported for it.
struct RecoveryCase: CustomTestStringConvertible {
  let file: String
  /// The places and messages.
  let errors: [String]
  /// The remaining nodes, in the form of `outline`.
  let rest: String?

  var testDescription: String { file.debugDescription }

  static let all = [
    RecoveryCase(
      file: """
        feature: A
        actions:
          one: {send: a
          two: state.n += 1
          three: 'x
          four:
        """,
      errors: [
        "3:8 the '{' that opens here is never closed",
        "5:10 the quote ' that opens here is never closed",
      ],
      rest: #"{feature: "A", actions: {one: ?, two: "state.n += 1", three: ?, four: ""}}"#),
    RecoveryCase(
      file: """
        feature: A
        tests:
          "counts up":
            - send: increment
              expect: {count: 1
          "counts down":
            - send: decrement
              expect: {count: 0}
          "is reset":
            - send: reset
             expect: {count: 0}
          "ends":
            - finish: true
        """,
      errors: [
        "5:15 the '{' that opens here is never closed",
        "11:6 'expect' is indented by 5, which matches no line that it could belong to",
      ],
      rest: #"{feature: "A", tests: {counts up: [{send: "increment", expect: ?}], "#
        + #"counts down: [{send: "decrement", expect: {count: "0"}}], "#
        + #"is reset: [{send: ?, expect: ?}], ends: [{finish: "true"}]}}"#),
    RecoveryCase(
      file: """
        feature: A
        state:
          a: Int = f(b: 1)
          b: String = c: d
        actions:
          one: "a" + "b"
          two: a # b) + f(
        tests:
          x: [{send: one}, {send: two]
          y: [{send: two}]
        """,
      errors: [
        "3:15 ': ' ends a key in YAML, so this value cannot be read as one text",
        "4:16 ': ' ends a key in YAML, so this value cannot be read as one text",
        "6:12 '+ \"b\"' follows the closing quote, which ends a value in YAML",
        "9:20 the '{' that opens here is never closed",
      ],
      rest: #"{feature: "A", state: {a: ?, b: ?}, actions: {one: ?, two: "a"}, "#
        + #"tests: {x: ?, y: [{send: "two"}]}}"#),
    RecoveryCase(
      file: """
        feature: A
        imports:
        - A: b: c
        - B
        dependencies: [a, b
        delegate:
          - c
        """,
      errors: [
        "3:7 ': ' ends a key in YAML, so this value cannot be read as one text",
        "5:15 the '[' that opens here is never closed",
      ],
      rest: #"{feature: "A", imports: [{A: ?}, "B"], dependencies: ?, delegate: ["c"]}"#),
    RecoveryCase(
      file: """
        feature: 'A
        state: {n: Int = 0
        """,
      errors: [
        "1:10 the quote ' that opens here is never closed",
        "2:8 the '{' that opens here is never closed",
      ],
      rest: "{feature: ?, state: ?}"),
    RecoveryCase(
      file: """
        feature: A
        actions:
          one:
            do: |
              first()
          second()
            third: 1
          two: b
          three: c: d
         four: e
          five: f: g
        state: {a: b: c}
        """,
      errors: [
        "6:3 'second()' has no colon after it",
        "9:11 ': ' ends a key in YAML, so this value cannot be read as one text",
        "11:10 ': ' ends a key in YAML, so this value cannot be read as one text",
        "12:13 ': ' ends a key in YAML, so this value cannot be read as one text",
      ],
      rest: #"{feature: "A", actions: {one: {do: "first()\n"}, third: ?, two: "b", three: ?, "#
        + #"four: ?, five: ?}, state: ?}"#),
  ]
}

@Suite struct RecoveryTests {
  @Test(arguments: RecoveryCase.all)
  func reportsEachMistakeOnce(case: RecoveryCase) {
    let file = SourceFile(path: "Spec.yaml", text: `case`.file + "\n")
    let reading = readYAML(file)
    #expect(
      reading.diagnostics.sortedForPrinting().map { error in
        "\(error.span?.description.dropFirst("Spec.yaml:".count) ?? "") \(error.message)"
      } == `case`.errors)
    #expect(reading.root?.outline == `case`.rest)
    #expect(parseYAML(file).value == nil)
  }

  @Test(arguments: ["\r\n", "\r"])
  func lineBreaksDoNotMatter(lineBreak: String) {
    for known in RecoveryCase.all {
      let text = (known.file + "\n").replacing("\n", with: lineBreak)
      let reading = readYAML(SourceFile(path: "Spec.yaml", text: text))
      #expect(reading.root?.outline == known.rest)
      #expect(reading.diagnostics.count == known.errors.count)
    }
  }

  @Test func keepsPlacesAfterAMissingValue() throws {
    let text = "\u{FEFF}feature: Ä\nactions:\n  ä: 'ö\n  ü: \"é\\n\"\n  ß: 'x\u{2028}y'\n"
    let reading = readYAML(SourceFile(path: "Spec.yaml", text: text))
    #expect(reading.diagnostics.map(\.span?.description) == ["Spec.yaml:3:6"])
    let actions = try #require(reading.root?.value(of: "actions")?.members)
    #expect(actions.map(\.name) == ["ä", "ü", "ß"])
    #expect(actions.map(\.key.span.start.line) == [3, 4, 5])
    #expect(actions.map(\.key.source) == ["ä", "ü", "ß"])
    #expect(actions.map(\.value.isMissing) == [true, false, false])
    #expect(actions[1].value.source == "\"é\\n\"")
  }

  @Test func reportsALimitedNumberOfManyMistakes() {
    let entries = (0..<2_000).map { "  a\($0): 'x\n" }.joined()
    let reading = readYAML(SourceFile(path: "Spec.yaml", text: "feature: A\nactions:\n" + entries))
    #expect(reading.diagnostics.count <= 51)
    #expect(!reading.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "  a: 'x\n", "  a: {b\n", "- 'a\n", "\tb: c\n", "  a: !b c(d, e)\n", "}\n", "a: b: c\n",
  ])
  func readsFilesOfMistakesFast(line: String) {
    let file = SourceFile(
      path: "Spec.yaml", text: "feature: A\nactions:\n" + String(repeating: line, count: 10_000))
    let time = ContinuousClock().measure {
      let reading = readYAML(file)
      #expect(!reading.diagnostics.isEmpty && reading.diagnostics.count <= 52)
    }
    #expect(time < .seconds(20), "\(time)")
  }

  @Test func reportsNoConsequencesOfAMistake() {
    let files = [
      "feature: A\nstate: {\n  a: Int,\n  b: !c[0, 1]\n}\nactions:\n  a: b\n",
      "feature: A\nactions:\n  one: [\n    {send: a},\n    {send: b}\n  two: c\n",
      "feature: A\nactions:\n  one: \"a\n    b\" + c\n  two: c\n",
      "feature: A\nactions:\n\tone: a\n\ttwo:\n\t\tthree: b\n",
    ]
    for file in files {
      let reading = readYAML(SourceFile(path: "Spec.yaml", text: file))
      #expect(reading.diagnostics.count == 1, "\(file) \(reading.diagnostics.map(\.message))")
      #expect(reading.root?.value(of: "feature") != nil)
    }
  }
}
