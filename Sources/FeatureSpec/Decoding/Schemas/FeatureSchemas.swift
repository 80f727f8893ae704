// What a feature's mappings may hold.

extension Schema {
  static let feature = Schema(
    subject: "a feature",
    keys: [
      SchemaKey(
        "feature", "the feature's name", .required,
        as: .identifier,
        example: "feature: Counter"),
      SchemaKey(
        "doc", "what the feature is for",
        as: .text,
        example: "doc: A number to move up and down."),
      SchemaKey(
        "imports", "a list of modules",
        as: .texts,
        example: "imports: [CoreLocation?, AppModels]"),
      SchemaKey(
        "types", "nested types by name",
        as: .named("nestedType"),
        example: "types: {Unit: {enum: [metric, imperial]}}"),
      SchemaKey(
        "state", "the state's fields by name",
        as: .named("field"),
        example: "state: {count: Int = 0}"),
      SchemaKey(
        "computed", "computed properties by name",
        as: .named("computed"),
        example: "computed: {isHigh: Bool = count > 9}"),
      SchemaKey(
        "dependencies", "a list of dependency keys",
        as: .names(.dependency, in: .identifiers),
        example: "dependencies: [uuid, bmiHistory]"),
      SchemaKey(
        "children", "places for other features by name",
        as: .named("child"),
        example: "children: {history: History}"),
      SchemaKey(
        "alerts", "alerts by name",
        as: .named("prompt"),
        example: "alerts: {failed: {title: It failed}}"),
      SchemaKey(
        "dialogs", "dialogs by name",
        as: .named("prompt"),
        example: "dialogs: {sorting: {title: Sort by, buttons: {name: Name}}}"),
      SchemaKey(
        "actions", "actions by name, or a list of those that nothing follows",
        as: .either([.identifiers, .named("action")]),
        example: "actions: {increment: state.count += 1}"),
      SchemaKey(
        "delegate", "actions that the parent may react to",
        as: .either([.identifiers, .named("delegateAction")]),
        example: "delegate: [closed]"),
      SchemaKey(
        "reactions", "blocks for what is not an own action",
        as: .names(.reaction, in: .named("reaction")),
        example: "reactions: {history.cleared: state.count = 0}"),
      SchemaKey(
        "procedures", "named blocks that 'perform' runs",
        as: .named("procedure"),
        example: "procedures: {reset: state.count = 0}"),
      SchemaKey(
        "tests", "tests by name",
        as: .named("test"),
        example: "tests: {counts: [{send: increment, expect: {count: 1}}]}"),
      SchemaKey(
        "explore", "actions, a depth and invariants",
        as: .reference("exploration"),
        example:
          "explore: {actions: [increment], depth: 3, invariants: {it never sinks: state.count >= 0}}"
      ),
      SchemaKey(
        "templates", "the template set of this file: 'runtime', 'tca', 'redux' or a folder",
        as: .names(.templateSet, in: .text),
        example: "templates: tca"),
      SchemaKey(
        "view", "true, false, the name of a view written by hand, or what a generated one shows",
        as: .either([.flag, .identifier, .reference("view")]),
        example: "view: {title: Counter, fields: [count], actions: [increment]}"),
    ])

  static let child = Schema(
    subject: "a child", shortForm: "a feature's name",
    keys: [
      SchemaKey(
        "feature", "the feature's name",
        as: .feature,
        example: "feature: History"),
      SchemaKey(
        "oneOf", "features by the names of their cases",
        as: .named("alternative"),
        example: "oneOf: {edit: Editor, share: Sharing}"),
      SchemaKey(
        "presence", "'always', 'optional', 'many' or 'stack'",
        as: .choice(["always", "optional", "many", "stack"]),
        example: "presence: optional"),
      SchemaKey(
        "dependencies", "dependencies that are others for it",
        as: .names(.override, in: .values),
        example: "dependencies: {date: .constant(.distantPast)}"),
      SchemaKey(
        "default", "its state when the initialiser is given none",
        as: .swift,
        example: "default: 'HistoryFeature.State(limit: 5)'"),
      SchemaKey(
        "doc", "what it is for",
        as: .text,
        example: "doc: What was measured before."),
    ])

  static let alternative = Schema(
    subject: "one of several children", shortForm: "a feature's name",
    keys: [
      SchemaKey(
        "feature", "the feature's name", .required,
        as: .feature,
        example: "feature: Editor"),
      SchemaKey(
        "dependencies", "dependencies that are others for it",
        as: .names(.override, in: .values),
        example: "dependencies: {uuid: .incrementing}"),
    ])

  static let prompt = Schema(
    subject: "an alert or a dialog",
    keys: [
      SchemaKey(
        "title", "what is asked", .required,
        as: .text,
        example: "title: Delete \\(name)?"),
      SchemaKey(
        "message", "more about it",
        as: .text,
        example: "message: It cannot be brought back."),
      SchemaKey(
        "with", "parameters and their types",
        as: .parameters,
        example: "with: {_ name: String}"),
      SchemaKey(
        "buttons", "actions with their labels",
        as: .named("button"),
        example: "buttons: {delete: Delete, keep: Keep it}"),
      SchemaKey(
        "doc", "when it is asked",
        as: .text,
        example: "doc: Asked before something is lost."),
    ])

  static let button = Schema(
    subject: "a button", shortForm: "its label",
    keys: [
      SchemaKey(
        "label", "what stands on it", .required,
        as: .text,
        example: "label: Delete"),
      SchemaKey(
        "role", "'cancel' or 'destructive'",
        as: .choice(["cancel", "destructive"]),
        example: "role: destructive"),
      SchemaKey(
        "with", "parameters of the alert that the action takes along",
        as: .names(.parameter, in: .identifiers),
        example: "with: [id]"),
    ])

  static let delegateAction = Schema(
    subject: "a delegate action",
    keys: [
      SchemaKey(
        "with", "parameters and their types",
        as: .parameters,
        example: "with: {_ bmi: BMI}"),
      SchemaKey(
        "doc", "when it is sent",
        as: .text,
        example: "doc: A measurement was saved."),
    ])
}
