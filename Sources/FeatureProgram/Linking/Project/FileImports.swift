import FeatureSpec

/// The modules and declarations that a generated file imports.
public struct FileImports: Sendable {
  /// The modules that its spec lists, and those of what it names.
  public var modules: [ImportedModule]
  /// The declarations of other modules that it names, as far as specs declare them.
  public var declarations: [ImportedDeclaration]

  /// Adds modules.
  public static func + (imports: FileImports, modules: [ImportedModule]) -> FileImports {
    FileImports(modules: imports.modules + modules, declarations: imports.declarations)
  }

  /// Adds what another file needs.
  static func + (imports: FileImports, others: FileImports) -> FileImports {
    FileImports(
      modules: imports.modules + others.modules,
      declarations: imports.declarations + others.declarations)
  }
}

/// A declaration of another module, which a file can import alone.
public struct ImportedDeclaration: Sendable, Hashable {
  /// What a declaration is, in the word of its import.
  public enum Kind: String, Sendable {
    /// A feature, its view, a client or a model with fields.
    case `struct`
    /// A model with cases.
    case `enum`
  }

  /// What it is.
  public var kind: Kind
  /// The module that declares it.
  public var module: String
  /// Its name.
  public var name: String
}
