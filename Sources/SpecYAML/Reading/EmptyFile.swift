import SpecSource

/// Returns a hint how to begin an empty file, according to its name.
func hintForEmptyFile(_ path: String) -> String {
  switch path.split(separator: "/").last {
  case "featuregen.yaml":
    """
    the settings begin like this:
    version: 1
    module: App
    sources: Sources/App
    tests: Tests/AppTests
    """
  case "set.yaml": "a template set begins with 'set:' and its name"
  default: "a spec begins with 'feature:', 'client:' or 'model:' and a name"
  }
}

extension Rule {
  /// A file that contains only comments.
  public static let emptyFile = Rule(
    "empty-file",
    reason: """
      Each file in a folder of specs declares something. An empty one is often a file that somebody forgot to save.

      Write the spec, or delete the file.
      """,
    wrong: """
      # Counter
      """,
    right: """
      # Counter
      feature: Counter
      state: {count: Int = 0}
      """)
}
