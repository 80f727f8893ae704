import SpecSource

/// What holds for all specs of a project: where they are and what becomes of them.
public struct Settings: Sendable {
  /// Who can see generated declarations.
  public enum Access: String, Sendable, CaseIterable {
    /// Other modules too.
    case `public`
    /// The module alone.
    case `internal`
  }

  /// The module that generated sources belong to.
  public var module: Located<String>
  /// The folder of generated sources, relative to the project's root.
  public var sources: String
  /// The folder of generated tests, relative to the project's root.
  public var tests: String
  /// Who can see generated declarations.
  public var access: Access
  /// What is put behind a feature's name to make its type's: `Counter` becomes `CounterFeature`.
  public var suffix: String
  /// The name of the template set.
  public var templates: Located<String>
}
