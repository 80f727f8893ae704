// What the mappings of effects may hold.

extension Schema {
  static let run = Schema(
    subject: "a 'run'",
    keys: [
      SchemaKey(
        "call", "Swift that may suspend and throw", .required,
        example: "call: api.find(state.query)"),
      SchemaKey(
        "success", "the action that receives the value, or 'ignore'",
        example: "success: found"),
      SchemaKey(
        "failure", "the action that receives the error, or 'ignore'",
        example: "failure: failed"),
      SchemaKey(
        "result", "the action that receives a Result",
        example: "result: answered"),
      SchemaKey(
        "id", "a name to cancel it by",
        example: "id: searching"),
      SchemaKey(
        "cancelInFlight", "true or false",
        example: "cancelInFlight: true"),
      SchemaKey(
        "priority", "a task priority",
        example: "priority: .background"),
      SchemaKey(
        "debounce", "how long nothing like it may be asked for before the call",
        example: "debounce: 300ms"),
      SchemaKey(
        "after", "how long to wait before the call",
        example: "after: 2s"),
    ])

  static let delay = Schema(
    subject: "an 'after'",
    keys: [
      SchemaKey(
        "delay", "a duration", .required,
        example: "delay: 5s"),
      SchemaKey(
        "send", "an action", .required,
        example: "send: hintShown"),
      SchemaKey(
        "id", "a name to cancel it by",
        example: "id: hint"),
      SchemaKey(
        "cancelInFlight", "true or false",
        example: "cancelInFlight: true"),
    ])

  static let timer = Schema(
    subject: "a 'timer'",
    keys: [
      SchemaKey(
        "every", "a duration", .required,
        example: "every: 10ms"),
      SchemaKey(
        "send", "an action", .required,
        example: "send: ticked"),
      SchemaKey(
        "id", "a name to cancel it by",
        example: "id: ticking"),
    ])

  static let stream = Schema(
    subject: "a 'stream'",
    keys: [
      SchemaKey(
        "of", "a Swift expression of an asynchronous sequence", .required,
        example: "of: socket.messages()"),
      SchemaKey(
        "send", "the action that receives each 'element'", .required,
        example: "send: received(element)"),
      SchemaKey(
        "finished", "the action that tells of the end",
        example: "finished: closed"),
      SchemaKey(
        "failure", "the action that receives the error, or 'ignore'",
        example: "failure: broken"),
      SchemaKey(
        "id", "a name to cancel it by",
        example: "id: listening"),
      SchemaKey(
        "cancelInFlight", "true or false",
        example: "cancelInFlight: true"),
    ])

  static let expression = Schema(
    subject: "an 'effect'", shortForm: "Swift of type Effect<Action>",
    keys: [
      SchemaKey(
        "of", "an expression of type Effect<Action>", .required,
        example: "of: '.run { send in await send(.saved) }'"),
      SchemaKey(
        "id", "a name to cancel it by",
        example: "id: saving"),
      SchemaKey(
        "cancelInFlight", "true or false",
        example: "cancelInFlight: true"),
    ])
}
