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
      SchemaKey("children", "child features by name", .planned),
      SchemaKey("alerts", "alerts by name", .planned),
      SchemaKey("dialogs", "dialogs by name", .planned),
      SchemaKey("delegate", "actions that the parent may react to", .planned),
      SchemaKey("reactions", "blocks for what is not an own action", .planned),
      SchemaKey("procedures", "named blocks", .planned),
      SchemaKey("templates", "the name of a template set", .planned),
      SchemaKey("view", "how the feature is shown", .planned),
    ])

  static let block = Schema(
    subject: "a block",
    keys: [
      SchemaKey("guard", "conditions, as in a Swift guard"),
      SchemaKey("do", "Swift statements over the state"),
      SchemaKey("send", "an action or a list of actions"),
      SchemaKey("run", "an asynchronous call, or a list of them"),
      SchemaKey("timer", "a repeated action, or a list of them"),
      SchemaKey("cancel", "an effect's id, or a list of ids"),
      SchemaKey("when", "branches", .planned),
      SchemaKey("match", "an expression and its cases", .planned),
      SchemaKey("after", "a delayed action, or a list of them"),
      SchemaKey("stream", "an asynchronous sequence", .planned),
      SchemaKey("present", "an alert, a dialog or a child to show", .planned),
      SchemaKey("dismiss", "what to take away", .planned),
      SchemaKey("push", "a child for the stack", .planned),
      SchemaKey("pop", "what to take from the stack", .planned),
      SchemaKey("perform", "a procedure", .planned),
      SchemaKey("steps", "effects in order", .planned),
      SchemaKey("effect", "an expression of type Effect<Action>", .planned),
      SchemaKey("manual", "true, for a handler written by hand", .planned),
    ])

  static let action = block.extended(
    as: "an action", shortForm: "Swift statements",
    by: [
      SchemaKey("doc", "when it happens"),
      SchemaKey("with", "parameters and their types"),
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
