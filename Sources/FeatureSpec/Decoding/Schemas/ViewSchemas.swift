// The schemas of a feature's view, and of texts for people.

extension Schema {
  static let view = Schema(
    subject: "a view", shortForm: "true, false, the name of a view",
    keys: [
      SchemaKey("title", "the title above the view", as: .shownText, example: "Body mass index"),
      SchemaKey(
        "fields", "fields, computed properties and children to show, in order",
        as: .names(.property, in: .entries(.identifier, "viewField")),
        example: "[count, {limit: Upper limit}]"),
      SchemaKey(
        "actions", "actions without payload that have buttons, in order",
        as: .names(.ownAction, in: .entries(.dottedName, "viewAction")),
        example: "[decrement, {increment: {label: Add one, symbol: plus}}]"),
      SchemaKey(
        "onAppear", "the action that is sent when the view appears",
        as: .names(.ownAction, in: .dottedName),
        example: "load"),
      SchemaKey(
        "navigation", "presented children that are pushed rather than shown as sheets", as: .texts,
        example: "[editor, destination.share]"),
      SchemaKey(
        "tabs", "true if each child that always exists is a tab", as: .flag,
        example: "true"),
      SchemaKey(
        "preview", "fields of the state in the preview", as: .names(.field, in: .values),
        example: "{count: 3}"),
      .arguments(example: "{limit: '3'}"),
      .overrides(example: "{random.int: 5}"),
      SchemaKey(
        "scaffold", "true if the view is written once, to a file that you own", as: .flag,
        example: "true"),
    ])

  static let viewField = Schema(
    subject: "a field of a view", shortForm: "its label", shortKey: "label",
    keys: labels("Upper limit", "arrow.up.to.line") + [
      SchemaKey(
        "delete", "the action that a swipe over a row sends",
        as: .names(.ownAction, in: .dottedName),
        example: "removed"),
      SchemaKey(
        "tap", "the action that a tap on a row sends",
        as: .names(.ownAction, in: .dottedName),
        example: "rowTapped"),
      SchemaKey(
        "control", "'secure' for a text that is hidden while it is typed", as: .choice(["secure"]),
        example: "secure"),
    ])

  static let viewAction = Schema(
    subject: "a button of a view", shortForm: "its label", shortKey: "label",
    keys: labels("Add one", "plus") + [
      .role,
      SchemaKey(
        "enabled", "a Swift condition over the state", as: .swift, example: "state.isValid"),
    ])

  static let shownText = Schema(
    subject: "a text for people", shortForm: "the text", shortKey: "text",
    keys: [
      SchemaKey("text", "the text itself", .required, as: .text, example: "Delete it?"),
      SchemaKey(
        "comment", "a note for translators", as: .text,
        example: "The title of an alert. It is a note."),
      SchemaKey(
        "verbatim", "true if it is the same in every language", as: .flag, example: "true"),
    ])

  private static func labels(_ label: String, _ symbol: String) -> [SchemaKey] {
    [
      SchemaKey("label", "its text in the view", as: .shownText, example: label),
      SchemaKey("symbol", "the name of an SF Symbol", as: .text, example: symbol),
    ]
  }
}

extension ValueShape {
  /// Makes the shape of a list of names and of mappings from names to definitions, or of a single mapping of this
  /// kind.
  fileprivate static func entries(_ entry: ValueShape, _ name: String) -> ValueShape {
    .either([entry, .list(.either([entry, .named(name)]))])
  }
}
