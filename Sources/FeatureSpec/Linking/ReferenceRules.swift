import SpecSource

extension Rule {
  /// The rules of references between specs.
  public static let references: [Rule] = []
}
