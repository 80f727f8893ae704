/// The dependencies that a test sets.
struct TestedDependencies {
  /// The kinds of the clocks that the test makes, `test` or `immediate`, by the clocks' names.
  var clocks: [String: String] = [:]
  /// The test's name for the values that collect calls.
  var recorder: String?
  /// The streams that the test feeds, by the test's names for them, each with its endpoint once it is known.
  var streams: [String: String] = [:]
  /// The continuations that feed streams, if the test names them separately.
  var continuations: [String: String] = [:]
  /// The names in the closures of the dependencies.
  var capturedWords: Set<String> = []
  /// The statements about each dependency, except for dependencies that some statements set as a whole.
  var statements: [String: [String]] = [:]
  /// The dependencies that some statements set as a whole.
  var wholeKeys: Set<String> = []
}
