extension LanguageSection {
  static let features = [
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
      title: "Answer", schema: .answer,
      remark: "Behind the action that a button sends of an alert that Swift makes."),
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
        + "operators on what views write, on its own part or on all of it, each with its dot in front."
    ),
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
    LanguageSection(
      title: "Text", schema: .shownText,
      remark:
        "Behind `title`, `message` and `label` of alerts, dialogs and views: the text, or a mapping."
    ),
  ]
}
