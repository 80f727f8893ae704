import SpecSource

/// The content of a template set's `set.yaml`.
public struct TemplateSetManifest: Sendable {
  /// The set's name, for messages.
  public var name: Located<String>
  /// The built-in set whose templates and outputs it has where it has none of its own.
  public var base: Located<String>?
  /// The version of the template values that it was written for.
  public var values: Located<Int>?
  /// The dialect of its templates; nil for that of its base.
  public var dialect: Dialect?
  /// What is written, besides the outputs of the base.
  public var outputs: [TemplateOutput]
  /// The templates of the base whose outputs are not written.
  public var without: [Located<String>]
}

/// One file that a template set writes for a spec, a module or the project.
public struct TemplateOutput: Sendable {
  /// What becomes of a file that is there already.
  public enum Ownership: Sendable {
    /// It belongs to the generator and is rewritten.
    case generated
    /// It was created once and belongs to the user.
    case scaffolded
  }

  /// The name of the template.
  public var template: Located<String>
  /// What a file is written for.
  public var scope: OutputScope
  /// The name of a value that must be true for the file to be written.
  public var condition: Located<String>?
  /// The file's path, a template itself.
  public var path: Located<String>
  /// What becomes of a file that is there already.
  public var ownership: Ownership
}

/// What a file is written for: each spec of a kind, each module, or the project.
public enum OutputScope: String, Sendable, CaseIterable {
  /// Each feature.
  case feature
  /// Each client.
  case client
  /// Each model.
  case model
  /// Each module, with all of its specs.
  case module
  /// The project, with all of its modules.
  case project
}
