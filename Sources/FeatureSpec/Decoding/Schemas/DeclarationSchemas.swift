// What the mappings of declarations may hold: fields, types, clients, models.

extension Schema {
  static let client = Schema(
    subject: "a client",
    keys: [
      SchemaKey(
        "client", "the client's name", .required,
        as: .identifier,
        example: "client: HistoryClient"),
      SchemaKey(
        "key", "the key that features name it by", .required,
        as: .identifier,
        example: "key: history"),
      SchemaKey(
        "doc", "what the client is for",
        as: .text,
        example: "doc: Keeps measurements."),
      SchemaKey(
        "imports", "a list of modules",
        as: .texts,
        example: "imports: [FoundationNetworking?]"),
      SchemaKey(
        "types", "nested types by name",
        as: .named("nestedType"),
        example: "types: {Status: {enum: [allowed, refused]}}"),
      SchemaKey(
        "endpoints", "endpoints by name", .required,
        as: .named("endpoint"),
        example: "endpoints: {load: {async: true, returns: '[BMI]', live: '[]'}}"),
      SchemaKey(
        "live", "'manual', when the live client is written by hand",
        as: .choice(["manual"]),
        example: "live: manual"),
      SchemaKey(
        "templates", "the template set of this file: 'runtime', 'tca', 'redux' or a folder",
        as: .names(.templateSet, in: .text),
        example: "templates: tca"),
    ])

  static let endpoint = Schema(
    subject: "an endpoint",
    keys: [
      SchemaKey(
        "doc", "what it does",
        as: .text,
        example: "doc: Loads all measurements."),
      SchemaKey(
        "with", "parameters and their types",
        as: .parameters,
        example: "with: {_ query: String, limit: Int}"),
      SchemaKey(
        "async", "true or false",
        as: .flag,
        example: "async: true"),
      SchemaKey(
        "throws", "true, false or the error's type",
        as: .type,
        example: "throws: URLError"),
      SchemaKey(
        "returns", "a Swift type",
        as: .type,
        example: "returns: '[BMI]'"),
      SchemaKey(
        "live", "the body of the live closure",
        as: .swift,
        example: "live: 'try await fetch(query)'"),
      SchemaKey(
        "placeholder", "what the unimplemented test value returns",
        as: .swift,
        example: "placeholder: BMI.example"),
      SchemaKey(
        "stream", "the type of the elements of the asynchronous sequence it returns",
        as: .type,
        example: "stream: Message"),
    ])

  static let external = Schema(
    subject: "something external",
    keys: [
      SchemaKey(
        "external", "the type of a feature, or the key of a client", .required,
        as: .identifier,
        example: "external: ProfileFeature"),
      SchemaKey(
        "doc", "what it is",
        as: .text,
        example: "doc: Written by hand in the module Profile."),
      SchemaKey(
        "imports", "a list of modules",
        as: .texts,
        example: "imports: [Profile]"),
      SchemaKey(
        "state", "the type of the feature's state, or its fields by name",
        as: .either([.type, .named("field")]),
        example: "state: {name: String}"),
      SchemaKey(
        "actions", "the feature's actions by name",
        as: .either([.identifiers, .named("externalAction")]),
        example: "actions: [onAppear, reload]"),
      SchemaKey(
        "delegate", "actions that the parent may react to",
        as: .either([.identifiers, .named("delegateAction")]),
        example: "delegate: {renamed: {with: {_ name: String}}}"),
      SchemaKey(
        "view", "the name of the feature's view, which is made by 'init(store:)'",
        as: .identifier,
        example: "view: ProfileView"),
      SchemaKey(
        "endpoints", "the client's endpoints by name",
        as: .named("endpoint"),
        example: "endpoints: {track: {with: {_ event: String}}}"),
    ])

  static let externalAction = Schema(
    subject: "an external action",
    keys: [
      SchemaKey(
        "with", "parameters and their types",
        as: .parameters,
        example: "with: {_ name: String}"),
      SchemaKey(
        "doc", "when it happens",
        as: .text,
        example: "doc: The name was typed."),
    ])

  static let model = Schema(
    subject: "a model",
    keys: [
      SchemaKey(
        "model", "the model's name", .required,
        as: .identifier,
        example: "model: BMI"),
      SchemaKey(
        "doc", "what it stands for",
        as: .text,
        example: "doc: A measurement."),
      SchemaKey(
        "imports", "a list of modules",
        as: .texts,
        example: "imports: [AppUnits]"),
      SchemaKey(
        "conforms", "a list of protocols",
        as: .identifiers,
        example: "conforms: [Codable, Identifiable]"),
      SchemaKey(
        "types", "nested types by name",
        as: .named("nestedType"),
        example: "types: {Unit: {enum: [metric, imperial]}}"),
      SchemaKey(
        "fields", "fields by name",
        as: .named("field"),
        example: "fields: {id: UUID, height: Double}"),
      SchemaKey(
        "enum", "cases, when it is an enum: a list of names, or names with raw values or payloads",
        as: .either([.identifiers, .named("enumCase")]),
        example: "enum: {offline: , refused: {with: {_ code: Int}}}"),
      SchemaKey(
        "computed", "computed properties by name",
        as: .named("computed"),
        example: "computed: {meters: Double = height / 100}"),
      SchemaKey(
        "templates", "the template set of this file: 'runtime', 'tca', 'redux' or a folder",
        as: .names(.templateSet, in: .text),
        example: "templates: tca"),
    ])

  static let field = Schema(
    subject: "a field", shortForm: "'Type = default'",
    keys: [
      SchemaKey(
        "type", "a Swift type", .required,
        as: .type,
        example: "type: String"),
      SchemaKey(
        "default", "a Swift expression",
        as: .swift,
        example: "default: '\"\"'"),
      SchemaKey(
        "doc", "what it holds",
        as: .text,
        example: "doc: As typed."),
      SchemaKey(
        "binding", "true, when a view may write it",
        as: .flag,
        example: "binding: true"),
      SchemaKey(
        "let", "true, when it never changes",
        as: .flag,
        example: "let: true"),
      SchemaKey(
        "equatable", "false, when it cannot be compared",
        as: .flag,
        example: "equatable: false"),
      SchemaKey(
        "shared", "where it is shared", .planned,
        as: .text,
        example: "shared: appStorage"),
    ])

  static let computed = Schema(
    subject: "a computed property", shortForm: "'Type = expression'",
    keys: [
      SchemaKey(
        "type", "a Swift type", .required,
        as: .type,
        example: "type: String"),
      SchemaKey(
        "get", "Swift that computes it", .required,
        as: .swift,
        example: "get: first + last"),
      SchemaKey(
        "set", "Swift statements over newValue",
        as: .swift,
        example: "set: first = newValue"),
      SchemaKey(
        "doc", "what it means",
        as: .text,
        example: "doc: The full name."),
    ])

  static let nestedType = Schema(
    subject: "a nested type",
    keys: [
      SchemaKey(
        "enum", "cases: a list of names, or names with raw values or payloads",
        as: .either([.identifiers, .named("enumCase")]),
        example: "enum: {idle: , failed: {with: {attempts: Int}}}"),
      SchemaKey(
        "struct", "fields by name",
        as: .named("field"),
        example: "struct: {x: Int, y: Int = 0}"),
      SchemaKey(
        "computed", "computed properties by name",
        as: .named("computed"),
        example: "computed: {isIdle: Bool = self == .idle}"),
      SchemaKey(
        "conforms", "a list of protocols",
        as: .identifiers,
        example: "conforms: [Codable]"),
      SchemaKey(
        "doc", "what it is for",
        as: .text,
        example: "doc: How far it is."),
    ])

  static let enumCase = Schema(
    subject: "a case", shortForm: "a raw value",
    keys: [
      SchemaKey(
        "with", "parameters and their types",
        as: .parameters,
        example: "with: {attempts: Int}"),
      SchemaKey(
        "doc", "what it means",
        as: .text,
        example: "doc: It was tried in vain."),
    ])
}
