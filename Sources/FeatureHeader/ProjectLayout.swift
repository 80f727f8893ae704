/// The places of a project's files, relative to its root.
public enum ProjectLayout {
  /// The folder of the project's specs.
  public static let specs = "Specs"
  /// The file of the project's settings.
  public static let settings = "Specs/featuregen.yaml"

  /// Returns whether a file in the folder of specs is a spec.
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
