import SpecSource

extension Rule {
  /// The rules of templates.
  public static let templates: [Rule] = []
}
