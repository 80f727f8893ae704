import SpecSource

extension Rule {
  /// The rules of Swift in specs.
  public static let swift: [Rule] = []
}
