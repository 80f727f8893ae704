// The projects and modules that files are written for, and what all specs have.

extension TemplateObjectReference {
  static let project = TemplateObjectReference(
    "What a template sees whose output is `for: project`. Of the specs, those that the template set is used for.",
    [
      .text("spec", "the path of the settings, for the header"),
      .list("modules", .module, "the modules, in the order of the settings"),
    ] + specs)

  static let module = TemplateObjectReference(
    "What a template sees whose output is `for: module`. Of the specs, those that the template set is used for.",
    [
      .text("spec", "the path of the settings, for the header"),
      .text("name", "the module's name"),
    ] + place + [
      .flag(
        "hasEffectErrors",
        "whether it has to declare `EffectError`, which the library does not have"),
      .flag("hasFeaturePaths", "whether it has to declare `featurePath`"),
      .flag("hasRecorders", "whether its tests have to declare `Recorder`"),
      .flag("hasExplorations", "whether its tests have to declare `exploreStates`"),
    ] + specs)

  /// The specs of a module or of the project.
  private static let specs: [TemplateMember] = [
    .list("features", .feature, "the features, in the order of their specs' paths"),
    .list("clients", .client, "the clients, likewise"),
    .list("models", .model, "the models, likewise"),
  ]

  /// Where code goes to.
  private static let place: [TemplateMember] = [
    .text("module", "the module's name"),
    .text("sources", "the folder of generated sources"),
    .text("tests", "the folder of generated tests"),
    .access,
    .flag("isPublic", "whether declarations are public"),
  ]

  /// What every spec has.
  static let ofSpecs: [TemplateMember] =
    [
      .text("spec", "the spec's path, for the header"),
      .text("name", "the name, as the spec has it"),
      .documentation,
    ] + place
}
