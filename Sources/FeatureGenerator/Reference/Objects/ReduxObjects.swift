// The pure functions of a feature, for `MiddlewareStore`.

extension TemplateObjectReference {
  static let redux = TemplateObjectReference(
    "The pure function that changes a state, and the middleware that does what follows.",
    [
      TemplateMember(
        "dependencies",
        .list(
          .members([
            .text("name", "the key"),
            .text("type", "the type"),
          ])), "the dependencies of the feature and of its children, sorted"),
      .flag("hasDependencies", "whether there are any"),
      .flag("needsInit", "whether the initialiser of the dependencies must be written"),
      TemplateMember(
        "children",
        .list(
          .members([
            .text("name", "the child's name"),
            .text("property", "the name of the constant that holds its middlewares"),
            .text("type", "the type of its feature"),
            .text("arguments", "the arguments of its dependencies: `api: dependencies.api`"),
          ])), "the children"),
      .optional(
        "parts", [.list("cases", .matchCase, "the cases of the `switch` over the action")],
        "what children and bindings change, before the feature itself does"),
      .flag("isConstant", "whether nothing changes the state"),
      .list(
        "cases", .matchCase,
        "the cases of the `switch` over the action, of what the feature changes"),
      .optional("middleware", middleware, "what follows actions beside the change of the state"),
      .text("middlewares", "the declaration of the list of all middlewares"),
    ])

  private static let middleware: [TemplateMember] = [
    .texts("dependencies", "the keys of the dependencies that it uses"),
    .text("opening", "its first line"),
    .list("cases", .matchCase, "the cases of the `switch` over the action"),
  ]
}
