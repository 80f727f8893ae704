// What a feature's mappings may hold.

extension Schema {
  static let feature = Schema(
    subject: "a feature",
    keys: [
      SchemaKey("feature", "the feature's name", .required),
      SchemaKey("doc", "what the feature is for"),
      SchemaKey("imports", "a list of modules"),
      SchemaKey("types", "nested types by name"),
      SchemaKey("state", "the state's fields by name"),
      SchemaKey("computed", "computed properties by name"),
      SchemaKey("dependencies", "a list of dependency keys"),
      SchemaKey("actions", "actions by name"),
      SchemaKey("tests", "tests by name"),
      SchemaKey("explore", "actions, a depth and invariants"),
      SchemaKey("children", "places for other features by name"),
      SchemaKey("alerts", "alerts by name"),
      SchemaKey("dialogs", "dialogs by name"),
      SchemaKey("delegate", "actions that the parent may react to"),
      SchemaKey("reactions", "blocks for what is not an own action"),
      SchemaKey("procedures", "named blocks that 'perform' runs"),
      SchemaKey("templates", "the name of a template set", .planned),
      SchemaKey("view", "how the feature is shown", .planned),
    ])

  static let child = Schema(
    subject: "a child", shortForm: "a feature's name",
    keys: [
      SchemaKey("feature", "the feature's name"),
      SchemaKey("oneOf", "features by the names of their cases"),
      SchemaKey("presence", "'always', 'optional', 'many' or 'stack'"),
      SchemaKey("dependencies", "dependencies that are others for it"),
      SchemaKey("default", "its state when the initialiser is given none"),
      SchemaKey("doc", "what it is for"),
    ])

  static let alternative = Schema(
    subject: "one of several children", shortForm: "a feature's name",
    keys: [
      SchemaKey("feature", "the feature's name", .required),
      SchemaKey("dependencies", "dependencies that are others for it"),
    ])

  static let question = Schema(
    subject: "an alert or a dialog",
    keys: [
      SchemaKey("title", "what is asked", .required),
      SchemaKey("message", "more about it"),
      SchemaKey("with", "parameters and their types"),
      SchemaKey("buttons", "actions with their labels"),
      SchemaKey("doc", "when it is asked"),
    ])

  static let button = Schema(
    subject: "a button", shortForm: "its label",
    keys: [
      SchemaKey("label", "what stands on it", .required),
      SchemaKey("role", "'cancel' or 'destructive'"),
      SchemaKey("with", "parameters of the alert that the action takes along"),
    ])

  static let delegateAction = Schema(
    subject: "a delegate action",
    keys: [
      SchemaKey("with", "parameters and their types"),
      SchemaKey("doc", "when it is sent"),
    ])

  /// What can be asked for beside changes of the state.
  private static let effectKeys = [
    SchemaKey("cancel", "an effect's id, or a list of ids"),
    SchemaKey("send", "an action or a list of actions"),
    SchemaKey("run", "an asynchronous call, or a list of them"),
    SchemaKey("timer", "a repeated action, or a list of them"),
    SchemaKey("after", "a delayed action, or a list of them"),
    SchemaKey("stream", "actions for the elements of a sequence, or a list of them"),
    SchemaKey("effect", "an expression of type Effect<Action>, or a list of them"),
  ]

  static let block = Schema(
    subject: "a block", shortForm: "Swift statements",
    keys: [
      SchemaKey("guard", "conditions, as in a Swift guard"),
      SchemaKey("do", "Swift statements over the state"),
      SchemaKey("when", "branches of which the first that holds follows"),
      SchemaKey("match", "an expression and its cases"),
      SchemaKey("perform", "a procedure, or a list of them"),
      SchemaKey("present", "an alert, a dialog or a child to show"),
      SchemaKey("dismiss", "what to take away"),
      SchemaKey("push", "a child for the stack"),
      SchemaKey("pop", "what to take from the stack: 'last', 'all', 'to(id)' or 'from(id)'"),
    ] + effectKeys + [
      SchemaKey("steps", "effects, each after the one before"),
      SchemaKey("manual", "true, for a handler written by hand"),
    ])

  static let branch = block.extended(
    as: "a branch", shortForm: nil,
    by: [
      SchemaKey("if", "conditions, as in a Swift if"),
      SchemaKey("else", "the block for whatever is left"),
    ])

  static let match = Schema(
    subject: "a 'match'",
    keys: [
      SchemaKey("on", "a Swift expression", .required),
      SchemaKey("cases", "patterns with their blocks", .required),
    ])

  static let effects = Schema(
    subject: "a step",
    keys: effectKeys + [SchemaKey("dismiss", "'self'")])

  static let action = block.extended(
    as: "an action", shortForm: "Swift statements",
    by: [
      SchemaKey("doc", "when it happens"),
      SchemaKey("with", "parameters and their types"),
    ])

  static let procedure = block.extended(
    as: "a procedure", shortForm: "Swift statements",
    by: [
      SchemaKey("doc", "what it does"),
      SchemaKey("with", "parameters and their types"),
    ])

  static let reaction = block.extended(
    as: "a reaction", shortForm: "Swift statements",
    by: [
      SchemaKey("doc", "what is worth saying about it"),
      SchemaKey("order", "'before' or 'after', the child's own block"),
    ])

  static let run = Schema(
    subject: "a 'run'",
    keys: [
      SchemaKey("call", "Swift that may suspend and throw", .required),
      SchemaKey("success", "the action that receives the value, or 'ignore'"),
      SchemaKey("failure", "the action that receives the error, or 'ignore'"),
      SchemaKey("result", "the action that receives a Result"),
      SchemaKey("id", "a name to cancel it by"),
      SchemaKey("cancelInFlight", "true or false"),
      SchemaKey("priority", "a task priority"),
      SchemaKey("debounce", "how long nothing like it may be asked for before the call"),
      SchemaKey("after", "how long to wait before the call"),
    ])

  static let delay = Schema(
    subject: "an 'after'",
    keys: [
      SchemaKey("delay", "a duration", .required),
      SchemaKey("send", "an action", .required),
      SchemaKey("id", "a name to cancel it by"),
      SchemaKey("cancelInFlight", "true or false"),
    ])

  static let timer = Schema(
    subject: "a 'timer'",
    keys: [
      SchemaKey("every", "a duration", .required),
      SchemaKey("send", "an action", .required),
      SchemaKey("id", "a name to cancel it by"),
    ])
}

extension Schema {
  static let stream = Schema(
    subject: "a 'stream'",
    keys: [
      SchemaKey("of", "a Swift expression of an asynchronous sequence", .required),
      SchemaKey("send", "the action that receives each 'element'", .required),
      SchemaKey("finished", "the action that tells of the end"),
      SchemaKey("failure", "the action that receives the error, or 'ignore'"),
      SchemaKey("id", "a name to cancel it by"),
      SchemaKey("cancelInFlight", "true or false"),
    ])
}
