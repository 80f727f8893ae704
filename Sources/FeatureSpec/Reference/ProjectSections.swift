extension LanguageSection {
  static let tests = [
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

  static let others = [
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

  static let settings = [
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
    LanguageSection(
      title: "Lines around headers", schema: .header,
      remark: "The mapping of `header`; a text in its place is short for `above`."),
  ]
}
