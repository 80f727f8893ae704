import SpecSource

extension Rule {
  /// The rules of YAML.
  public static let yaml: [Rule] = []
}
