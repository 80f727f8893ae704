// The schemas of the mappings of declarations: fields, types, clients, models.

extension Schema {
  static let client = Schema(
    subject: "a client",
    keys: [
      SchemaKey(
        "client", "the client's name", .required, as: .identifier, example: "HistoryClient"),
      SchemaKey(
        "key", "the key that features name it by", .required, as: .identifier, example: "history"),
      .documentation("what the client is for", example: "Keeps measurements."),
      .access,
      .imports(example: "[FoundationNetworking?]"),
      .types(example: "{Status: {enum: [allowed, refused]}}"),
      SchemaKey(
        "endpoints", "endpoints by name", .required, as: .named("endpoint"),
        example: "{load: {async: true, returns: '[BMI]', live: '[]'}}"),
      SchemaKey(
        "live", "'manual', when the live client is written by hand", as: .choice(["manual"]),
        example: "manual"),
      .templates,
    ])

  static let endpoint = Schema(
    subject: "an endpoint",
    keys: [
      .documentation("what it does", example: "Loads all measurements."),
      .parameters(example: "{_ query: String, limit: Int}"),
      SchemaKey("async", "true or false", as: .flag, example: "true"),
      SchemaKey("throws", "true, false or the error's type", as: .type, example: "URLError"),
      SchemaKey("returns", "a Swift type", as: .type, example: "'[BMI]'"),
      SchemaKey(
        "live", "the body of the live closure", as: .swift, example: "'try await fetch(query)'"),
      SchemaKey(
        "preview", "the body of the closure in previews", as: .swift, example: "'[.example]'"),
      SchemaKey(
        "placeholder", "what the unimplemented test value returns", as: .swift,
        example: "BMI.example"),
      SchemaKey(
        "stream", "the type of the elements of the asynchronous sequence it returns", as: .type,
        example: "Message"),
    ])

  static let external = Schema(
    subject: "something external",
    keys: [
      SchemaKey(
        "external", "a feature's or client's type, or a client's key", .required, as: .identifier,
        example: "ProfileFeature"),
      SchemaKey(
        "key", "the key by which other features ask for a client that is called by its type",
        as: .identifier, example: "profile"),
      .outer(example: "Account"),
      .documentation("what it is", example: "Written by hand in the module Profile."),
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
        "view", "the name of the feature's view, which is made by 'init(store:)'", as: .identifier,
        example: "ProfileView"),
      SchemaKey(
        "endpoints", "the client's endpoints by name, or 'any' for whatever it has",
        as: .either([.choice(["any"]), .named("endpoint")]),
        example: "{track: {with: {_ event: String}}}"),
    ])

  static let externalAction = Schema(
    subject: "an external action",
    keys: [
      .parameters(example: "{_ name: String}"),
      .documentation("when it happens", example: "The name was typed."),
    ])

  static let model = Schema(
    subject: "a model",
    keys: [
      SchemaKey("model", "the model's name", .required, as: .identifier, example: "BMI"),
      .documentation("what it stands for", example: "A measurement."),
      .access,
      .imports(example: "[AppUnits]"),
      .conformances(example: "[Codable, Identifiable]"),
      .types(example: "{Unit: {enum: [metric, imperial]}}"),
      SchemaKey(
        "fields", "fields by name", as: .named("field"), example: "{id: UUID, height: Double}"),
      SchemaKey(
        "enum", "cases, when it is an enum: a list of names, or names with raw values or payloads",
        as: .either([.identifiers, .named("enumCase")]),
        example: "{offline: , refused: {with: {_ code: Int}}}"),
      .computed(example: "{meters: Double = height / 100}"),
      .templates,
    ])

  static let field = Schema(
    subject: "a field", shortForm: "'Type = default'",
    keys: [
      SchemaKey(
        "type", "a Swift type; it may be left out where the default shows it", as: .type,
        example: "String"),
      SchemaKey("default", "a Swift expression", as: .swift, example: "'\"\"'"),
      .documentation("what it holds", example: "As typed."),
      SchemaKey(
        "didSet",
        "Swift statements over the state that follow each change of a state's field; `oldValue` is in scope",
        as: .swift, example: "state.page = 0"),
      SchemaKey(
        "wrapper", "a property wrapper around a state's field", as: .swift, example: "'@Loadable'"),
      SchemaKey("binding", "true, when a view may write it", as: .flag, example: "true"),
      SchemaKey("let", "true, when it never changes", as: .flag, example: "true"),
      SchemaKey("equatable", "false, when it cannot be compared", as: .flag, example: "false"),
      SchemaKey(
        "shared",
        "true for a value that the parent hands over, a key in Swift, or a mapping, when several features see it",
        as: .either([.flag, .swift, .reference("shared")]), example: "{appStorage: isOn}"),
      .memberAccess,
      SchemaKey(
        "init", "false, when the initialiser does not take it, so that it begins with its default",
        as: .flag, example: "false"),
    ])

  static let shared = Schema(
    subject: "a shared value", shortForm: "'true', a key in Swift",
    keys: [
      SchemaKey("appStorage", "its key among the app's settings", as: .text, example: "isOn"),
      SchemaKey(
        "fileStorage", "the URL of its file", as: .swift,
        example: "'URL(fileURLWithPath: \"items.json\")'"),
      SchemaKey("inMemory", "its key in memory", as: .text, example: "toast"),
      SchemaKey(
        "reader",
        "true, a key in Swift, or one of the other keys, when the feature only reads the value",
        as: .either([.flag, .swift, .reference("shared")]), example: ".user"),
    ])

  static let computed = Schema(
    subject: "a computed property", shortForm: "'Type = expression'",
    keys: [
      SchemaKey("type", "a Swift type", .required, as: .type, example: "String"),
      SchemaKey("get", "Swift that computes it", .required, as: .swift, example: "first + last"),
      SchemaKey("set", "Swift statements over newValue", as: .swift, example: "first = newValue"),
      .documentation("what it means", example: "The full name."),
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
      .documentation("what it is for", example: "How far it is."),
      SchemaKey(
        "in", "'state', when a feature's state declares it", as: .choice(["state"]),
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
      .documentation("what it means", example: "It was tried in vain."),
    ])
}
