import SpecSource

extension Rule {
  /// The rules of template sets and of the files that they generate.
  public static let generation: [Rule] = [
    unsupportedByTca, mismatchedTemplates, unwritablePath, clashingFiles, invalidTemplateSet,
    unknownTemplateSet,
  ]

  /// A path to which no file can be written.
  public static let unwritablePath = Rule(
    "unwritable-path",
    reason: """
      Generated files are named after their specs, and people check them out on all systems. Some systems reserve names, \
      signs and lengths, and a folder or a link may already have the path.

      Rename the spec, or name another folder in the settings.
      """,
    wrong: """
      feature: Aux
      state: {count: Int = 0}
      """,
    right: """
      feature: Auxiliary
      state: {count: Int = 0}
      """)

  /// A generated file with the name of another file.
  public static let clashingFiles = Rule(
    "clashing-files",
    reason: """
      Two specs cannot write one file. Many systems do not distinguish upper from lower case, or ways to write a letter in \
      Unicode, and the Swift compiler accepts no two files of one name in a module.

      Rename one of the specs, or remove the other file.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      ---
      model: CounterReducer
      fields: {id: Int}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      ---
      model: CounterItem
      fields: {id: Int}
      """)

  /// A mistake in a template set of the project.
  public static let invalidTemplateSet = Rule(
    "invalid-template-set",
    reason: """
      The file 'set.yaml' names the templates of the set, their outputs and the version of the template values. The tool \
      generates nothing from a set that names a template, an output or a value that does not exist, or that writes Swift \
      without the header of generated code.

      Correct 'set.yaml'. '\(toolCommand) templates reference' lists the values, and '\(toolCommand) templates list' the sets.
      """)

  /// A template set that does not exist.
  public static let unknownTemplateSet = Rule(
    "unknown-template-set",
    reason: """
      'templates' names a set that is part of the tool, or a folder of the project with a file 'set.yaml'.

      Correct the name. '\(toolCommand) templates list' lists the sets.
      """,
    wrong: """
      version: 1
      templates: redox
      ---
      feature: Counter
      state: {count: Int = 0}
      """,
    right: """
      version: 1
      templates: redux
      ---
      feature: Counter
      state: {count: Int = 0}
      """)
}
