// What the mappings of effects may hold.

extension Schema {
  static let run = Schema(
    subject: "a 'run'",
    keys: [
      SchemaKey(
        "call", "Swift that may suspend and throw", .required,
        as: .swift,
        example: "call: api.find(state.query)"),
      SchemaKey(
        "success", "the action that receives the value, or 'ignore'",
        as: .action,
        example: "success: found"),
      SchemaKey(
        "failure", "the action that receives the error, or 'ignore'",
        as: .action,
        example: "failure: failed"),
      SchemaKey(
        "result", "the action that receives a Result",
        as: .action,
        example: "result: answered"),
      SchemaKey(
        "id", "a name to cancel it by",
        as: .identifier,
        example: "id: searching"),
      SchemaKey(
        "cancelInFlight", "true or false",
        as: .flag,
        example: "cancelInFlight: true"),
      SchemaKey(
        "priority", "a task priority",
        as: .swift,
        example: "priority: .background"),
      SchemaKey(
        "debounce", "how long nothing like it may be asked for before the call",
        as: .swift,
        example: "debounce: 300ms"),
      SchemaKey(
        "after", "how long to wait before the call",
        as: .swift,
        example: "after: 2s"),
    ])

  static let delay = Schema(
    subject: "an 'after'",
    keys: [
      SchemaKey(
        "delay", "a duration", .required,
        as: .swift,
        example: "delay: 5s"),
      SchemaKey(
        "send", "an action", .required,
        as: .action,
        example: "send: hintShown"),
      SchemaKey(
        "id", "a name to cancel it by",
        as: .identifier,
        example: "id: hint"),
      SchemaKey(
        "cancelInFlight", "true or false",
        as: .flag,
        example: "cancelInFlight: true"),
    ])

  static let timer = Schema(
    subject: "a 'timer'",
    keys: [
      SchemaKey(
        "every", "a duration", .required,
        as: .swift,
        example: "every: 10ms"),
      SchemaKey(
        "send", "an action", .required,
        as: .action,
        example: "send: ticked"),
      SchemaKey(
        "id", "a name to cancel it by",
        as: .identifier,
        example: "id: ticking"),
    ])

  static let stream = Schema(
    subject: "a 'stream'",
    keys: [
      SchemaKey(
        "of", "a Swift expression of an asynchronous sequence", .required,
        as: .swift,
        example: "of: socket.messages()"),
      SchemaKey(
        "send", "the action that receives each 'element'", .required,
        as: .action,
        example: "send: received(element)"),
      SchemaKey(
        "finished", "the action that tells of the end",
        as: .action,
        example: "finished: closed"),
      SchemaKey(
        "failure", "the action that receives the error, or 'ignore'",
        as: .action,
        example: "failure: broken"),
      SchemaKey(
        "id", "a name to cancel it by",
        as: .identifier,
        example: "id: listening"),
      SchemaKey(
        "cancelInFlight", "true or false",
        as: .flag,
        example: "cancelInFlight: true"),
    ])

  static let expression = Schema(
    subject: "an 'effect'", shortForm: "Swift of type Effect<Action>",
    keys: [
      SchemaKey(
        "of", "an expression of type Effect<Action>", .required,
        as: .swift,
        example: "of: '.run { send in await send(.saved) }'"),
      SchemaKey(
        "id", "a name to cancel it by",
        as: .identifier,
        example: "id: saving"),
      SchemaKey(
        "cancelInFlight", "true or false",
        as: .flag,
        example: "cancelInFlight: true"),
    ])
}
