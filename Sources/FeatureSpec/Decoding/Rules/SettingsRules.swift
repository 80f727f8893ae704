import SpecSource

extension Rule {
  /// A version of the settings, of a library or of the template values that this tool does not know.
  public static let unsupportedVersion = Rule(
    "unsupported-version",
    reason: """
      The tool generates code for certain versions of the Composable Architecture, and reads certain versions of the settings and of the \
      template values. Other versions may mean something else.

      Write one of the versions that the message lists, or update featuregen.
      """,
    wrong: """
      version: 1
      templates: tca
      tca: {version: '0.9'}
      ---
      feature: Counter
      state: {count: Int = 0}
      """,
    right: """
      version: 1
      templates: tca
      tca: {version: '1.25'}
      ---
      feature: Counter
      state: {count: Int = 0}
      """)

  /// A folder outside of the project, or inside of a folder that it must not share.
  public static let invalidFolder = Rule(
    "invalid-folder",
    reason: """
      The tool writes and deletes generated files only inside the project. Sources and tests belong to two targets, whose folders do not contain \
      each other.

      Name each folder relative to the project's root, and give the tests a separate folder.
      """,
    wrong: """
      version: 1
      module: App
      sources: Sources/App
      tests: Sources/App/Tests
      ---
      feature: Counter
      state: {count: Int = 0}
      """,
    right: """
      version: 1
      module: App
      sources: Sources/App
      tests: Tests/AppTests
      ---
      feature: Counter
      state: {count: Int = 0}
      """)
}
