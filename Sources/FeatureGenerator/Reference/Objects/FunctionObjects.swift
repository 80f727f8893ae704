// The functions that a reducer is made of, for the bundled runtime.

extension TemplateObjectReference {
  static let functions = TemplateObjectReference(
    "The functions of a reducer. The first of `observed`, `composed` and `own` that is not false is `reduce(into:action:)`.",
    [
      .optional(
        "observed",
        [
          .text("opening", "its first line"),
          .text("inner", "the function that it calls"),
          .list("properties", .comparedProperty, "the properties"),
        ], "the function that compares properties before and after"),
      .optional(
        "composed",
        [
          .text("opening", "its first line"),
          .list("cases", .composedCase, "the cases of its switch over the action"),
        ], "the function that leads actions into the children"),
      .optional("before", .function, "the function of what comes before the children"),
      .optional("own", .function, "the function of what the feature does itself"),
      .list("changed", .function, "the functions of what follows a change"),
      .list("procedures", .function, "the procedures that blocks perform"),
    ])

  static let function = TemplateObjectReference(
    "A function that changes the state and returns an effect.",
    [
      .documentation,
      .text("opening", "its first line"),
      .object("block", .block, "its body"),
    ])

  static let comparedProperty = TemplateObjectReference(
    "A property whose changes something follows.",
    [
      .text("name", "its path in the state: `form.title`"),
      .text("old", "the constant that holds its old value: `oldFormTitle`"),
      .text("function", "the function that is called when it has changed"),
    ])

  static let composedCase = TemplateObjectReference(
    "A case of the function that leads actions into children; beside `name` exactly one of its values is not false.",
    [
      .text("name", "the child's name; nothing with `rest`"),
      .optional(
        "child",
        [
          .text("pattern", "the payload's pattern, which binds `childAction`"),
          .text(
            "prefix",
            "what stands before the child's reducer: `return` or `let effect: … =`, and a blank"),
          .text("type", "the type of the child's reducer"),
          .list("overrides", .dependencyOverride, "the dependencies that are others for it"),
          .text("arguments", "the arguments behind the state: `action: childAction`"),
          .text("scope", "the call behind it that makes the child's effect the feature's"),
          .flag("hasBefore", "whether something comes before the children"),
          TemplateMember(
            "result", .orFalse(.text),
            "the effect that is returned; false where the child's is"),
        ], "an action of a child"),
      .optional("push", [reacts], "an element that is put on a stack"),
      .optional("pop", [reacts], "elements that are taken from a stack"),
      .optional(
        "dismissal", [.text("pattern", "the pattern of the case"), reacts],
        "something presented that goes"),
      .optional(
        "rest",
        [
          .text("label", "the case's first line"),
          .texts("statements", "its statements"),
        ], "what is no child's"),
    ])

  private static let reacts = TemplateMember.flag(
    "reacts", "whether the feature does something itself then")
}
