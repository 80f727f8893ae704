import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import Testing

/// A YAML slip in a spec that has other mistakes above and below the slip.
struct YAMLSlip: CustomTestStringConvertible {
  /// The part of the spec that the slip replaces.
  let original: String
  let slip: String
  /// The names in other mistakes of the part that cannot be read.
  var hidden: [String] = []

  var testDescription: String { slip.debugDescription }

  static let all = [
    YAMLSlip(original: "guard: state.isOn", slip: "guard: !state.isOn"),
    YAMLSlip(original: "'!state.isOn'", slip: "!state.isOn"),
    YAMLSlip(original: "'!state.isOn'", slip: "!contains(a, b)"),
    YAMLSlip(original: "isOn: Bool = false", slip: "isOn: !!bool Bool = false"),
    YAMLSlip(original: "isOn: Bool = false", slip: "isOn: &a Bool = false"),
    YAMLSlip(original: "  isOn: Bool", slip: "  &isOn isOn: Bool"),
    YAMLSlip(original: "  load:\n", slip: "  load: &l\n"),
    YAMLSlip(original: "  load:\n", slip: "  load: !l\n"),
    YAMLSlip(original: "state:\n", slip: "state: !a\n"),
    YAMLSlip(original: "actions:\n", slip: "actions: &a\n"),
    YAMLSlip(original: "do: state.count += 1", slip: "do: *x"),
    YAMLSlip(original: "send: reset}", slip: "send: *reset}"),
    // The names that `load` merges from elsewhere are unknown.
    YAMLSlip(original: "    guard: state.isOn", slip: "    <<: *a", hidden: ["incremnt"]),
    YAMLSlip(original: "  flip: {", slip: "  flip {"),
    YAMLSlip(original: "    do: state.count += 1", slip: "    do state.count += 1"),
    YAMLSlip(original: "    do: state.count", slip: "    do:state.count"),
    YAMLSlip(original: "view: false", slip: "view false"),
    YAMLSlip(original: "computed:", slip: "computed", hidden: ["cout", "cuont"]),
    YAMLSlip(original: "    do: state", slip: "\tdo: state"),
    YAMLSlip(original: "name: String = \"\"", slip: "name: {type: String"),
    YAMLSlip(original: "do: state.isOn.toggle()}", slip: "do: state.isOn.toggle()"),
    YAMLSlip(original: "[continuousClok]", slip: "[continuousClok", hidden: ["continuousClok"]),
    YAMLSlip(original: "{isOn: true}}", slip: "{isOn: true}"),
    YAMLSlip(original: "{cuont: 1}", slip: "{cuont: 1", hidden: ["cuont"]),
    YAMLSlip(original: "do: state.count += 1", slip: "do: 'state.count += 1"),
    YAMLSlip(original: "do: state.count += 1", slip: "do: \"state.count += 1"),
    YAMLSlip(original: "name: String = \"\"", slip: "name: 'String = \"\""),
    YAMLSlip(original: "do: state.count += 1", slip: "do: add(a: 1)"),
    YAMLSlip(original: "do: state.count += 1", slip: "do: %x"),
    YAMLSlip(original: "do: state.count += 1", slip: "do: @x"),
    YAMLSlip(original: "do: state.count += 1", slip: "do: #state.count"),
    YAMLSlip(original: "    do: state", slip: "     do: state"),
    YAMLSlip(original: "  flip:", slip: "  !flip:"),
    YAMLSlip(original: "  name: String = \"\"", slip: "  name: String = \"\"\n  isOn: Int = 0"),
    YAMLSlip(original: "feature: Counter", slip: "feature: 'Counter"),
    YAMLSlip(original: "feature: Counter", slip: "feature Counter"),
  ]

  /// A spec whose only mistakes are names.
  static let spec = """
    feature: Counter
    state:
      count: Int = 0
      isOn: Bool = false
      name: String = ""
    computed:
      doubled: Int = dubled(count)
    dependencies: [continuousClok]
    actions:
      increment: state.cout += 1
      load:
        guard: state.isOn
        do: state.count += 1
        send: incremnt
      flip: {guard: '!state.isOn', do: state.isOn.toggle()}
      reset:
      again: {when: [{if: state.isOn, send: reset}], perform: sav}
    reactions:
      increment.x: state.isOn = true
    view: false
    tests:
      one:
        - send: incremet
        - send: load
          expect: {cuont: 1}
      two:
        - {send: flip, expect: {isOn: true}}
        - send: flp

    """
}

@Suite("A YAML syntax error") struct YAMLSlipTests {
  private static let names = [
    "continuousClok", "cout", "incremnt", "sav", "incremet", "cuont", "flp",
  ]

  @Test("hides no other error", arguments: YAMLSlip.all)
  func hidesNothing(slip: YAMLSlip) {
    #expect(YAMLSlip.spec.contains(slip.original))
    let others = problems(of: YAMLSlip.spec)
    let text = YAMLSlip.spec.replacing(slip.original, with: slip.slip, maxReplacements: 1)
    let all = problems(of: text)
    let expected = others.filter { other in !slip.hidden.contains { other.contains("'\($0)'") } }
    #expect(expected.filter { !all.contains($0) } == [])
    #expect(all.count == expected.count + 1, "\(all)")
  }

  @Test("hides no other syntax error") func hidesNoSlip() {
    let slips = ["!state.isOn'", "isOn: &a Bool", "do: 'state", "  flip {", "{cuont: 1"]
    let text = YAMLSlip.spec
      .replacing("'!state.isOn'", with: "!state.isOn")
      .replacing("isOn: Bool", with: "isOn: &a Bool")
      .replacing("do: state.count", with: "do: 'state.count")
      .replacing("{cuont: 1}", with: "{cuont: 1")
      .replacing("  reset:\n", with: "  reset\n")
    let all = problems(of: text)
    let others = problems(of: YAMLSlip.spec).filter { !$0.contains("'cuont'") }
    #expect(others.filter { !all.contains($0) } == [])
    #expect(all.count == others.count + slips.count, "\(all)")
  }

  @Test("in the settings hides no other error there") func settings() {
    let project = TextProject(texts: [
      TextProject.settingsPath: """
      version: 1
      module: App
      sources: Sources/App
      tests: Tests/AppTests
      imports: [A
      acces: public
      lint:
        lon-line: off

      """,
      "Specs/A.yaml": "feature: A\nactions:\n  a: {send: b}\n",
    ])
    #expect(
      project.read().diagnostics.map(\.message).sorted() == [
        "'acces' is not a key of the settings file", "'lon-line' is not a lint rule",
        "A has no action 'b'", "the '[' that opens here is never closed",
      ])
  }

  @Test("a section that appears twice has the entries of both places") func sections() {
    let text = """
      feature: A
      actions:
        one:
      state: {n: Int = 0}
      actions:
        two: {send: one}
        three: {send: tow}
      tests:
        t: [{send: two}]

      """
    #expect(
      problems(of: text, named: "A") == [
        "'actions' appears twice in this mapping", "A has no action 'tow'",
      ])
  }

  /// Returns the messages about a spec.
  private func problems(of text: String, named name: String = "Counter") -> [String] {
    TextProject(named: [name: text]).read().diagnostics.sortedForPrinting().map(\.message)
  }
}
