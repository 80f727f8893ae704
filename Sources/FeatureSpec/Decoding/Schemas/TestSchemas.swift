// The schemas of the mappings of tests.

extension Schema {
  static let test = Schema(
    subject: "a test", shortForm: "a list of steps", shortKey: "steps",
    keys: [
      .documentation("a comment beyond its name", example: "Found by a user in May."),
      SchemaKey(
        "setup", "Swift before the first step, whose names the rest of the test may use",
        as: .swift,
        example: "let first = UUID(0)"),
      .given(example: "{count: 9}"),
      .arguments(example: "{limit: '5'}"),
      .overrides(example: "{random.int: 5, uuid: incrementing}"),
      SchemaKey(
        "steps", "a list of steps", .required, as: .references("step"),
        example: "[{send: increment, expect: {count: 10}}]"),
    ])

  static let exploration = Schema(
    subject: "an exploration",
    keys: [
      .documentation(
        "a comment on what the exploration proves", example: "The counter in every state."),
      .given(example: "{count: 1}"),
      .arguments(example: "{limit: '3'}"),
      .overrides(example: "{random.int: 5}"),
      SchemaKey(
        "actions", "a list of actions", .required,
        as: .either([.list(.action), .references("exploredBinding")]),
        example: "[increment, decrement]"),
      SchemaKey(
        "depth", "the number of consecutive actions", .required, as: .count, example: "5"),
      SchemaKey("limit", "the maximum number of visited states", as: .count, example: "1000"),
      SchemaKey(
        "delays", "the number of delays and ticks of timers that end after one action", as: .count,
        example: "20"),
      SchemaKey(
        "invariants", "conditions by name", .required, as: .values,
        example: "{it is never negative: state.count >= 0}"),
    ])

  static let exploredBinding = Schema(
    subject: "an action to try", shortForm: "an action",
    keys: [
      SchemaKey(
        "bind", "an assignment", .required, as: .names(.binding, in: .swift),
        example: "title = \"Milk\"")
    ])

  static let step = Schema(
    subject: "a step", runs: true,
    keys: [
      SchemaKey("send", "an action", as: .action, example: "setCount(3)"),
      SchemaKey("receive", "an action", as: .action, example: "loaded"),
      SchemaKey(
        "bind", "an assignment", as: .names(.binding, in: .swift), example: "title = \"Milk\""),
      SchemaKey("advance", "a duration", as: .swift, example: "300ms"),
      SchemaKey("assert", "a Swift condition", as: .swift, example: "state.count == 3"),
      SchemaKey(
        "do", "Swift statements, whose names later steps may use", as: .swift,
        example: "let first = state.rows[0].id"),
      SchemaKey("finish", "true", as: .flag, example: "true"),
      SchemaKey(
        "expect",
        "the new values of the changed fields, the whole new state, or statements that make the same change; '{}' "
          + "if a reaction undoes the write of 'bind'",
        as: .either([.names(.stateField, in: .values), .swift]),
        example: "{count: 3, history.isLoading: false}"),
      SchemaKey(
        "exhaustivity", "'off' or 'on', for the steps that follow", as: .switch, example: "off"),
      SchemaKey(
        "feed", "a stream that the test feeds, with an element", as: .names(.override, in: .swift),
        example: "socket.messages(text)"),
      SchemaKey(
        "end", "a stream that the test feeds", as: .names(.override, in: .swift),
        example: "socket.messages"),
      SchemaKey(
        "cancel", "an action that the test has sent, whose effects are canceled", as: .action,
        example: "load"),
      SchemaKey(
        "skip", "'received' or 'effects'", as: .choice(["received", "effects"]),
        example: "received"),
    ])

  static let override = Schema(
    subject: "a dependency's override",
    keys: [
      SchemaKey(
        "throws", "the error that is thrown", as: .swift,
        example: "URLError(.notConnectedToInternet)"),
      SchemaKey(
        "records", "a name to collect the arguments under", as: .identifier, example: "saved"),
      SchemaKey("returns", "a Swift expression", as: .swift, example: "5"),
      SchemaKey("closure", "a Swift closure", as: .swift, example: "'{ query in [query] }'"),
      SchemaKey(
        "stream", "the elements of an asynchronous sequence, or 'fed'", as: .swift,
        example: "[1, 2]"),
      SchemaKey(
        "after", "how far the test's clock advances before the answer", as: .swift, example: "1s"),
    ])
}
