import SpecSource

extension Rule {
  /// The rules of effects.
  public static let effects: [Rule] = []
}
