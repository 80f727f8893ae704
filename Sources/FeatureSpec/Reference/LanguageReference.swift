/// Every key of the spec language with an example, as Markdown.
///
/// It is made of the tables of keys, so it holds the keys that can be read and no others.
public func languageReference() -> String {
  LanguageChapter.all.map { $0.text(level: 2) }.joined(separator: "\n")
}

/// A page of the reference: sections about one theme.
struct LanguageChapter {
  /// The name of the page in the manual.
  let name: String
  let title: String
  let sections: [LanguageSection]

  /// The page as Markdown, its title a heading of a level.
  func text(level: Int) -> String {
    let parts = sections.map { $0.text(level: level + 1) }
    return "\(String(repeating: "#", count: level)) \(title)\n\n" + parts.joined(separator: "\n")
  }
}

/// A part of the reference: the keys of one kind of mapping.
struct LanguageSection {
  let title: String
  let schema: Schema
  /// A schema whose keys another section describes.
  var leftOut: Schema?
  /// What stands under the title.
  let remark: String

  /// The part as Markdown, its title a heading of a level.
  func text(level: Int) -> String {
    let known = Set((leftOut?.keys ?? []).map(\.name))
    let keys = schema.keys.filter { !known.contains($0.name) }
    let rows = keys.map { key in
      "| `\(key.name)`\(key.status == .required ? " *" : "") | \(key.holds) | `\(key.tableExample)` |"
    }
    return """
      \(String(repeating: "#", count: level)) \(title)

      \(remark)

      | key | holds | example |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}

extension SchemaKey {
  /// The example in a cell of a table, where a bar would end the cell.
  fileprivate var tableExample: String {
    example.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension LanguageChapter {
  /// The pages, from the outside to the inside.
  static let all = [
    LanguageChapter(
      name: "FeatureKeys", title: "Keys of features", sections: LanguageSection.features),
    LanguageChapter(
      name: "ActionKeys", title: "Keys of actions and blocks", sections: LanguageSection.behaviour),
    LanguageChapter(
      name: "EffectKeys", title: "Keys of effects", sections: LanguageSection.effects),
    LanguageChapter(name: "TestKeys", title: "Keys of tests", sections: LanguageSection.tests),
    LanguageChapter(
      name: "ClientAndModelKeys", title: "Keys of clients and models",
      sections: LanguageSection.others),
    LanguageChapter(
      name: "SettingsKeys", title: "Keys of the settings", sections: LanguageSection.settings),
  ]
}

extension LanguageSection {
  /// The parts, from the outside to the inside.
  static let all = LanguageChapter.all.flatMap(\.sections)

  fileprivate static let features = [
    LanguageSection(
      title: "Feature", schema: .feature,
      remark: "What a file that begins with `feature:` may hold. A star marks what is required."),
    LanguageSection(
      title: "Field", schema: .field,
      remark:
        "Behind the name of a field: `Type = default`, or a mapping. Without a default, a field that is not optional "
        + "must be given to the initialiser."),
    LanguageSection(
      title: "State of cases", schema: .stateCases,
      remark:
        "Behind `state`: a mapping with `enum`. A case with the name of a child holds the child's state. Where the state "
        + "is declared elsewhere, its type stands behind `state`."),
    LanguageSection(
      title: "Shared value", schema: .shared,
      remark:
        "Behind `shared`: `true` for a reference that the parent hands over, a key in Swift such as `.toast`, or a "
        + "mapping with one of these keys."),
    LanguageSection(
      title: "Computed property", schema: .computed,
      remark: "Behind the name of a property: `Type = expression`, or a mapping."),
    LanguageSection(
      title: "Nested type", schema: .nestedType,
      remark:
        "Behind the name of a type: a mapping with `enum` or `struct`. Cases are a list of names, or names with raw "
        + "values, or with `with:` and `doc:`."),
    LanguageSection(
      title: "Conformances", schema: .conformances,
      remark:
        "Behind `conforms` of a feature or of the settings: the protocols of the state and the action, `[]` for none. "
        + "What a feature says wins, for each of the two. Protocols that the library needs are added."
    ),
    LanguageSection(
      title: "Generic parameter", schema: .generic,
      remark:
        "Behind the name of a generic parameter: its protocols, or a mapping. Parents name a type for each, under "
        + "`generics`."),
    LanguageSection(
      title: "Parameter", schema: .parameter,
      remark:
        "Behind the name of a parameter: `Type = default`, or a mapping. Parents, tests and views give a value for "
        + "each that has no default, under `arguments`."),
    LanguageSection(
      title: "Child", schema: .child,
      remark:
        "Behind the name of a child: a feature's name, or a mapping with `feature` or `oneOf`. A child that is "
        + "`optional` is presented and dismissed, `many` are rows by their `id`, a `stack` is one for navigation."
    ),
    LanguageSection(
      title: "One of several children", schema: .alternative,
      remark:
        "Behind the name of a case of `oneOf`: a feature's name, or a mapping with `feature`, `alerts`, `dialogs` or "
        + "`value`. Alerts of a case stand under `alerts` of the parent, too, and `present` shows them by their names."
    ),
    LanguageSection(
      title: "Alert and dialog", schema: .prompt,
      remark:
        "Texts are not Swift; `\\(…)` interpolates over the parameters that `present: name(…)` gives."
    ),
    LanguageSection(
      title: "Button", schema: .button,
      remark:
        "Behind the action that it sends: its label, or a mapping. Pressing any button dismisses."),
    LanguageSection(
      title: "Delegate action", schema: .delegateAction,
      remark: "`delegate` is a list of names, or names with mappings."),
    LanguageSection(
      title: "Group of actions", schema: .group,
      remark:
        "Behind the name of a group: its type's name, or a mapping. Dots in the names of actions make the groups, "
        + "`view.saveTapped` one called `view`; only what does not follow from the name stands here."
    ),
    LanguageSection(
      title: "Compose", schema: .composition,
      remark:
        "Behind `compose`: the app's own reducers, which run before and after the feature and its children, and "
        + "operators on its own part or on all of it, each with its dot in front."),
    LanguageSection(
      title: "View", schema: .view,
      remark:
        "Behind `view`: `true`, `false`, the name of a view written by hand, or a mapping. `fields` and `actions` are "
        + "lists of names, each alone or with what is said about it, or a mapping of them."),
    LanguageSection(
      title: "Field of a view", schema: .viewField,
      remark: "Behind the name of a field, a computed property or a child: its label, or a mapping."
    ),
    LanguageSection(
      title: "Button of a view", schema: .viewAction,
      remark: "Behind the action that it sends: its label, or a mapping."),
  ]

  fileprivate static let behaviour = [
    LanguageSection(
      title: "Action, procedure", schema: .action, leftOut: .block,
      remark:
        "Behind the name: nothing, statements (short for `do`), or a mapping with these keys and those of a block."
    ),
    LanguageSection(
      title: "Reaction", schema: .reaction, leftOut: .block,
      remark: "Behind an address: statements, or a mapping with these keys and those of a block."),
    LanguageSection(
      title: "Block", schema: .block,
      remark:
        "What follows, in this order: `guard`, `do`, `when`, `match`, `perform`, then what is taken away and shown, "
        + "then the effects: `cancel`, `send` in order, the rest at the same time, `steps` one after the other."
    ),
    LanguageSection(
      title: "Branch", schema: .branch, leftOut: .block,
      remark:
        "One of the list behind `when`: `if` and the keys of a block, or a last `else` with a block."
    ),
    LanguageSection(
      title: "Match", schema: .match,
      remark: "Behind `match`; the compiler checks that nothing is left out."),
    LanguageSection(
      title: "Manual", schema: .manual,
      remark:
        "Behind `manual`: `true`, or a mapping. The handler names the ids as `CancelID.uploading`."),
    LanguageSection(
      title: "Step of `steps`", schema: .effects,
      remark: "Effects only: a reducer cannot change the state later."),
  ]

  fileprivate static let effects = [
    LanguageSection(
      title: "Run", schema: .run,
      remark: "An asynchronous call, and the actions that tell how it went."),
    LanguageSection(
      title: "Steps of one task", schema: .task,
      remark: "Behind `steps`: a mapping. An error of any step ends the task."),
    LanguageSection(
      title: "Step of a task", schema: .taskStep,
      remark: "One thing that a task does."),
    LanguageSection(
      title: "Run of a task", schema: .taskCall,
      remark: "A call in a task. What it declares with `let` stays in scope of the steps behind it."
    ),
    LanguageSection(
      title: "Branch of a task", schema: .taskBranch, leftOut: .taskStep,
      remark:
        "One of the list behind `when` in a task: `if` and one step, or a last `else` with one."),
    LanguageSection(
      title: "Sent action", schema: .sentAction,
      remark: "Behind `send`: an action, or a mapping with its animation."),
    LanguageSection(
      title: "Dismissal", schema: .dismissal,
      remark: "Behind `dismiss`: a name, or a mapping for the dismissal of the feature itself."),
    LanguageSection(
      title: "Timer", schema: .timer,
      remark:
        "An action that is sent again and again; it takes the place of a running timer of the same `id`."
    ),
    LanguageSection(
      title: "After", schema: .delay, remark: "An action that is sent after a while."),
    LanguageSection(
      title: "Effect", schema: .expression,
      remark: "Behind `effect`: Swift of type `Effect<Action>`, or a mapping."),
    LanguageSection(
      title: "Stream", schema: .stream,
      remark:
        "What follows the elements of an asynchronous sequence: an action, or steps like those of a task."
    ),
    LanguageSection(
      title: "Each", schema: .each, leftOut: .effects,
      remark:
        "Effects for each element of a collection: `of`, `as`, `steps` and the keys of a step of `steps`, but for "
        + "`dismiss`. The effects for all elements start in order of the elements."),
  ]

  fileprivate static let tests = [
    LanguageSection(
      title: "Test", schema: .test, remark: "Behind a test's name: a list of steps, or a mapping."),
    LanguageSection(
      title: "Step of a test", schema: .step,
      remark: "One thing that happens, with `expect` beside `send`, `receive` and `bind`."),
    LanguageSection(
      title: "Override", schema: .override,
      remark:
        "Behind a dependency or endpoint: the value it gives, or a mapping with one of these (`returns` stands beside "
        + "`records`, `throws` alone or beside `stream`)."),
    LanguageSection(
      title: "Explore", schema: .exploration,
      remark:
        "Every state that some actions reach is visited. What is tried is an action, or a mapping with `bind`. "
        + "An action for a child or an alert that is not there leads nowhere."),
  ]

  fileprivate static let others = [
    LanguageSection(
      title: "Client", schema: .client, remark: "What a file that begins with `client:` may hold."),
    LanguageSection(
      title: "Endpoint", schema: .endpoint,
      remark: "Behind an endpoint's name: nothing, or a mapping."),
    LanguageSection(
      title: "Model", schema: .model, remark: "What a file that begins with `model:` may hold."),
    LanguageSection(
      title: "External", schema: .external,
      remark:
        "What a file that begins with `external:` may hold: with `endpoints` it tells of a client, whose key is the "
        + "name, else of a feature, whose type is the name."),
  ]

  fileprivate static let settings = [
    LanguageSection(
      title: "Settings", schema: .settings,
      remark: "What `Specs/featuregen.yaml` holds: one module, or a list of `modules`."),
    LanguageSection(
      title: "Module", schema: .module,
      remark:
        "One of the list behind `modules`; a spec belongs to the module whose folder of specs is closest around it."
    ),
    LanguageSection(
      title: "Style", schema: .style,
      remark:
        "Behind the name of a style: an app's own protocol over `Reducer`. With `action`, generated code declares the "
        + "enums of the groups in the feature, and no action."),
    LanguageSection(
      title: "The Composable Architecture", schema: .tca,
      remark: "Behind `tca`: which of its versions the code of the `tca` set is written for."),
  ]
}
