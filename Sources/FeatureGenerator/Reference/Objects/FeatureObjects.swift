// Features, but for what follows their actions.

extension TemplateObjectReference {
  static let feature = TemplateObjectReference(
    "What a template sees whose output is `for: feature`.",
    ofSpecs + [
      .text("type", "the type's name in Swift: `CounterFeature`"),
      .object("imports", .imports, "the modules that its sources import"),
      .list("types", .nestedType, "the nested types"),
      .object("state", .state, "the state"),
      .texts("dependencies", "the keys of the dependencies that its code uses"),
      .flag("needsInit", "whether the initialiser must be written"),
      .optional("cancelIDs", cancelIDs, "the ids by which effects are cancelled").only(
        .runtime, .tca),
      .none("cancelIDs", "there are none", for: .redux),
      .optional(
        "questions", [.list("kinds", .questions, "those that the feature has")],
        "the alerts and dialogs"
      ).only(.runtime, .tca),
      .none("questions", "there are none", for: .redux),
      .optional("handlers", handlers, "what is written by hand").only(.runtime, .tca),
      .none("handlers", "there are none", for: .redux),
      .flag("hasDestinations", "whether a child is one of several features"),
      .flag("hasQuestions", "whether it has alerts or dialogs"),
      .flag("hasHandlers", "whether something is written by hand"),
      .flag("hasTests", "whether it has tests, or an exploration"),
      .flag("hasView", "whether it has a view that is generated"),
      .optional("view", .view, "the view"),
      .optional("suite", .suite, "the tests"),
      .object("action", .pathableEnum, "the enum of the actions"),
      .object("functions", .functions, "the functions of the reducer").only(.runtime),
      TemplateMember(
        "destinations",
        .orFalse(.members([.list("reducers", .destination, "one for each such child")])),
        "the children that are one of several features", for: [.runtime]),
      .object("redux", .redux, "the pure functions").only(.redux),
      .object("body", .body, "the reducers that its body is made of").only(.tca),
      .list("procedures", .function, "the procedures that blocks perform").only(.tca),
      TemplateMember(
        "destinations",
        .orFalse(
          .members([
            .list("reducers", .reducerEnum, "one for each such child"),
            .list("enums", .reducerEnum, "those that are a `@Reducer enum`"),
          ])), "the children that are one of several features", for: [.tca]),
    ])

  private static let cancelIDs: [TemplateMember] = [
    .text(
      "access", "`private` and a blank, or nothing where code that is written by hand names them"),
    .flag("hasPath", "whether the `featurePath` is a part of them"),
    .flag("isLong", "whether the names do not fit on one line"),
    .texts("names", "the names"),
  ]

  private static let handlers: [TemplateMember] = [
    .text("name", "the name of the protocol: `CounterHandlers`"),
    .text("type", "the feature's type"),
    .list("functions", .handler, "the functions, actions first"),
  ]

  static let state = TemplateObjectReference(
    "The state of a feature.",
    [
      .conformances,
      .access,
      .list("fields", .field, "the stored properties: fields, children, alert and dialog"),
      .optional("init", .initializer, "the initialiser; false where Swift makes it"),
      .list("computed", .computed, "the computed properties"),
      .flag("isEmpty", "whether there is nothing to declare"),
      TemplateMember(
        "observed",
        .members([
          .access,
          .flag("isLong", "whether the entries do not fit on the line of the property"),
          .texts("rows", "the lines of entries: `(\\.count, [0]), (\\.secret, [1]),`"),
        ]), "which stored properties each property is made of", for: [.runtime, .redux]),
      .none("observed", "a macro sees to what is observed", for: .tca),
    ])

  static let questions = TemplateObjectReference(
    "The alerts of a feature, or its dialogs.",
    [
      .text("state", "the type that describes them: `AlertState`"),
      .text("action", "the type of the answers: `CounterFeature.Action.Alert`"),
      .list("questions", .question, "the alerts or dialogs"),
    ])

  static let question = TemplateObjectReference(
    "An alert or a dialog.",
    [
      .documentation,
      .text(
        "opening",
        "the first line of what makes it: `static func failed(_ reason: String) -> Self {`"),
      .text("state", "the type that describes it"),
      .object("title", .literal, "its title"),
      .optional("message", .literal, "what is said below"),
      .list("buttons", .button, "the buttons"),
      .flag("hasButtons", "whether there are buttons"),
    ])

  static let button = TemplateObjectReference(
    "A button of an alert or a dialog.",
    [
      .text("arguments", "its arguments: `role: .cancel, action: .stayed`"),
      .object("label", .literal, "its label"),
    ])

  static let literal = TemplateObjectReference(
    "A text that people read, as Swift writes it.",
    [
      .text("literal", "the literal, with its quotes"),
      .flag("isMultiline", "whether it has several lines"),
    ])

  static let handler = TemplateObjectReference(
    "A function that is written by hand.",
    [
      .text("name", "the function's name"),
      .documentation,
      .text("requirement", "the function, as a protocol requires it"),
      .text("opening", "its first line in an extension of the feature"),
    ])
}
