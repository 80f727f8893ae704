import SpecSource

extension Rule {
  /// The rules of blocks, children and reactions.
  public static let behaviour: [Rule] = []
}
