// What the mappings of declarations may hold: fields, types, clients, models.

extension Schema {
  static let client = Schema(
    subject: "a client",
    keys: [
      SchemaKey("client", "the client's name", .required),
      SchemaKey("key", "the key that features name it by", .required),
      SchemaKey("doc", "what the client is for"),
      SchemaKey("imports", "a list of modules"),
      SchemaKey("endpoints", "endpoints by name", .required),
      SchemaKey("live", "'manual', when the live client is written by hand"),
    ])

  static let endpoint = Schema(
    subject: "an endpoint",
    keys: [
      SchemaKey("doc", "what it does"),
      SchemaKey("with", "parameters and their types"),
      SchemaKey("async", "true or false"),
      SchemaKey("throws", "true, false or the error's type"),
      SchemaKey("returns", "a Swift type"),
      SchemaKey("live", "the body of the live closure"),
      SchemaKey("placeholder", "what the unimplemented test value returns"),
      SchemaKey("stream", "the type of the elements of the asynchronous sequence it returns"),
    ])

  static let external = Schema(
    subject: "something external",
    keys: [
      SchemaKey("external", "the type of a feature, or the key of a client", .required),
      SchemaKey("doc", "what it is"),
      SchemaKey("imports", "a list of modules"),
      SchemaKey("state", "the type of the feature's state, or its fields by name"),
      SchemaKey("actions", "the feature's actions by name"),
      SchemaKey("delegate", "actions that the parent may react to"),
      SchemaKey("endpoints", "the client's endpoints by name"),
    ])

  static let externalAction = Schema(
    subject: "an external action",
    keys: [
      SchemaKey("with", "parameters and their types"),
      SchemaKey("doc", "when it happens"),
    ])

  static let model = Schema(
    subject: "a model",
    keys: [
      SchemaKey("model", "the model's name", .required),
      SchemaKey("doc", "what it stands for"),
      SchemaKey("imports", "a list of modules"),
      SchemaKey("conforms", "a list of protocols"),
      SchemaKey("types", "nested types by name"),
      SchemaKey("fields", "fields by name", .required),
      SchemaKey("computed", "computed properties by name"),
    ])

  static let field = Schema(
    subject: "a field", shortForm: "'Type = default'",
    keys: [
      SchemaKey("type", "a Swift type", .required),
      SchemaKey("default", "a Swift expression"),
      SchemaKey("doc", "what it holds"),
      SchemaKey("binding", "true, when a view may write it"),
      SchemaKey("let", "true, when it never changes"),
      SchemaKey("equatable", "false, when it cannot be compared"),
      SchemaKey("shared", "where it is shared", .planned),
    ])

  static let computed = Schema(
    subject: "a computed property", shortForm: "'Type = expression'",
    keys: [
      SchemaKey("type", "a Swift type", .required),
      SchemaKey("get", "Swift that computes it", .required),
      SchemaKey("set", "Swift statements over newValue"),
      SchemaKey("doc", "what it means"),
    ])

  static let nestedType = Schema(
    subject: "a nested type",
    keys: [
      SchemaKey("enum", "cases: a list of names, or names with raw values or payloads"),
      SchemaKey("struct", "fields by name"),
      SchemaKey("computed", "computed properties by name"),
      SchemaKey("conforms", "a list of protocols"),
      SchemaKey("doc", "what it is for"),
    ])

  static let enumCase = Schema(
    subject: "a case", shortForm: "a raw value",
    keys: [
      SchemaKey("with", "parameters and their types"),
      SchemaKey("doc", "what it means"),
    ])
}
