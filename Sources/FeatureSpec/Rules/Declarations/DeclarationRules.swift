import SpecSource

extension Rule {
  /// The rules of declarations.
  public static let declarations: [Rule] = []
}
