/// The places of a project's files, relative to its root.
public enum ProjectLayout {
  /// The folder of its specs.
  public static let specs = "Specs"
  /// Its settings.
  public static let settings = "Specs/featuregen.yaml"

  /// Whether a file in the folder of specs is one.
  public static func isSpec(_ path: String) -> Bool {
    path != settings && (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
  }

  /// The name of the file that lists the outputs of a template set.
  public static let templateSetManifest = "set.yaml"
  /// The ending of the files of templates.
  public static let templateEnding = ".mustache"
}

/// The generator's version: semantic versioning, three numbers.
public let generatorVersion = "0.1.0"
