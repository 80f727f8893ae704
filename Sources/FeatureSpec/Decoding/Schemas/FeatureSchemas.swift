// The schemas of the mappings of a feature.

extension Schema {
  static let feature = Schema(
    subject: "a feature",
    keys: [
      SchemaKey("feature", "the feature's name", .required, as: .identifier, example: "Counter"),
      .outer(example: "Settings"),
      .documentation("the purpose of the feature", example: "A number to move up and down."),
      .access,
      SchemaKey(
        "stateAccess",
        "'internal(set)' or 'internal', if other modules cannot write or cannot see the properties of a public feature's state",
        as: .choice(MemberAccess.allCases.map(\.rawValue)), example: "internal"),
      .imports(example: "[CoreLocation?, AppModels]"),
      .types(example: "{Unit: {enum: [metric, imperial]}}"),
      .featureConformances,
      SchemaKey(
        "state", "the state's fields by name, its cases under 'enum', or its type",
        as: .either([.named("field"), .reference("stateCases"), .type]),
        example: "{count: Int = 0}"),
      .computed(example: "{isHigh: Bool = count > 9}"),
      SchemaKey(
        "generics", "the generic parameters of the feature's type by name", as: .named("generic"),
        example: "{Scope: Hashable & Sendable}"),
      SchemaKey(
        "parameters", "the parameters of the reducer's initializer, by name",
        as: .named("featureParameter"), example: "{limit: Int = 20}"),
      SchemaKey(
        "dependencies",
        "a list of dependency keys, or of the feature's own names for a key, a property of a dependency, a type or a property wrapper",
        as: .list(
          .either([
            .names(.dependency, in: .identifier),
            .names(.ownDependency, in: .mapping(.names(.dependency, in: .swift))),
          ])),
        example:
          "[uuid, {clock: continuousClock}, {now: date.now}, {store: StoreClient.self}, {menu: '@Injected(\\.menu)'}]"
      ),
      SchemaKey(
        "children", "places for other features by name", as: .named("child"),
        example: "{history: History}"),
      SchemaKey(
        "alerts", "alerts by name", as: .named("prompt"), example: "{failed: {title: It failed}}"),
      SchemaKey(
        "dialogs", "dialogs by name", as: .named("prompt"),
        example: "{sorting: {title: Sort by, buttons: {name: Name}}}"),
      SchemaKey(
        "actions", "actions by name, or a list of actions without a block",
        as: .either([.actionNames, .named("action")]),
        example: "{increment: state.count += 1}"),
      .delegate(example: "[closed]"),
      .groups,
      SchemaKey(
        "style", "the name of a style of the settings, whose protocol replaces Reducer",
        as: .names(.style, in: .identifier), example: "FeatureReducer"),
      SchemaKey(
        "reactions", "blocks for events other than the feature's own actions",
        as: .names(.reaction, in: .mapping(.references("reaction"))),
        example: "{history.cleared: state.count = 0}"),
      SchemaKey(
        "always", "a block that runs before each of the feature's own blocks",
        as: .reference("innerBlock"), example: "{guard: state.isReady}"
      ).formerly("before"),
      SchemaKey(
        "procedures", "named blocks that 'perform' runs", as: .named("procedure"),
        example: "{reset: state.count = 0}"),
      SchemaKey(
        "compose", "the app's own reducers and operators around the feature",
        as: .reference("composition"),
        example: "{before: AnalyticsReducer(), operators: '.printChanges()'}"),
      SchemaKey(
        "effectIDs",
        "the ids of effects that handwritten Swift starts or cancels; it names them as 'CancelID.uploading'",
        as: .identifiers, example: "[uploading]"),
      SchemaKey(
        "suite",
        "the type of the generated tests, if it is not the feature's name followed by 'Tests'",
        as: .identifier, example: "CounterSpecTests"),
      SchemaKey(
        "testHelpers", "Swift declarations that the feature's tests share: functions and types",
        as: .swift, example: "'func item(_ id: Int) -> Item { Item(id: id) }'"),
      SchemaKey(
        "tests", "tests by name", as: .named("test"),
        example: "{counts: [{send: increment, expect: {count: 1}}]}"),
      SchemaKey(
        "explore", "actions, a depth and invariants", as: .reference("exploration"),
        example:
          "{actions: [increment], depth: 3, invariants: {it never sinks: state.count >= 0}}"
      ),
      .templates,
      SchemaKey(
        "view", "true, false, the name of a handwritten view, or the contents of a generated view",
        as: .either([.flag, .identifier, .reference("view")]),
        example: "{title: Counter, fields: [count], actions: [increment]}"),
    ])

  static let conformances = Schema(
    subject: "the conformances of features",
    keys: [
      SchemaKey(
        "state", "the protocols of the state, instead of Equatable and Sendable",
        as: .identifiers, example: "[Hashable, Sendable]"),
      SchemaKey(
        "action",
        "the protocols of the action, instead of Sendable; 'BindableAction' lets views write if no field has a binding, or send the feature's own action 'binding'",
        as: .identifiers, example: "[Equatable, Sendable]"),
    ])

  static let generic = Schema(
    subject: "a generic parameter", shortForm: "its protocols", shortKey: "conforms",
    keys: [
      SchemaKey(
        "conforms", "the protocols of its types", .required, as: .type,
        example: "Hashable & Sendable"),
      SchemaKey(
        "sample", "the type that tests and explorations use", as: .type, example: "String"),
    ])

  static let parameter = Schema(
    subject: "a parameter of a feature", shortForm: "'Type = default'",
    keys: [
      SchemaKey("type", "a Swift type", .required, as: .type, example: "Int"),
      SchemaKey("default", "a Swift expression", as: .swift, example: "'20'"),
      .documentation("the purpose of the parameter", example: "How many are shown."),
    ])

  static let child = Schema(
    subject: "a child", shortForm: "a feature's name", shortKey: "feature",
    keys: [
      SchemaKey("feature", "the feature's name", as: .feature, example: "History"),
      SchemaKey(
        "oneOf", "features, alerts and values by the names of their cases",
        as: .named("alternative"),
        example: "{edit: Editor, alert: {alerts: [failed]}, info: {value: Item}}"),
      SchemaKey(
        "presence", "'always', 'optional', 'many' or 'stack'",
        as: .choice(["always", "optional", "many", "stack"]),
        example: "optional"),
      SchemaKey(
        "presented", "false if an optional child is a part of the parent's view", as: .flag,
        example: "false"),
      SchemaKey(
        "state",
        "the path to the part of the parent's state that is its state, if it has no property of its own",
        as: .names(.stateField, in: .swift), example: "session.history"),
      .childOverrides(example: "{date: .constant(.distantPast)}"),
      .generics, .arguments(example: "{limit: '5'}"),
      SchemaKey(
        "default", "its state if the initializer receives none", as: .swift,
        example: "'HistoryFeature.State(limit: 5)'"),
      .documentation("the purpose of the child", example: "What was measured before."),
    ])

  static let alternative = Schema(
    subject: "one of several children", shortForm: "a feature's name", shortKey: "feature",
    keys: [
      SchemaKey("feature", "the feature's name", as: .feature, example: "Editor"),
      .childOverrides(example: "{uuid: .incrementing}"),
      .generics, .arguments(example: "{load: api.results}"),
      SchemaKey(
        "alerts",
        "instead of a feature: alerts of the parent that the case shows, or the answers to alerts that Swift creates",
        as: .either([.names(.alert, in: .identifiers), .named("answer")]),
        example: "[deletion, failed]"),
      SchemaKey(
        "dialogs",
        "instead of a feature: dialogs of the parent that the case shows, or the answers to dialogs that Swift creates",
        as: .either([.names(.dialog, in: .identifiers), .named("answer")]), example: "[sorting]"),
      SchemaKey(
        "value", "instead of a feature: the type of a value", as: .type, example: "Item"),
    ])

  static let prompt = Schema(
    subject: "an alert or a dialog",
    keys: [
      SchemaKey("title", "the question", .required, as: .shownText, example: "Delete \\(name)?"),
      SchemaKey(
        "message", "the text below the title",
        as: .shownText, example: "It cannot be brought back."),
      .parameters(example: "{_ name: String}"),
      SchemaKey(
        "in", "the property of the state that presents it, 'alert' or 'dialog' by default",
        as: .identifier, example: "deleteAlert"),
      SchemaKey(
        "buttons", "actions with their labels", as: .named("button"),
        example: "{delete: Delete, keep: Keep it}"),
      .documentation(
        "a description of when it appears", example: "Asked before something is lost."),
    ])

  static let button = Schema(
    subject: "a button", shortForm: "its label", shortKey: "label",
    keys: [
      SchemaKey("label", "the text on the button", .required, as: .shownText, example: "Delete"),
      .role,
      SchemaKey(
        "with", "parameters of the alert that become the action's payload",
        as: .names(.parameter, in: .identifiers),
        example: "[id]"),
      SchemaKey(
        "sends",
        "an action that follows the button's own action, or 'nothing' for a button without an action",
        as: .either([.choice(["nothing"]), .names(.action, in: .swift)]), example: "deleteConfirmed"
      ),
      SchemaKey(
        "if", "the conditions for the button to appear, in Swift over the parameters of the alert",
        as: .swift,
        example: "isDiscardable"),
    ])

  static let group = Schema(
    subject: "a group of actions", shortForm: "its type's name", shortKey: "type",
    keys: [
      SchemaKey("type", "the name of its enum", as: .identifier, example: "ViewAction"),
      SchemaKey(
        "conforms",
        "a list of protocols; 'BindableAction' puts the feature's bindings into the group",
        as: .identifiers, example: "[BindableAction]"),
      SchemaKey(
        "children", "true if the group contains the actions of children, alerts and dialogs",
        as: .flag,
        example: "true"),
      .documentation("the contents of the group", example: "The actions of the view."),
    ])

  static let composition = Schema(
    subject: "a 'compose'",
    keys: [
      SchemaKey(
        "before", "a reducer that runs first, or a list of them", as: .swifts,
        example: "[AnalyticsReducer()]"),
      SchemaKey(
        "bindings", "an operator that is applied to the writes of views, or a list of operators",
        as: .swifts, example: "['.onChange(of: \\.query) { _, state in search(&state) }']"),
      SchemaKey(
        "own", "an operator that is applied to the feature's own part, or a list of operators",
        as: .swifts, example: "['.haptics(trigger: \\.selection)']"),
      SchemaKey(
        "after", "a reducer that runs last, or a list of them", as: .swifts,
        example: "[LoggingReducer()]"),
      SchemaKey(
        "operators", "an operator that is applied to all parts, or a list of operators",
        as: .swifts,
        example: "['.dependency(\\.uuid, .incrementing)']"),
    ])

  static let answer = Schema(
    subject: "an answer",
    keys: [
      .parameters(example: "{id: UUID}"),
      .documentation("a description of when it is sent", example: "The second attempt."),
    ])

  static let delegateAction = Schema(
    subject: "a delegate action",
    keys: [
      .parameters(example: "{_ bmi: BMI}"),
      .documentation("a description of when it is sent", example: "A measurement was saved."),
    ])
}
