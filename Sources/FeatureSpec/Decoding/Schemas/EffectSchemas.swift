// The schemas of the mappings of effects.

extension Schema {
  static let run = Schema(
    subject: "a 'run'",
    keys: [
      SchemaKey(
        "call", "Swift that may be async and throw", .required, as: .swift,
        example: "api.find(state.query)"),
      SchemaKey(
        "success", "the action that receives the value, or 'ignore'", as: .action,
        example: "found"),
      SchemaKey(
        "failure", "the action that receives the error, 'ignore' or 'unhandled'", as: .action,
        example: "failed"),
      SchemaKey("result", "the action that receives a Result", as: .action, example: "answered"),
      .cancellation,
      .id(example: "searching"),
      .cancelInFlight,
      .animation,
      SchemaKey("priority", "a task priority", as: .swift, example: ".background"),
      SchemaKey(
        "debounce", "a wait before the call, which restarts when the effect starts again",
        as: .swift,
        example: "300ms"),
      SchemaKey("after", "how long to wait before the call", as: .swift, example: "2s"),
    ])

  static let task = Schema(
    subject: "a 'task'",
    keys: [
      SchemaKey(
        "steps", "the steps of the task, one after the other", .required,
        as: .references("taskStep"),
        example: "[{run: {call: 'let isAllowed = try await auth.ask()'}}, {send: asked(isAllowed)}]"
      ).formerly("of"),
      SchemaKey(
        "failure", "the action that receives the error of any step, 'ignore' or 'unhandled'",
        as: .action, example: "refused"),
      .cancellation,
      .id(example: "asking"),
      .cancelInFlight,
      .animation,
      SchemaKey("priority", "a task priority", as: .swift, example: ".background"),
      SchemaKey(
        "debounce", "a wait before the first step, which restarts when the task starts again",
        as: .swift,
        example: "300ms"),
      SchemaKey("after", "how long to wait before the first step", as: .swift, example: "2s"),
    ])

  private static let taskKeys = [
    SchemaKey(
      "run", "a call, whose 'let' stays in scope", as: .reference("taskCall"),
      example: "{call: 'let user = try await auth.user()'}"),
    SchemaKey(
      "send", "an action or a list of actions",
      as: .list(.either([.action, .reference("taskSend")])), example: "signedIn(user)"),
    SchemaKey(
      "when", "branches; the first branch whose conditions hold runs",
      as: .references("taskBranch"),
      example: "[{if: user.isNew, send: welcomed}, {else: {run: {call: auth.greet(user)}}}]"),
    SchemaKey(
      "dismiss", "'self'", as: .either([.choice(["self"]), .reference("dismissal")]),
      example: "self"),
  ]

  static let taskStep = Schema(subject: "a step of a task", runs: true, keys: taskKeys)

  static let taskBlock = Schema(
    subject: "a branch's 'else' in a task", runs: true,
    keys: taskKeys + [
      SchemaKey(
        "steps", "several steps, one after the other", as: .references("taskStep"),
        example: "[{run: {call: auth.forget()}}, {dismiss: self}]")
    ])

  static let taskBranch = taskBlock.extended(
    as: "a branch", shortForm: nil,
    by: [
      SchemaKey(
        "if", "conditions, as in a Swift if", as: .swift, example: "let name = user.name"),
      SchemaKey(
        "else", "the step or steps that run if no other branch holds", as: .reference("taskBlock"),
        example: "{send: refused}"),
    ])

  static let taskCall = Schema(
    subject: "a 'run' of a task",
    keys: [
      SchemaKey(
        "call", "Swift that may be async and throw", .required, as: .swift,
        example: "let token = try await auth.token()"),
      SchemaKey(
        "success", "the action that receives the value, or 'ignore'", as: .action,
        example: "found"),
      SchemaKey("after", "how long to wait before the call", as: .swift, example: "2s"),
    ])

  private static let sentKeys = [
    SchemaKey("action", "the action", .required, as: .action, example: "opened(id)")
      .formerly("send"),
    SchemaKey("after", "how long to wait before the action is sent", as: .swift, example: "3s")
      .formerly("delay"),
    .animation,
  ]

  static let sentAction = Schema(
    subject: "a sent action", shortForm: "an action", shortKey: "action",
    keys: sentKeys + [
      SchemaKey(
        "later", "true to send the action from a separate task, after the present action",
        as: .flag, example: "true"),
      SchemaKey(
        "debounce", "a wait before the action, which restarts when the effect starts again",
        as: .swift, example: "300ms"),
      .id(example: "hint"),
      .cancelInFlight,
      SchemaKey("priority", "a task priority", as: .swift, example: ".background"),
    ])

  static let taskSend = Schema(
    subject: "a sent action", shortForm: "an action", shortKey: "action", keys: sentKeys)

  static let dismissal = Schema(
    subject: "a 'dismiss'", shortForm: "the name of a presentation",
    keys: [
      SchemaKey("of", "'self'", .required, as: .choice(["self"]), example: "self"),
      SchemaKey(
        "animation", "SwiftUI's animation of the dismissal", as: .swift, example: ".default"),
    ])

  static let timer = Schema(
    subject: "a 'timer'",
    keys: [
      SchemaKey("every", "a duration", .required, as: .swift, example: "10ms"),
      SchemaKey("send", "an action", .required, as: .action, example: "ticked"),
      .id(example: "ticking"),
      .animation,
    ])

  static let stream = Schema(
    subject: "a 'stream'",
    keys: [
      SchemaKey(
        "of", "a Swift expression of an asynchronous sequence", .required, as: .swift,
        example: "socket.messages()"),
      SchemaKey(
        "where", "a condition on an element; elements that do not meet it are skipped", as: .swift,
        example: "element.isUrgent"),
      SchemaKey(
        "element", "the name of an element, 'element' by default", as: .identifier,
        example: "message"),
      SchemaKey(
        "send", "the action that receives each 'element'", as: .action,
        example: "received(element)"),
      SchemaKey(
        "steps", "instead of 'send': the steps for each element, one after the other",
        as: .references("taskStep"),
        example: "[{run: {call: api.confirm(element.id)}}, {send: received(element)}]"),
      SchemaKey("finished", "the action that reports the end", as: .action, example: "closed"),
      SchemaKey(
        "failure",
        "the action that receives the error of the sequence or of a step, 'ignore' or 'unhandled'",
        as: .action, example: "broken"),
      .cancellation,
      .id(example: "listening"),
      .cancelInFlight,
      .animation,
    ])

  static let expression = Schema(
    subject: "an 'effect'", shortForm: "Swift of type Effect<Action>", shortKey: "of",
    keys: [
      SchemaKey(
        "of", "an expression of type Effect<Action>", .required, as: .swift,
        example: "'.run { send in await send(.saved) }'"),
      .id(example: "saving"),
      .cancelInFlight,
    ])
}
