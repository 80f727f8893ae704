// What a feature's mappings may hold.

extension Schema {
  static let feature = Schema(
    subject: "a feature",
    keys: [
      SchemaKey(
        "feature", "the feature's name", .required,
        example: "feature: Counter"),
      SchemaKey(
        "doc", "what the feature is for",
        example: "doc: A number to move up and down."),
      SchemaKey(
        "imports", "a list of modules",
        example: "imports: [CoreLocation?, AppModels]"),
      SchemaKey(
        "types", "nested types by name",
        example: "types: {Unit: {enum: [metric, imperial]}}"),
      SchemaKey(
        "state", "the state's fields by name",
        example: "state: {count: Int = 0}"),
      SchemaKey(
        "computed", "computed properties by name",
        example: "computed: {isHigh: Bool = count > 9}"),
      SchemaKey(
        "dependencies", "a list of dependency keys",
        example: "dependencies: [uuid, bmiHistory]"),
      SchemaKey(
        "children", "places for other features by name",
        example: "children: {history: History}"),
      SchemaKey(
        "alerts", "alerts by name",
        example: "alerts: {failed: {title: It failed}}"),
      SchemaKey(
        "dialogs", "dialogs by name",
        example: "dialogs: {sorting: {title: Sort by, buttons: {name: Name}}}"),
      SchemaKey(
        "actions", "actions by name",
        example: "actions: {increment: state.count += 1}"),
      SchemaKey(
        "delegate", "actions that the parent may react to",
        example: "delegate: [closed]"),
      SchemaKey(
        "reactions", "blocks for what is not an own action",
        example: "reactions: {history.cleared: state.count = 0}"),
      SchemaKey(
        "procedures", "named blocks that 'perform' runs",
        example: "procedures: {reset: state.count = 0}"),
      SchemaKey(
        "tests", "tests by name",
        example: "tests: {counts: [{send: increment, expect: {count: 1}}]}"),
      SchemaKey(
        "explore", "actions, a depth and invariants",
        example:
          "explore: {actions: [increment], depth: 3, invariants: {it never sinks: state.count >= 0}}"
      ),
      SchemaKey(
        "templates", "the name of a template set", .planned,
        example: "templates: tca"),
      SchemaKey(
        "view", "how the feature is shown", .planned,
        example: "view: {}"),
    ])

  static let child = Schema(
    subject: "a child", shortForm: "a feature's name",
    keys: [
      SchemaKey(
        "feature", "the feature's name",
        example: "feature: History"),
      SchemaKey(
        "oneOf", "features by the names of their cases",
        example: "oneOf: {edit: Editor, share: Sharing}"),
      SchemaKey(
        "presence", "'always', 'optional', 'many' or 'stack'",
        example: "presence: optional"),
      SchemaKey(
        "dependencies", "dependencies that are others for it",
        example: "dependencies: {date: .constant(.distantPast)}"),
      SchemaKey(
        "default", "its state when the initialiser is given none",
        example: "default: 'HistoryFeature.State(limit: 5)'"),
      SchemaKey(
        "doc", "what it is for",
        example: "doc: What was measured before."),
    ])

  static let alternative = Schema(
    subject: "one of several children", shortForm: "a feature's name",
    keys: [
      SchemaKey(
        "feature", "the feature's name", .required,
        example: "feature: Editor"),
      SchemaKey(
        "dependencies", "dependencies that are others for it",
        example: "dependencies: {uuid: .incrementing}"),
    ])

  static let question = Schema(
    subject: "an alert or a dialog",
    keys: [
      SchemaKey(
        "title", "what is asked", .required,
        example: "title: Delete \\(name)?"),
      SchemaKey(
        "message", "more about it",
        example: "message: It cannot be brought back."),
      SchemaKey(
        "with", "parameters and their types",
        example: "with: {_ name: String}"),
      SchemaKey(
        "buttons", "actions with their labels",
        example: "buttons: {delete: Delete, keep: Keep it}"),
      SchemaKey(
        "doc", "when it is asked",
        example: "doc: Asked before something is lost."),
    ])

  static let button = Schema(
    subject: "a button", shortForm: "its label",
    keys: [
      SchemaKey(
        "label", "what stands on it", .required,
        example: "label: Delete"),
      SchemaKey(
        "role", "'cancel' or 'destructive'",
        example: "role: destructive"),
      SchemaKey(
        "with", "parameters of the alert that the action takes along",
        example: "with: [id]"),
    ])

  static let delegateAction = Schema(
    subject: "a delegate action",
    keys: [
      SchemaKey(
        "with", "parameters and their types",
        example: "with: {_ bmi: BMI}"),
      SchemaKey(
        "doc", "when it is sent",
        example: "doc: A measurement was saved."),
    ])

  /// What can be asked for beside changes of the state.
  private static let effectKeys = [
    SchemaKey(
      "cancel", "an effect's id, or a list of ids",
      example: "cancel: [loading, ticking]"),
    SchemaKey(
      "send", "an action or a list of actions",
      example: "send: [saved, delegate.closed]"),
    SchemaKey(
      "run", "an asynchronous call, or a list of them",
      example: "run: {call: api.load(), success: loaded, failure: failed}"),
    SchemaKey(
      "timer", "a repeated action, or a list of them",
      example: "timer: {every: 1s, send: ticked, id: ticking}"),
    SchemaKey(
      "after", "a delayed action, or a list of them",
      example: "after: {delay: 3s, send: hintShown}"),
    SchemaKey(
      "stream", "actions for the elements of a sequence, or a list of them",
      example: "stream: {of: socket.messages(), send: received(element), failure: failed}"),
    SchemaKey(
      "effect", "an expression of type Effect<Action>, or a list of them",
      example: "effect: '.run { send in await send(.saved) }'"),
  ]

  static let block = Schema(
    subject: "a block", shortForm: "Swift statements",
    keys: [
      SchemaKey(
        "guard", "conditions, as in a Swift guard",
        example: "guard: let number = Int(text), number > 0"),
      SchemaKey(
        "do", "Swift statements over the state",
        example: "do: state.count += 1"),
      SchemaKey(
        "when", "branches of which the first that holds follows",
        example: "when: [{if: state.count > 9, send: full}, {else: {send: notFull}}]"),
      SchemaKey(
        "match", "an expression and its cases",
        example:
          "match: {on: state.phase, cases: {.idle: {send: started}, .failed(let tries): {do: state.tries = tries}}}"
      ),
      SchemaKey(
        "perform", "a procedure, or a list of them",
        example: "perform: reload(state.query)"),
      SchemaKey(
        "present", "an alert, a dialog or a child to show",
        example: "present: deletion(item.name)"),
      SchemaKey(
        "dismiss", "what to take away",
        example: "dismiss: editor"),
      SchemaKey(
        "push", "a child for the stack",
        example: "push: 'detail(DetailFeature.State(id: id))'"),
      SchemaKey(
        "pop", "what to take from the stack: 'last', 'all', 'to(id)' or 'from(id)'",
        example: "pop: last"),
    ] + effectKeys + [
      SchemaKey(
        "steps", "effects, each after the one before",
        example:
          "steps: [{send: one}, {run: {call: api.load(), success: loaded, failure: ignore}}, {send: two}]"
      ),
      SchemaKey(
        "manual", "true, for a handler written by hand",
        example: "manual: true"),
    ])

  static let manual = Schema(
    subject: "a 'manual'", shortForm: "true",
    keys: [
      SchemaKey(
        "ids", "the ids of effects that are started by hand", .required,
        example: "ids: [uploading]")
    ])

  static let innerBlock = block.extended(
    as: "a block", shortForm: "Swift statements",
    by: [
      SchemaKey(
        "doc", "what is worth saying about it",
        example: "doc: The last attempt has failed.")
    ])

  static let branch = innerBlock.extended(
    as: "a branch", shortForm: nil,
    by: [
      SchemaKey(
        "if", "conditions, as in a Swift if",
        example: "if: let user = state.user, user.isAdult"),
      SchemaKey(
        "else", "the block for whatever is left",
        example: "else: {send: refused}"),
    ])

  static let match = Schema(
    subject: "a 'match'",
    keys: [
      SchemaKey(
        "on", "a Swift expression", .required,
        example: "on: result"),
      SchemaKey(
        "cases", "patterns with their blocks", .required,
        example: "cases: {.success(let text): {do: state.text = text}, .failure: {send: failed}}"),
    ])

  static let effects = Schema(
    subject: "a step",
    keys: effectKeys + [
      SchemaKey(
        "dismiss", "'self'",
        example: "dismiss: self")
    ])

  static let action = block.extended(
    as: "an action", shortForm: "Swift statements",
    by: [
      SchemaKey(
        "doc", "when it happens",
        example: "doc: The button was pressed."),
      SchemaKey(
        "with", "parameters and their types",
        example: "with: {_ text: String, at index: Int}"),
    ])

  static let procedure = block.extended(
    as: "a procedure", shortForm: "Swift statements",
    by: [
      SchemaKey(
        "doc", "what it does",
        example: "doc: Loads everything anew."),
      SchemaKey(
        "with", "parameters and their types",
        example: "with: {_ query: String}"),
    ])

  static let reaction = block.extended(
    as: "a reaction", shortForm: "Swift statements",
    by: [
      SchemaKey(
        "doc", "what is worth saying about it",
        example: "doc: The round is recorded before the counter begins the next."),
      SchemaKey(
        "order", "'before' or 'after', the child's own block",
        example: "order: before"),
    ])

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
}

extension Schema {
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
}

extension Schema {
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
