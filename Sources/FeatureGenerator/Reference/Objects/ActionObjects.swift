// Actions, and children that are one of several features.

extension TemplateObjectReference {
  static let pathableEnum = TemplateObjectReference(
    "An enum of actions, or of the states of a destination.",
    [
      .access,
      .text("name", "the enum's name"),
      .documentation,
      .flag("isLookedUp", "whether the payload of a case can be read by its name"),
      .conformances,
      .list("cases", .pathableCase, "the cases"),
      .list("nested", .pathableEnum, "the enums inside: `Delegate`, `Alert`, `Dialog`"),
    ])

  static let pathableCase = TemplateObjectReference(
    "A case, with the way in and out.",
    [
      .access,
      .text("name", "the case's name"),
      .documentation,
      .text("declaration", "the case with its payload: `case setCount(_ text: String)`"),
      TemplateMember(
        "path",
        .members([
          .text("head", "the first line of the property that is its case path"),
          .text(
            "embed",
            "the case: `.increment`, `Action.setCount`, of a tuple `$0` where it has several payloads"
          ),
          .text("pattern", "the pattern that binds the payload"),
          .text("extracted", "the expression of the payload that was bound"),
          .flag("isTuple", "whether it has several payloads"),
          .flag("isLong", "whether taking it apart does not fit on one line"),
        ]), "its case path"),
    ])

  static let destination = TemplateObjectReference(
    "A child that is one of several features: a reducer of its own.",
    [
      .access,
      .flag("isPublic", "whether it is public"),
      .text("name", "the type's name: `Destination`"),
      .documentation,
      .object("state", .pathableEnum, "the enum of the states"),
      .object("action", .pathableEnum, "the enum of the actions"),
      TemplateMember(
        "features",
        .list(
          .members([
            .text("name", "the case's name"),
            TemplateMember(
              "reducer",
              .members([
                .text("type", "the feature's type"),
                .list("overrides", .dependencyOverride, "what is another one for it"),
              ]), "its reducer"),
          ])), "the features, by the cases"),
    ])

  static let dependencyOverride = TemplateObjectReference(
    "A dependency that is another one for a child.",
    [
      .text("key", "the key path behind the backslash and the dot"),
      .text("value", "the expression of the value"),
    ])

  static let reducerEnum = TemplateObjectReference(
    "A child that is one of several features, for the Composable Architecture.",
    [
      .access,
      .flag("isPublic", "whether it is public"),
      .text("name", "the type's name: `Destination`"),
      .documentation,
      .flag("isEnum", "whether a `@Reducer enum` says all there is to say"),
      .text("stateConformances", "the protocols of its state"),
      .list("cases", .reducerEnumCase, "the features"),
    ])

  static let reducerEnumCase = TemplateObjectReference(
    "One of the features that a child can be.",
    [
      .text("name", "the case's name, where it is declared"),
      .text("member", "the case's name behind a dot"),
      .text("type", "the feature's type"),
      .text("state", "the type of the feature's state"),
      .object("reducer", .reducer, "its reducer"),
    ])
}
