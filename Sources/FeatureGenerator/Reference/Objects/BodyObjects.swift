// The reducers that a body is made of, for the Composable Architecture.

extension TemplateObjectReference {
  static let body = TemplateObjectReference(
    "The body of a reducer.",
    [
      .flag(
        "isCombined", "whether changes follow, so that the reducers stand in a `CombineReducers`"),
      TemplateMember(
        "reducers",
        .members([
          .flag("hasBinding", "whether a `BindingReducer` comes first"),
          .optional(
            "before", [.object("block", .block, "its body")], "what comes before the children"),
          .list("scopes", .scope, "the children that are always there"),
          .optional("own", [.object("block", .block, "its body")], "what the feature does itself"),
          .flag("isEmpty", "whether an `EmptyReducer` has to stand for the feature itself"),
          .list("attachments", .attachment, "what is attached to the feature's own reducer"),
        ]), "the reducers, in order"),
      .list("changes", .change, "what follows changes of properties"),
    ])

  static let scope = TemplateObjectReference(
    "A child that is always there: `Scope`.",
    [
      .text("name", "the child's name"),
      .object("reducer", .reducer, "its reducer"),
    ])

  static let attachment = TemplateObjectReference(
    "An operator behind the feature's own reducer.",
    [
      .text("call", "the call: `.ifLet(\\.$alert, action: \\.alert)`"),
      .optional("reducer", .reducer, "the reducer of its closure; false where it has none"),
    ])

  static let reducer = TemplateObjectReference(
    "The reducer of a child.",
    [
      .text("text", "the expression: `CounterFeature()`"),
      .list("overrides", .dependencyOverride, "the dependencies that are others for it"),
      .optional(
        "place", [.text("literal", "the child's name as a literal")],
        "what is added to the `featurePath`"),
    ])

  static let change = TemplateObjectReference(
    "What follows the change of a property: `onChange(of:)`.",
    [
      .text("path", "the property's path in the state"),
      .text("oldValue", "the closure's parameter: `oldValue`, or `_` where it is not used"),
      .object("block", .block, "what follows"),
    ])
}
