import SpecSource

/// A module that a spec's Swift needs.
public struct ImportedModule: Sendable {
  /// The module's name.
  public var name: Located<String>

  /// Whether it is imported only where it exists (`FoundationNetworking?`).
  public var isOptional: Bool
}
