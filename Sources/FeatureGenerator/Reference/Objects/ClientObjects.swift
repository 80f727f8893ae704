// Clients.

extension TemplateObjectReference {
  static let client = TemplateObjectReference(
    "What a template sees whose output is `for: client`.",
    ofSpecs + [
      .text("type", "the type's name in Swift"),
      .text("key", "the key that features name it by"),
      .object("imports", .imports, "the modules that its file imports"),
      .list("types", .nestedType, "the nested types"),
      .list("endpoints", .endpoint, "the endpoints, in the order of the spec"),
      .list("methods", .method, "the methods for endpoints whose arguments have labels"),
      .flag("isLiveManual", "whether the live client is written by hand"),
    ])

  static let endpoint = TemplateObjectReference(
    "An endpoint of a client: a closure.",
    [
      .text("name", "the endpoint's name"),
      .documentation,
      .text("property", "its declaration: `public var load: @Sendable () async throws -> [BMI]`"),
      .text(
        "parameter", "the parameter of the client's initialiser, with a comma unless it is the last"
      ),
      .text("assignment", "the statement of the initialiser: `self.load = load`"),
      .optional(
        "live",
        [
          .text("opening", "the argument's first line: `load: {`"),
          .text("body", "the statements of the closure"),
        ], "the live closure; false where it is written by hand"),
      .text("stub", "the first line of the argument that is to be written by hand"),
      .text("test", "the argument of the unimplemented test value, with its comma"),
      .text("comma", "a comma, unless it is the last endpoint"),
    ])

  static let method = TemplateObjectReference(
    "A method that calls an endpoint with labels, which closures do not have.",
    [
      .documentation,
      .text("opening", "its first line"),
      .text("body", "the call"),
    ])
}
