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
}
