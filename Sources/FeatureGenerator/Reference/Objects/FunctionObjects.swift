// The functions that a reducer is made of, for the bundled runtime.

extension TemplateObjectReference {
  static let functions = TemplateObjectReference(
    "The functions of a reducer. `observed` is `reduce(into:action:)`, or `reduce` where it is false.",
    [
      .optional(
        "observed",
        [
          .text("opening", "its first line"),
          .list("properties", .comparedProperty, "the properties"),
        ], "the function that compares properties before and after"),
      TemplateMember(
        "reduce",
        .members([
          .text("opening", "its first line"),
          .list("cases", .reducerCase, "the cases of its switch over the action"),
          .flag("endsSwitch", "whether a case ends the switch instead of returning effects"),
        ]), "the function that does what follows actions and leads them into the children"),
      .optional("before", .function, "the function of what comes before the children"),
      .optional(
        "reactions", .function, "the function of what the feature does when children act"),
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

  static let reducerCase = TemplateObjectReference(
    "A case of a reducer's switch over the action; beside these two exactly one of its values is not false.",
    [
      .text("name", "the child's name; nothing with `own`"),
      .flag("isApart", "whether a blank line stands in front of it"),
      .optional("own", .matchCase, "an action of the feature itself"),
      .optional(
        "child",
        [
          .text("pattern", "the payload's pattern, which binds `childAction`"),
          .text(
            "prefix",
            "what stands before the child's reducer: `return` or `let effect: … =`, and a blank"),
          .text("type", "the type of the child's reducer"),
          .list("overrides", .dependencyOverride, "the dependencies that are others for it"),
          .flag("isLong", "whether the call of its reducer does not fit on one line"),
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
    ])

  private static let reacts = TemplateMember.flag(
    "reacts", "whether the feature does something itself then")
}
