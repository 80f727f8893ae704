import SpecSource

extension Rule {
  /// The rules of the files of a project.
  public static let project: [Rule] = [
    missingProject, unusableArgument, unfitSettings, missingProgram, failedCommand, protectedFile,
    outdatedFile, abandonedFile, foreignLineEnds, unreadableFile, otherVersion, unrecordedTest,
    invalidEquivalent,
  ]

  /// A folder without settings or specs.
  public static let missingProject = Rule(
    "missing-project",
    reason: """
      A project is a folder with the settings 'Specs/featuregen.yaml' and the specs in the folder 'Specs'. Commands work \
      on the project in the current folder.

      Go to the folder of the project, or name it with '--directory'. '\(toolCommand) init' starts a project, and \
      '\(toolCommand) new feature' adds a spec.
      """)

  /// An argument of a command that the command cannot use.
  public static let unusableArgument = Rule(
    "unusable-argument",
    reason: """
      The argument names a spec, a feature, a test, a folder or a revision that does not exist, that exists already, or \
      that the command cannot work with. The command has changed nothing.

      Correct the argument; the hint lists the names that exist, or the form that the command accepts. '--help' describes \
      all arguments.
      """)

  /// Settings that a command cannot work with.
  public static let unfitSettings = Rule(
    "unfit-settings",
    reason: """
      The command needs other settings than those of the project: adopted features keep the names of their types and stay \
      features of the Composable Architecture, and pages need a folder.

      Change the settings in 'Specs/featuregen.yaml' as the hint shows.
      """)

  /// A program, a package or a repository that a command needs but cannot find.
  public static let missingProgram = Rule(
    "missing-program",
    reason: """
      Some commands use other programs: 'git' reads revisions, Graphviz draws diagrams, and Swift builds and tests the \
      package.

      Install the program, or run the command in the package or the clone. The hint names other ways.
      """)

  /// A command of another program that has failed.
  public static let failedCommand = Rule(
    "failed-command",
    reason: """
      The tool runs 'git', 'dot', 'swift build' or 'swift test', and the program reports an error. The tool cannot finish \
      its work without the result.

      Run the program by itself and correct the error that it reports.
      """)

  /// A file that the tool does not overwrite.
  public static let protectedFile = Rule(
    "protected-file",
    reason: """
      The tool overwrites only files that it has generated and that nobody has edited. A file without the header of \
      generated code, with an edit by hand, or with changes outside of the last commit could hold the only copy of \
      somebody's work.

      Move the edit into the spec, commit or move the file, or use the option that the hint names.
      """)

  /// A generated file that differs from its spec.
  public static let outdatedFile = Rule(
    "outdated-file",
    reason: """
      The command works with generated code, but the contents of the file do not match the spec. The results would \
      describe an earlier version of the spec.

      Run '\(toolCommand) generate', and then the command.
      """)

  /// A file that was created for a spec that no longer exists.
  public static let abandonedFile = Rule(
    "abandoned-file",
    reason: """
      The tool creates some files once, for people to edit, and never deletes them. No spec describes the feature of this \
      file any longer.

      Move the parts that are still needed to another file, and delete this one.
      """)

  /// A file with the line ends of Windows, or with line ends of both kinds.
  public static let foreignLineEnds = Rule(
    "foreign-line-ends",
    reason: """
      Generated files have the line endings of Unix. If git converts them at checkout, all files differ although \
      nothing else has changed. In a file with both kinds of line endings, an edit cannot keep both.

      Turn the conversion off in '.gitattributes', or give all lines of the file the same line ending.
      """)

  /// A file that cannot be read.
  public static let unreadableFile = Rule(
    "unreadable-file",
    reason: """
      The system reports an error, or the file is not valid text.

      Correct the permissions or the contents of the file.
      """)

  /// A version of the tool or of the library that differs from the project's.
  public static let otherVersion = Rule(
    "other-version",
    reason: """
      The settings can name the version of the tool, so that all people generate the same code, and the version of the \
      Composable Architecture that the code compiles with. The installed tool or the app's library has another version.

      Install the named version, or change the version in the settings.
      """)

  /// A test that cannot be recorded as it runs.
  public static let unrecordedTest = Rule(
    "unrecorded-test",
    reason: """
      'featuregen test --record' runs tests and writes their results into the specs. It writes nothing for a test that \
      has not run to its end, whose actions were not received, whose effects still run, or whose values cannot be \
      written in Swift.

      Correct the steps of the test by hand: add a step that ends the effect, or remove the step that never happens.
      """)

  /// A wrong entry in the list of equivalent mutants.
  public static let invalidEquivalent = Rule(
    "invalid-equivalent",
    reason: """
      The file 'Specs/featuregen.equivalents' names mutants that behave like the original, each with a reason. An entry \
      without a reason, or for a mutant that does not exist or does not survive, hides mistakes of later tests.

      Write 'Counter: …' as the report names the mutant, and the reason in an indented line below. Remove entries of other \
      mutants.
      """)
}
