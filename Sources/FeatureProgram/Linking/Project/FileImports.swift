import FeatureSpec

/// The modules and declarations that a generated file imports.
public struct FileImports: Sendable {
  /// The modules that the file's spec lists, and the modules of the declarations that it names.
  public var modules: [ImportedModule]
  /// The declarations of other modules that the file names, as far as specs declare them.
  public var declarations: [ImportedDeclaration]

  /// Adds modules.
  public static func + (imports: FileImports, modules: [ImportedModule]) -> FileImports {
    FileImports(modules: imports.modules + modules, declarations: imports.declarations)
  }

  /// Adds the imports of another file.
  static func + (imports: FileImports, others: FileImports) -> FileImports {
    FileImports(
      modules: imports.modules + others.modules,
      declarations: imports.declarations + others.declarations)
  }
}

/// A declaration of another module that a file can import on its own.
public struct ImportedDeclaration: Sendable, Hashable {
  /// The kind of a declaration, as the keyword of its import.
  public enum Kind: String, Sendable {
    /// A feature, its view, a client or a model with fields.
    case `struct`
    /// A model with cases.
    case `enum`
  }

  /// The kind of the declaration.
  public var kind: Kind
  /// The module that declares it.
  public var module: String
  /// The name of the declaration.
  public var name: String
}
