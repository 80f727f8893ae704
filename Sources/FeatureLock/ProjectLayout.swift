/// Where the files of a project stand, relative to its root.
public enum ProjectLayout {
  /// The folder of its specs.
  public static let specs = "Specs"
  /// Its settings.
  public static let settings = "Specs/featuregen.yaml"
  /// Its lock.
  public static let lock = "Specs/featuregen.lock"

  /// Whether a file in the folder of specs is one.
  public static func isSpec(_ path: String) -> Bool {
    path != settings && (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
  }
}

/// The generator's version, as it stands in locks: semantic versioning, three numbers.
public let generatorVersion = "0.1.0"
