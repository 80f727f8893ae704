extension LanguageSection {
  static let tests = [
    LanguageSection(
      title: "Test", schema: .test, remark: "After a test's name: a list of steps, or a mapping."),
    LanguageSection(
      title: "Step of a test", schema: .step,
      remark: "One event or check, with `expect` next to `send`, `receive` and `bind`."),
    LanguageSection(
      title: "Override", schema: .override,
      remark:
        "After a dependency or endpoint: the value that it returns, or a mapping with one of these (`returns` is next to "
        + "`records`, `throws` is alone or next to `stream`)."),
    LanguageSection(
      title: "Explore", schema: .exploration,
      remark:
        "An exploration visits every state that some actions reach. Each entry is an action, or a mapping with `bind`. "
        + "An action for a child or an alert that does not exist in a state leads nowhere."),
  ]

  static let others = [
    LanguageSection(
      title: "Client", schema: .client, remark: "The keys of a file that begins with `client:`."),
    LanguageSection(
      title: "Endpoint", schema: .endpoint,
      remark: "After an endpoint's name: nothing, or a mapping."),
    LanguageSection(
      title: "Model", schema: .model, remark: "The keys of a file that begins with `model:`."),
    LanguageSection(
      title: "External", schema: .external,
      remark:
        "The keys of a file that begins with `external:`. With `endpoints` it describes a client, whose key is the "
        + "name, otherwise a feature, whose type is the name."),
  ]

  static let settings = [
    LanguageSection(
      title: "Settings", schema: .settings,
      remark: "The keys of `Specs/featuregen.yaml`: one module, or a list of `modules`."),
    LanguageSection(
      title: "Module", schema: .module,
      remark:
        "An entry of the list after `modules`; a spec belongs to the module whose folder of specs is closest around it."
    ),
    LanguageSection(
      title: "Style", schema: .style,
      remark:
        "After the name of a style: an app's own protocol over `Reducer`. With `action`, generated code declares the "
        + "enums of the groups in the feature, and no action."),
    LanguageSection(
      title: "The Composable Architecture", schema: .tca,
      remark: "After `tca`: the library's version that the code of the `tca` set is written for."),
    LanguageSection(
      title: "Lines around headers", schema: .header,
      remark: "The mapping of `header`; a text instead of it is short for `above`."),
  ]
}
