import SpecSource

extension Rule {
  /// The rules of tests and explorations.
  public static let tests: [Rule] = []
}
