import Testing

@testable import FeatureGenCLI

// Lint findings about the views that are made of features.

extension LintRuleTests {
  @Test("finds fields that a view may write and has no control for")
  func missingControls() throws {
    let specs = [
      "A": """
      feature: A
      types:
        Phase: {enum: {idle: , failed: {with: {_ text: String}}}}
        Mode: {enum: [quick, slow]}
        Point: {struct: {x: Int = 0}}
      state:
        name: {type: String?, default: nil, binding: true}
        mode: {type: Mode?, binding: true}
        point: {type: Point, default: Point(), binding: true}
        password: {type: String, default: '""', binding: true}
        tags: {type: '[String]', default: '[]', binding: true}
        phase: {type: Phase, default: .idle, binding: true}
        sound: {type: Sound?, binding: true}
        passcode: {type: Int, default: 0, binding: true}
        color: {type: Color?, binding: true}   # lint:ignore missing-control
      view: true
      """,
      "B": """
      feature: B
      state:
        name: {type: String, default: '""', binding: true}
        count: {type: Int, default: 0, binding: true}
      view: {fields: [name]}
      """,
      "C": """
      feature: C
      types: {Tab: {enum: [a, b]}}
      state: {tab: {type: Tab, default: .a, binding: true}}
      children: {a: A, b: B}
      view: {fields: [a, b], tabs: true}
      """,
      "D":
        "feature: D\nstate: {tags: {type: '[String]', default: '[]', binding: true}}\nview: false",
      "E":
        "feature: E\nstate: {tags: {type: '[String]', default: '[]', binding: true}}\nview: EView",
    ]
    #expect(
      try lines(specs).filter { $0.contains("missing-control") } == [
        "A.yaml:11:3 no control of the view writes 'tags' [missing-control]",
        "A.yaml:12:3 no control of the view writes 'phase' [missing-control]",
        "A.yaml:13:3 no control of the view writes 'sound' [missing-control]",
        "A.yaml:14:3 no control of the view writes 'passcode' [missing-control]",
        "B.yaml:4:3 no control of the view writes 'count' [missing-control]",
      ])
  }

  @Test("finds texts without quotes in previews and explorations")
  func textsInPreviews() throws {
    let specs = [
      "A": """
      feature: A
      parameters: {title: String}
      state: {name: String = "", note: String?, count: Int = 0, mode: Mode?}
      actions: {clear: {do: state.name = ""}}
      view:
        preview: {name: Read, note: later, count: three, mode: other}
        arguments: {title: Title}
      explore: {arguments: {title: '"T"'}, given: {name: Ann}, actions: [clear], depth: 1, invariants: {counts: state.count >= 0}}
      """
    ]
    #expect(
      try lines(specs).filter { $0.contains("unquoted") } == [
        "A.yaml:6:19 'Read' is a name in Swift, not a string [unquoted-text]",
        "A.yaml:6:31 'later' is a name in Swift, not a string [unquoted-text]",
        "A.yaml:7:22 'Title' is a name in Swift, not a string [unquoted-text]",
        "A.yaml:8:52 'Ann' is a name in Swift, not a string [unquoted-text]",
      ])
  }
}
