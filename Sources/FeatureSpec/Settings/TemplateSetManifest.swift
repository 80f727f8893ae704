import SpecSource

/// The content of a template set's `set.yaml`.
public struct TemplateSetManifest: Sendable {
  /// The set's name, for messages.
  public var name: Located<String>
  /// The built-in set that provides the templates and outputs that this set does not have.
  public var base: Located<String>?
  /// The version of the template values for which the set was written.
  public var values: Located<Int>?
  /// The dialect of the set's templates; nil for the dialect of the base.
  public var dialect: Dialect?
  /// The outputs of the set, in addition to the outputs of the base.
  public var outputs: [TemplateOutput]
  /// The templates of the base whose outputs are not written.
  public var without: [Located<String>]
}

/// A file that a template set writes for a spec, a module or the project.
public struct TemplateOutput: Sendable {
  /// The treatment of a file that already exists.
  public enum Ownership: Sendable {
    /// The file belongs to the generator and is rewritten.
    case generated
    /// The file was created once and belongs to the user.
    case scaffolded
  }

  /// The name of the template.
  public var template: Located<String>
  /// The subject for which a file is written.
  public var scope: OutputScope
  /// The name of a value that must be true for the file to be written.
  public var condition: Located<String>?
  /// The file's path, a template itself.
  public var path: Located<String>
  /// The treatment of a file that already exists.
  public var ownership: Ownership
}

/// The subject for which a file is written: each spec of a kind, each module, or the project.
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
