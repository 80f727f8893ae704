// The schemas of the mappings of blocks.

extension Schema {
  /// The keys of effects, which a block requests in addition to changes of the state.
  private static let effectKeys = [
    SchemaKey(
      "cancel", "an effect's id, or a list of ids", as: .list(.names(.effect, in: .swift)),
      example: "[loading, ticking]"),
    SchemaKey(
      "send", "an action or a list of actions, each sent at once or later",
      as: .list(.either([.action, .reference("sentAction")])),
      example: "[saved, {action: hintShown, after: 3s}]"
    ).formerly("after"),
    SchemaKey(
      "run", "an asynchronous call, or a list of them", as: .references("run"),
      example: "{call: api.load(), success: loaded, failure: failed}"),
    SchemaKey(
      "timer", "a repeated action, or a list of them", as: .references("timer"),
      example: "{every: 1s, send: ticked, id: ticking}"),
    SchemaKey(
      "stream", "an action or steps for each element of a sequence, or a list of streams",
      as: .references("stream"),
      example: "{of: socket.messages(), send: received(element), failure: failed}"),
    SchemaKey(
      "effect", "an expression of type Effect<Action>, or a list of them",
      as: .either([.swifts, .references("effect")]),
      example: "'.run { send in await send(.saved) }'"),
    SchemaKey(
      "each", "effects for each element of a collection, or a list of them",
      as: .references("each"),
      example:
        "{of: state.items, as: item, run: {call: api.load(item.id), success: 'loaded(item.id, value)'}}"
    ),
  ]

  /// The keys of effects that consist of steps.
  private static let stepKeys = [
    SchemaKey(
      "task", "steps of a single task, which share values, or a list of tasks",
      as: .references("task"),
      example: "{steps: [{run: {call: 'let user = try await api.user()'}}, {send: loaded(user)}]}"
    ).formerly("steps", with: .mapping),
    SchemaKey(
      "sequence", "effects that run one after the other", as: .list(.reference("effects")),
      example:
        "[{send: one}, {run: {call: api.load(), success: loaded, failure: ignore}}, {send: two}]"
    ).formerly("steps", with: .list),
  ]

  static let each = Schema(
    subject: "an 'each'", runs: true,
    keys: [
      SchemaKey(
        "of", "a Swift expression of a collection", .required, as: .swift, example: "state.items"),
      SchemaKey("as", "the name of an element", .required, as: .identifier, example: "item"),
    ] + effectKeys + stepKeys)

  static let block = Schema(
    subject: "a block", shortForm: "Swift statements", shortKey: "do", runs: true,
    keys: [
      SchemaKey(
        "guard", "conditions, as in a Swift guard", as: .swift,
        example: "let number = Int(text), number > 0"),
      SchemaKey("do", "Swift statements over the state", as: .swift, example: "state.count += 1"),
      SchemaKey(
        "catch",
        "the block that runs instead of everything after 'do' if 'do' throws; `error` is in scope",
        as: .reference("innerBlock"), example: "{do: state.problem = EffectError(error)}"),
      SchemaKey(
        "when", "branches; the first branch whose conditions hold runs", as: .references("branch"),
        example: "[{if: state.count > 9, send: full}, {else: {send: notFull}}]"),
      SchemaKey(
        "match", "an expression and its cases", as: .reference("match"),
        example:
          "{on: state.phase, cases: {.idle: {send: started}, .failed(let tries): {do: state.tries = tries}}}"
      ),
      SchemaKey(
        "perform", "a procedure, or a list of them", as: .list(.names(.procedure, in: .swift)),
        example: "reload(state.query)"),
      SchemaKey(
        "present", "an alert, a dialog or a child to show",
        as: .list(.names(.presentable, in: .swift)),
        example: "deletion(item.name)"),
      SchemaKey(
        "dismiss", "the presentation to dismiss",
        as: .either([.names(.dismissible, in: .identifiers), .reference("dismissal")]),
        example: "editor"),
      SchemaKey(
        "push", "a child for the stack", as: .list(.names(.pushable, in: .swift)),
        example: "'detail(DetailFeature.State(id: id))'"),
      SchemaKey(
        "pop", "the elements to pop from the stack: 'last', 'all', 'to(id)' or 'from(id)'",
        as: .swifts,
        example: "last"),
    ] + effectKeys + stepKeys + [
      SchemaKey(
        "manual", "true for a handler written by hand", as: .flag, example: "true")
    ])

  static let innerBlock = block.extended(
    as: "a block", shortForm: "Swift statements",
    by: [
      .documentation("a comment on the block", example: "The last attempt has failed.")
    ])

  static let branch = innerBlock.extended(
    as: "a branch", shortForm: nil,
    by: [
      SchemaKey(
        "if", "conditions, as in a Swift if", as: .swift,
        example: "let user = state.user, user.isAdult"),
      SchemaKey(
        "else", "the block that runs if no other branch holds", as: .reference("innerBlock"),
        example: "{send: refused}"),
    ])

  static let match = Schema(
    subject: "a 'match'", runs: true,
    keys: [
      SchemaKey("on", "a Swift expression", .required, as: .swift, example: "result"),
      SchemaKey(
        "cases", "patterns with their blocks", .required, as: .named("innerBlock"),
        example: "{.success(let text): {do: state.text = text}, .failure: {send: failed}}"),
    ])

  static let effects = Schema(
    subject: "a step", runs: true,
    keys: effectKeys + [
      SchemaKey(
        "dismiss", "'self'", as: .either([.choice(["self"]), .reference("dismissal")]),
        example: "self")
    ])

  static let action = block.extended(
    as: "an action", shortForm: "Swift statements",
    by: [
      .documentation("the event that the action describes", example: "The button was pressed."),
      .parameters(example: "{_ text: String, at index: Int}"),
    ])

  static let procedure = block.extended(
    as: "a procedure", shortForm: "Swift statements",
    by: [
      .documentation("a description of what the procedure does", example: "Loads everything anew."),
      .parameters(example: "{_ query: String}"),
    ])

  static let reaction = block.extended(
    as: "a reaction", shortForm: "Swift statements",
    by: [
      .documentation(
        "a comment on the reaction",
        example: "The round is recorded before the counter begins the next."),
      SchemaKey(
        "order", "'before' or 'after' the child's own block", as: .choice(["before", "after"]),
        example: "before"),
    ])
}
