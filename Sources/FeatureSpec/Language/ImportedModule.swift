import SpecSource

/// A module that a spec's Swift needs.
public struct ImportedModule: Sendable {
  /// The module's name.
  public var name: Located<String>

  /// Whether the module is imported only where it exists (`FoundationNetworking?`).
  public var isOptional: Bool

  /// Makes the import of a module.
  public init(name: Located<String>, isOptional: Bool) {
    self.name = name
    self.isOptional = isOptional
  }
}
