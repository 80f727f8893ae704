// What the mappings of declarations may hold: fields, types, clients, models.

extension Schema {
  static let client = Schema(
    subject: "a client",
    keys: [
      SchemaKey(
        "client", "the client's name", .required,
        example: "client: HistoryClient"),
      SchemaKey(
        "key", "the key that features name it by", .required,
        example: "key: history"),
      SchemaKey(
        "doc", "what the client is for",
        example: "doc: Keeps measurements."),
      SchemaKey(
        "imports", "a list of modules",
        example: "imports: [FoundationNetworking?]"),
      SchemaKey(
        "types", "nested types by name",
        example: "types: {Status: {enum: [allowed, refused]}}"),
      SchemaKey(
        "endpoints", "endpoints by name", .required,
        example: "endpoints: {load: {async: true, returns: '[BMI]', live: '[]'}}"),
      SchemaKey(
        "live", "'manual', when the live client is written by hand",
        example: "live: manual"),
    ])

  static let endpoint = Schema(
    subject: "an endpoint",
    keys: [
      SchemaKey(
        "doc", "what it does",
        example: "doc: Loads all measurements."),
      SchemaKey(
        "with", "parameters and their types",
        example: "with: {_ query: String, limit: Int}"),
      SchemaKey(
        "async", "true or false",
        example: "async: true"),
      SchemaKey(
        "throws", "true, false or the error's type",
        example: "throws: URLError"),
      SchemaKey(
        "returns", "a Swift type",
        example: "returns: '[BMI]'"),
      SchemaKey(
        "live", "the body of the live closure",
        example: "live: 'try await fetch(query)'"),
      SchemaKey(
        "placeholder", "what the unimplemented test value returns",
        example: "placeholder: BMI.example"),
      SchemaKey(
        "stream", "the type of the elements of the asynchronous sequence it returns",
        example: "stream: Message"),
    ])

  static let external = Schema(
    subject: "something external",
    keys: [
      SchemaKey(
        "external", "the type of a feature, or the key of a client", .required,
        example: "external: ProfileFeature"),
      SchemaKey(
        "doc", "what it is",
        example: "doc: Written by hand in the module Profile."),
      SchemaKey(
        "imports", "a list of modules",
        example: "imports: [Profile]"),
      SchemaKey(
        "state", "the type of the feature's state, or its fields by name",
        example: "state: {name: String}"),
      SchemaKey(
        "actions", "the feature's actions by name",
        example: "actions: [onAppear, reload]"),
      SchemaKey(
        "delegate", "actions that the parent may react to",
        example: "delegate: {renamed: {with: {_ name: String}}}"),
      SchemaKey(
        "endpoints", "the client's endpoints by name",
        example: "endpoints: {track: {with: {_ event: String}}}"),
    ])

  static let externalAction = Schema(
    subject: "an external action",
    keys: [
      SchemaKey(
        "with", "parameters and their types",
        example: "with: {_ name: String}"),
      SchemaKey(
        "doc", "when it happens",
        example: "doc: The name was typed."),
    ])

  static let model = Schema(
    subject: "a model",
    keys: [
      SchemaKey(
        "model", "the model's name", .required,
        example: "model: BMI"),
      SchemaKey(
        "doc", "what it stands for",
        example: "doc: A measurement."),
      SchemaKey(
        "imports", "a list of modules",
        example: "imports: [AppUnits]"),
      SchemaKey(
        "conforms", "a list of protocols",
        example: "conforms: [Codable, Identifiable]"),
      SchemaKey(
        "types", "nested types by name",
        example: "types: {Unit: {enum: [metric, imperial]}}"),
      SchemaKey(
        "fields", "fields by name",
        example: "fields: {id: UUID, height: Double}"),
      SchemaKey(
        "enum", "cases, when it is an enum: a list of names, or names with raw values or payloads",
        example: "enum: {offline: , refused: {with: {_ code: Int}}}"),
      SchemaKey(
        "computed", "computed properties by name",
        example: "computed: {meters: Double = height / 100}"),
    ])

  static let field = Schema(
    subject: "a field", shortForm: "'Type = default'",
    keys: [
      SchemaKey(
        "type", "a Swift type", .required,
        example: "type: String"),
      SchemaKey(
        "default", "a Swift expression",
        example: "default: '\"\"'"),
      SchemaKey(
        "doc", "what it holds",
        example: "doc: As typed."),
      SchemaKey(
        "binding", "true, when a view may write it",
        example: "binding: true"),
      SchemaKey(
        "let", "true, when it never changes",
        example: "let: true"),
      SchemaKey(
        "equatable", "false, when it cannot be compared",
        example: "equatable: false"),
      SchemaKey(
        "shared", "where it is shared", .planned,
        example: "shared: appStorage"),
    ])

  static let computed = Schema(
    subject: "a computed property", shortForm: "'Type = expression'",
    keys: [
      SchemaKey(
        "type", "a Swift type", .required,
        example: "type: String"),
      SchemaKey(
        "get", "Swift that computes it", .required,
        example: "get: first + last"),
      SchemaKey(
        "set", "Swift statements over newValue",
        example: "set: first = newValue"),
      SchemaKey(
        "doc", "what it means",
        example: "doc: The full name."),
    ])

  static let nestedType = Schema(
    subject: "a nested type",
    keys: [
      SchemaKey(
        "enum", "cases: a list of names, or names with raw values or payloads",
        example: "enum: {idle: , failed: {with: {attempts: Int}}}"),
      SchemaKey(
        "struct", "fields by name",
        example: "struct: {x: Int, y: Int = 0}"),
      SchemaKey(
        "computed", "computed properties by name",
        example: "computed: {isIdle: Bool = self == .idle}"),
      SchemaKey(
        "conforms", "a list of protocols",
        example: "conforms: [Codable]"),
      SchemaKey(
        "doc", "what it is for",
        example: "doc: How far it is."),
    ])

  static let enumCase = Schema(
    subject: "a case", shortForm: "a raw value",
    keys: [
      SchemaKey(
        "with", "parameters and their types",
        example: "with: {attempts: Int}"),
      SchemaKey(
        "doc", "what it means",
        example: "doc: It was tried in vain."),
    ])
}
