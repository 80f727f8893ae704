// Tests.

extension TemplateObjectReference {
  static let suite = TemplateObjectReference(
    "The tests of a feature.",
    [
      .text("title", "the suite's title, as a literal"),
      .object("imports", .imports, "the modules that its file imports"),
      .optional(
        "testable", [.text("module", "the module's name")],
        "the module that is imported `@testable`; false where all is public"),
      .list("tests", .test, "the tests"),
      .optional("exploration", .exploration, "the test that walks every state").only(
        .runtime, .tca),
      .none("exploration", "states are not explored", for: .redux),
    ])

  /// What every test begins with.
  private static let beginning: [TemplateMember] = [
    .text("title", "the test's title, as a literal"),
    .text("function", "the function's name"),
    .text("feature", "the feature's type"),
    .documentation,
  ]

  /// What a test's store is made with.
  private static let setup: [TemplateMember] = [
    .texts("clocks", "the constants that hold the clocks it moves"),
    .optional(
      "given", [.texts("arguments", "the arguments, a comma behind all but the last")],
      "the arguments of the initial state"),
    .optional(
      "overrides", [.texts("lines", "the assignments to members of `$0`")],
      "what dependencies do"),
  ]

  static let test = TemplateObjectReference(
    "A test.",
    beginning + [
      .optional(
        "recorded", [.list("records", .record, "the fields")],
        "what calls of dependencies are collected in")
    ] + setup + [.list("steps", .step, "the steps")])

  static let record = TemplateObjectReference(
    "A field of what calls are collected in.",
    [
      .text("name", "the field's name"),
      .text("element", "the type of what is noted of each call"),
      .optional(
        "type",
        [
          .text("name", "the type's name"),
          .texts("fields", "the stored properties, without `var`"),
        ], "the struct that has to be declared for several arguments"),
    ])

  static let step = TemplateObjectReference(
    "A step of a test.",
    [
      .text("call", "the statement, up to the brace where a closure follows"),
      .optional(
        "matches", [.text("pattern", "the pattern")],
        "the pattern of an action that is received, where it cannot be compared"),
      .optional(
        "changes", [.texts("lines", "the assignments to members of `$0`")],
        "how the state is then changed"),
    ])

  static let exploration = TemplateObjectReference(
    "The test that walks every state which some actions reach.",
    beginning + setup + [
      .texts("actions", "the actions, each with its text in the spec, with their commas"),
      .text("depth", "how many actions follow one another"),
      TemplateMember("limit", .orFalse(.text), "how many states are visited"),
      .texts("invariants", "the conditions, each with what it says, with their commas"),
    ])
}
