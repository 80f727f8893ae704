// The schemas of the mappings of declarations: fields, types, clients, models.

extension Schema {
  static let client = Schema(
    subject: "a client",
    keys: [
      SchemaKey(
        "client", "the client's name", .required, as: .identifier, example: "HistoryClient"),
      SchemaKey(
        "key", "the key by which features call it", .required, as: .identifier, example: "history"),
      .documentation("the purpose of the client", example: "Keeps measurements."),
      .access,
      .imports(example: "[FoundationNetworking?]"),
      .types(example: "{Status: {enum: [allowed, refused]}}"),
      SchemaKey(
        "endpoints", "endpoints by name", .required, as: .named("endpoint"),
        example: "{load: {async: true, returns: '[BMI]', live: '[]'}}"),
      SchemaKey(
        "live", "'manual' if the live client is written by hand", as: .choice(["manual"]),
        example: "manual"),
      .templates,
    ])

  static let endpoint = Schema(
    subject: "an endpoint",
    keys: [
      .documentation("a description of what the endpoint does", example: "Loads all measurements."),
      .parameters(example: "{_ query: String, limit: Int}"),
      SchemaKey("async", "true or false", as: .flag, example: "true"),
      SchemaKey("throws", "true, false or the error's type", as: .type, example: "URLError"),
      SchemaKey("returns", "a Swift type", as: .type, example: "'[BMI]'"),
      SchemaKey(
        "live", "the body of the live closure", as: .swift, example: "'try await fetch(query)'"),
      SchemaKey(
        "preview", "the body of the closure in previews", as: .swift, example: "'[.example]'"),
      SchemaKey(
        "placeholder", "the value that the unimplemented test value returns", as: .swift,
        example: "BMI.example"),
      SchemaKey(
        "stream", "the type of the elements of the asynchronous sequence that it returns",
        as: .type,
        example: "Message"),
    ])

  static let external = Schema(
    subject: "something external",
    keys: [
      SchemaKey(
        "external", "a feature's or client's type, or a client's key", .required, as: .identifier,
        example: "ProfileFeature"),
      SchemaKey(
        "key", "the key by which other features request a client that is called by its type",
        as: .identifier, example: "profile"),
      .outer(example: "Account"),
      .documentation("a description", example: "Written by hand in the module Profile."),
      .imports(example: "[Profile]"),
      SchemaKey(
        "state", "the type of the feature's state, or its fields by name",
        as: .either([.type, .named("field")]),
        example: "{name: String}"),
      SchemaKey(
        "actions", "the feature's actions by name",
        as: .either([.actionNames, .named("externalAction")]),
        example: "[onAppear, reload]"),
      .delegate(example: "{renamed: {with: {_ name: String}}}"),
      .groups,
      SchemaKey(
        "view", "the name of the feature's view, which has 'init(store:)'", as: .identifier,
        example: "ProfileView"),
      SchemaKey(
        "endpoints", "the client's endpoints by name, or 'any' to accept every endpoint",
        as: .either([.choice(["any"]), .named("endpoint")]),
        example: "{track: {with: {_ event: String}}}"),
    ])

  static let externalAction = Schema(
    subject: "an external action",
    keys: [
      .parameters(example: "{_ name: String}"),
      .documentation("the event that the action describes", example: "The name was typed."),
    ])

  static let model = Schema(
    subject: "a model",
    keys: [
      SchemaKey("model", "the model's name", .required, as: .identifier, example: "BMI"),
      .documentation("the meaning of the model", example: "A measurement."),
      .access,
      .imports(example: "[AppUnits]"),
      .conformances(example: "[Codable, Identifiable]"),
      .types(example: "{Unit: {enum: [metric, imperial]}}"),
      SchemaKey(
        "fields", "fields by name", as: .named("field"), example: "{id: UUID, height: Double}"),
      SchemaKey(
        "enum", "the cases of an enum: a list of names, or names with raw values or payloads",
        as: .either([.identifiers, .named("enumCase")]),
        example: "{offline: , refused: {with: {_ code: Int}}}"),
      .computed(example: "{meters: Double = height / 100}"),
      .templates,
    ])

  static let field = Schema(
    subject: "a field", shortForm: "'Type = default'",
    keys: [
      SchemaKey(
        "type", "a Swift type; you may omit it if the default value shows the type", as: .type,
        example: "String"),
      SchemaKey("default", "a Swift expression", as: .swift, example: "'\"\"'"),
      .documentation("the meaning of the field", example: "As typed."),
      SchemaKey(
        "didSet",
        "Swift statements over the state that run after each change of a state's field; `oldValue` is in scope",
        as: .swift, example: "state.page = 0"),
      SchemaKey(
        "wrapper", "a property wrapper around a state's field", as: .swift, example: "'@Loadable'"),
      SchemaKey("binding", "true if a view may write it", as: .flag, example: "true"),
      SchemaKey("let", "true if it never changes", as: .flag, example: "true"),
      SchemaKey("equatable", "false if it cannot be compared", as: .flag, example: "false"),
      SchemaKey(
        "shared",
        "for a value that several features share: true if the parent passes it, a key in Swift, or a mapping",
        as: .either([.flag, .swift, .reference("shared")]), example: "{appStorage: isOn}"),
      .memberAccess,
      SchemaKey(
        "init", "false if the initializer does not take it, so that it begins with its default",
        as: .flag, example: "false"),
    ])

  static let shared = Schema(
    subject: "a shared value", shortForm: "'true', a key in Swift",
    keys: [
      SchemaKey("appStorage", "its key in the app's settings", as: .text, example: "isOn"),
      SchemaKey(
        "fileStorage", "the URL of its file", as: .swift,
        example: "'URL(fileURLWithPath: \"items.json\")'"),
      SchemaKey("inMemory", "its key in memory", as: .text, example: "toast"),
      SchemaKey(
        "reader",
        "for a value that the feature only reads: true, a key in Swift, or a mapping with one of the other keys",
        as: .either([.flag, .swift, .reference("shared")]), example: ".user"),
    ])

  static let computed = Schema(
    subject: "a computed property", shortForm: "'Type = expression'",
    keys: [
      SchemaKey("type", "a Swift type", .required, as: .type, example: "String"),
      SchemaKey("get", "Swift that computes it", .required, as: .swift, example: "first + last"),
      SchemaKey("set", "Swift statements over newValue", as: .swift, example: "first = newValue"),
      .documentation("the meaning of the property", example: "The full name."),
      .memberAccess,
    ])

  static let nestedType = Schema(
    subject: "a nested type",
    keys: [
      SchemaKey(
        "enum", "cases: a list of names, or names with raw values or payloads",
        as: .either([.identifiers, .named("enumCase")]),
        example: "{idle: , failed: {with: {attempts: Int}}}"),
      SchemaKey("struct", "fields by name", as: .named("field"), example: "{x: Int, y: Int = 0}"),
      .computed(example: "{isIdle: Bool = self == .idle}"),
      .conformances(example: "[Codable]"),
      .documentation("the purpose of the type", example: "How far it is."),
      SchemaKey(
        "in", "'state' if a feature's state declares it", as: .choice(["state"]),
        example: "state"),
    ])

  static let stateCases = Schema(
    subject: "a state of cases",
    keys: [
      SchemaKey(
        "enum", "cases: a list of names, or names with payloads", .required,
        as: .either([.identifiers, .named("enumCase")]),
        example: "{loading: , loaded: {with: {_ items: '[Item]'}}}")
    ])

  static let enumCase = Schema(
    subject: "a case", shortForm: "a raw value",
    keys: [
      .parameters(example: "{attempts: Int}"),
      .documentation("the meaning of the case", example: "It was tried in vain."),
    ])
}
