import SpecSource

extension Rule {
  /// The rules of template sets and of what they generate.
  public static let generation: [Rule] = []
}
