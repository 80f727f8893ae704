// Types and what they declare.

extension TemplateObjectReference {
  static let imports = TemplateObjectReference(
    "The modules that a file imports, sorted.",
    [
      .texts("always", "those that are always there"),
      .texts(
        "declarations",
        "declarations that another of the modules has too, for `import`: `struct App.Tag`"),
      .texts("optional", "those that may not be there, for `#if canImport`"),
    ])

  static let commentLine = TemplateObjectReference(
    "A line of a `///` comment.",
    [
      .text("text", "the line"),
      .flag("isEmpty", "whether nothing stands in it, so that no blank may follow the slashes"),
    ])

  static let nestedType = TemplateObjectReference(
    "An enum or a struct; of `enum` and `struct` exactly one is not false.",
    [
      .text("name", "the type's name"),
      .documentation,
      .access,
      .text("conformances", "its protocols, the raw type first"),
      .optional(
        "enum", [.list("cases", .declaredCase, "the cases")], "what an enum has"),
      .optional(
        "struct",
        [
          .list("fields", .field, "the stored properties"),
          .optional("init", .initializer, "the initialiser; false where Swift makes it"),
        ], "what a struct has"),
      .list("computed", .computed, "the computed properties"),
    ])

  static let declaredCase = TemplateObjectReference(
    "A case of an enum that has no case paths.",
    [
      .documentation,
      .text("declaration", "the case with its payload or raw value: `case refused(code: Int)`"),
    ])

  static let field = TemplateObjectReference(
    "A stored property.",
    [
      .access,
      .documentation,
      .text(
        "declaration",
        "the property without `access`: `var count: Int`, with its default where Swift makes the initialiser"
      ),
      .flag("isConstant", "whether it is a `let`"),
      .flag(
        "isPresented", "whether it holds what is presented: an optional child, an alert or a dialog"
      ),
      .text("index", "its number among the stored properties, from 0"),
    ])

  static let initializer = TemplateObjectReference(
    "An initialiser that takes the stored properties.",
    [
      .access,
      .flag("isEmpty", "whether it has no parameters"),
      .flag("isLine", "whether all of it fits on one line"),
      .flag("isLong", "whether the parameters do not fit on one line"),
      .texts("parameters", "the parameters with their defaults, a comma behind all but the last"),
      .texts("assignments", "the statements: `self.count = count`"),
    ])

  static let computed = TemplateObjectReference(
    "A computed property.",
    [
      .access,
      .flag("isApart", "whether a blank line stands in front of it"),
      .flag("isLine", "whether all of it fits on one line"),
      .text("name", "the property's name"),
      .text("type", "its type"),
      .documentation,
      .text("get", "the expression or the statements of the getter"),
      .optional(
        "set",
        [
          .text("statements", "the statements"),
          .flag("isShort", "whether getter and setter fit on a line each"),
        ], "the setter"),
    ])

  static let model = TemplateObjectReference(
    "What a template sees whose output is `for: model`.",
    ofSpecs + [
      .text("type", "the type's name in Swift"),
      .object("imports", .imports, "the modules that its file imports"),
      .conformances,
      .list("types", .nestedType, "the nested types"),
      .list("fields", .field, "the stored properties"),
      .optional("init", .initializer, "the initialiser; false where Swift makes it"),
      .optional("enumeration", .nestedType, "the enum that it is; false for a struct"),
      .list("computed", .computed, "the computed properties"),
    ])
}
