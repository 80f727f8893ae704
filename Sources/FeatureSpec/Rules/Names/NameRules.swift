import SpecSource

extension Rule {
  /// The rules of names.
  public static let names: [Rule] = []
}
