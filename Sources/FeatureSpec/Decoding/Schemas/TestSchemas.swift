// What the mappings of tests may hold.

extension Schema {
  static let test = Schema(
    subject: "a test", shortForm: "a list of steps",
    keys: [
      SchemaKey(
        "doc", "what is worth saying beyond its name",
        as: .text,
        example: "doc: Found by a user in May."),
      SchemaKey(
        "given", "fields of the initial state",
        as: .names(.field, in: .values),
        example: "given: {count: 9}"),
      SchemaKey(
        "dependencies", "what dependencies do",
        as: .names(.override, in: .named("override")),
        example: "dependencies: {random.int: 5, uuid: incrementing}"),
      SchemaKey(
        "steps", "a list of steps", .required,
        as: .references("step"),
        example: "steps: [{send: increment, expect: {count: 10}}]"),
    ])

  static let exploration = Schema(
    subject: "an exploration",
    keys: [
      SchemaKey(
        "doc", "what it proves",
        as: .text,
        example: "doc: The counter in every state."),
      SchemaKey(
        "given", "fields of the initial state",
        as: .names(.field, in: .values),
        example: "given: {count: 1}"),
      SchemaKey(
        "dependencies", "what dependencies do",
        as: .names(.override, in: .named("override")),
        example: "dependencies: {random.int: 5}"),
      SchemaKey(
        "actions", "a list of actions", .required,
        as: .either([.list(.action), .references("exploredBinding")]),
        example: "actions: [increment, decrement]"),
      SchemaKey(
        "depth", "how many actions follow one another", .required,
        as: .count,
        example: "depth: 5"),
      SchemaKey(
        "limit", "how many states are visited",
        as: .count,
        example: "limit: 1000"),
      SchemaKey(
        "invariants", "conditions by name", .required,
        as: .values,
        example: "invariants: {it is never negative: state.count >= 0}"),
    ])

  static let exploredBinding = Schema(
    subject: "an action to try", shortForm: "an action",
    keys: [
      SchemaKey(
        "bind", "an assignment", .required,
        as: .names(.binding, in: .swift),
        example: "bind: title = \"Milk\"")
    ])

  static let step = Schema(
    subject: "a step",
    keys: [
      SchemaKey(
        "send", "an action",
        as: .action,
        example: "send: setCount(3)"),
      SchemaKey(
        "receive", "an action",
        as: .action,
        example: "receive: loaded"),
      SchemaKey(
        "bind", "an assignment",
        as: .names(.binding, in: .swift),
        example: "bind: title = \"Milk\""),
      SchemaKey(
        "advance", "a duration",
        as: .swift,
        example: "advance: 300ms"),
      SchemaKey(
        "assert", "a Swift condition",
        as: .swift,
        example: "assert: state.count == 3"),
      SchemaKey(
        "finish", "true",
        as: .flag,
        example: "finish: true"),
      SchemaKey(
        "expect", "what the state has changed to, by field",
        as: .names(.stateField, in: .values),
        example: "expect: {count: 3, history.isLoading: false}"),
      SchemaKey(
        "exhaustivity", "'off' or 'on', for the steps that follow",
        as: .switch,
        example: "exhaustivity: off"),
    ])

  static let override = Schema(
    subject: "a dependency's override",
    keys: [
      SchemaKey(
        "throws", "the error that is thrown",
        as: .swift,
        example: "throws: URLError(.notConnectedToInternet)"),
      SchemaKey(
        "records", "a name to collect the arguments under",
        as: .identifier,
        example: "records: saved"),
      SchemaKey(
        "returns", "a Swift expression",
        as: .swift,
        example: "returns: 5"),
      SchemaKey(
        "closure", "a Swift closure",
        as: .swift,
        example: "closure: '{ query in [query] }'"),
      SchemaKey(
        "stream", "the elements of an asynchronous sequence",
        as: .swift,
        example: "stream: [1, 2]"),
    ])
}
