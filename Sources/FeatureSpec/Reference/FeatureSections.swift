extension LanguageSection {
  static let features = [
    LanguageSection(
      title: "Feature", schema: .feature,
      remark: "The keys of a file that begins with `feature:`. A star marks required keys."),
    LanguageSection(
      title: "Field", schema: .field,
      remark:
        "After the name of a field: `Type = default`, or a mapping. Without a default, a field that is not optional "
        + "needs a value in the initializer."),
    LanguageSection(
      title: "State of cases", schema: .stateCases,
      remark:
        "After `state`: a mapping with `enum`. A case with the name of a child holds the child's state. If the state "
        + "is declared elsewhere, write its type after `state`."),
    LanguageSection(
      title: "Shared value", schema: .shared,
      remark:
        "After `shared`: `true` for a reference that the parent passes, a key in Swift such as `.toast`, or a "
        + "mapping with one of these keys."),
    LanguageSection(
      title: "Computed property", schema: .computed,
      remark: "After the name of a property: `Type = expression`, or a mapping."),
    LanguageSection(
      title: "Nested type", schema: .nestedType,
      remark:
        "After the name of a type: a mapping with `enum` or `struct`. Cases are a list of names, or names with raw "
        + "values, or with `with:` and `doc:`."),
    LanguageSection(
      title: "Conformances", schema: .conformances,
      remark:
        "After `conforms` of a feature or of the settings: the protocols of the state and the action, `[]` for none. "
        + "For each of the two, a feature overrides the settings. The tool adds protocols that the library needs."
    ),
    LanguageSection(
      title: "Generic parameter", schema: .generic,
      remark:
        "After the name of a generic parameter: its protocols, or a mapping. Parents name a type for each, under "
        + "`generics`."),
    LanguageSection(
      title: "Parameter", schema: .parameter,
      remark:
        "After the name of a parameter: `Type = default`, or a mapping. Parents, tests and views pass a value for "
        + "each parameter without a default, under `arguments`."),
    LanguageSection(
      title: "Child", schema: .child,
      remark:
        "After the name of a child: a feature's name, or a mapping with `feature` or `oneOf`. An `optional` "
        + "child is presented and dismissed, `many` children are rows by their `id`, a `stack` is for navigation."
    ),
    LanguageSection(
      title: "One of several children", schema: .alternative,
      remark:
        "After the name of a case of `oneOf`: a feature's name, or a mapping with `feature`, `alerts`, `dialogs` or "
        + "`value`. Declare alerts of a case under `alerts` of the parent, too; `present` shows them by their names."
    ),
    LanguageSection(
      title: "Alert and dialog", schema: .prompt,
      remark:
        "Texts are not Swift; `\\(…)` interpolates over the parameters that `present: name(…)` passes."
    ),
    LanguageSection(
      title: "Button", schema: .button,
      remark:
        "After the action that it sends: its label, or a mapping. Pressing any button dismisses the alert or dialog."
    ),
    LanguageSection(
      title: "Answer", schema: .answer,
      remark: "After an action that is sent by a button of an alert that Swift creates."),
    LanguageSection(
      title: "Delegate action", schema: .delegateAction,
      remark: "`delegate` is a list of names, or names with mappings."),
    LanguageSection(
      title: "Group of actions", schema: .group,
      remark:
        "After the name of a group: its type's name, or a mapping. Dots in the names of actions make the groups: "
        + "`view.saveTapped` makes the group `view`. Write only the properties that do not follow from the name."
    ),
    LanguageSection(
      title: "Compose", schema: .composition,
      remark:
        "After `compose`: your own reducers, which run before or after everything that the spec declares, and "
        + "operators. Operators apply to the writes of views, to the feature's own actions and reactions, or to all "
        + "of it with the reducers. Write each operator with its dot: `.onChange(…)`."
    ),
    LanguageSection(
      title: "View", schema: .view,
      remark:
        "After `view`: `true`, `false`, the name of a view written by hand, or a mapping. `fields` and `actions` are "
        + "lists of names, each alone or with its label or mapping, or a mapping of all names."),
    LanguageSection(
      title: "Field of a view", schema: .viewField,
      remark: "After the name of a field, a computed property or a child: its label, or a mapping."
    ),
    LanguageSection(
      title: "Button of a view", schema: .viewAction,
      remark: "After the action that it sends: its label, or a mapping."),
    LanguageSection(
      title: "Text", schema: .shownText,
      remark:
        "After `title`, `message` and `label` of alerts, dialogs and views: the text, or a mapping."
    ),
  ]
}
