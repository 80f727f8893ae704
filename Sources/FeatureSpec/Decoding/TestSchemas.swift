// What the mappings of tests may hold.

extension Schema {
  static let test = Schema(
    subject: "a test", shortForm: "a list of steps",
    keys: [
      SchemaKey("doc", "what is worth saying beyond its name"),
      SchemaKey("given", "fields of the initial state"),
      SchemaKey("dependencies", "what dependencies do"),
      SchemaKey("steps", "a list of steps", .required),
    ])

  static let exploration = Schema(
    subject: "an exploration",
    keys: [
      SchemaKey("doc", "what it proves"),
      SchemaKey("given", "fields of the initial state"),
      SchemaKey("dependencies", "what dependencies do"),
      SchemaKey("actions", "a list of actions", .required),
      SchemaKey("depth", "how many actions follow one another", .required),
      SchemaKey("limit", "how many states are visited"),
      SchemaKey("invariants", "conditions by name", .required),
    ])

  static let step = Schema(
    subject: "a step",
    keys: [
      SchemaKey("send", "an action"),
      SchemaKey("receive", "an action"),
      SchemaKey("bind", "an assignment"),
      SchemaKey("advance", "a duration"),
      SchemaKey("assert", "a Swift condition"),
      SchemaKey("finish", "true"),
      SchemaKey("expect", "what the state has changed to, by field"),
      SchemaKey("exhaustivity", "'off' or 'on', for the steps that follow"),
    ])

  static let override = Schema(
    subject: "a dependency's override",
    keys: [
      SchemaKey("throws", "the error that is thrown"),
      SchemaKey("records", "a name to collect the arguments under"),
      SchemaKey("returns", "a Swift expression"),
      SchemaKey("closure", "a Swift closure"),
      SchemaKey("stream", "the elements of an asynchronous sequence"),
    ])
}
