/// A declaration in a Swift file.
public struct Declaration: Sendable {
  /// The kind of a declaration, with its contents.
  public indirect enum Kind: Sendable {
    /// A struct, a class, an enum, an actor, a protocol or an extension.
    case type(TypeDeclaration)
    /// A property or a variable; one for each of several in a single declaration.
    case variable(VariableDeclaration)
    /// A function or a method.
    case function(FunctionDeclaration)
    /// An initializer.
    case initializer(FunctionDeclaration)
    /// A case of an enum; one for each of several after a single `case`.
    case enumCase(CaseDeclaration)
    /// A type alias.
    case typeAlias(name: String, type: SourceText)
    /// The declarations in the branches of an `#if`.
    case conditional([Declaration])
    /// Any other declaration: a subscript, an operator, a macro.
    case other
  }

  /// The kind of the declaration, with its contents.
  public var kind: Kind
  /// The attributes of the declaration, with their arguments.
  public var attributes: [Attribute]
  /// The modifiers of the declaration, such as `public` and `static`, but without `nonisolated`.
  public var modifiers: [String]
  /// Whether the declaration is `nonisolated`.
  public var isNonisolated: Bool
  /// The text of the whole declaration, including its attributes and modifiers.
  public var source: SourceText
  /// The comments before and after the declaration, including the white space between them.
  public var comment: String

  /// The modifier of an extension that the declaration's members are moved to, with a blank after it.
  public var extensionPrefix: String { isNonisolated ? "nonisolated " : "" }

  /// Whether the declaration has an attribute, with or without arguments.
  public func has(_ attribute: String) -> Bool {
    attributes.contains { $0.name == attribute }
  }

  /// The declared type; nil for other declarations.
  public var type: TypeDeclaration? {
    if case .type(let type) = kind { type } else { nil }
  }

  /// The declared variable; nil for other declarations.
  public var variable: VariableDeclaration? {
    if case .variable(let variable) = kind { variable } else { nil }
  }

  /// The declared function; nil for other declarations.
  public var function: FunctionDeclaration? {
    if case .function(let function) = kind { function } else { nil }
  }

  /// The declared case; nil for other declarations.
  public var enumCase: CaseDeclaration? {
    if case .enumCase(let enumCase) = kind { enumCase } else { nil }
  }
}

/// An attribute of a declaration: `@Dependency(\.uuid)`.
public struct Attribute: Sendable {
  /// The name, without `@`.
  public var name: String
  /// The text in the parentheses; nil without parentheses.
  public var arguments: String?
}

/// A declaration with members.
public struct TypeDeclaration: Sendable {
  /// The keyword that introduces a type declaration.
  public enum Keyword: String, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  /// The keyword of the declaration.
  public var keyword: Keyword
  /// The name of the type; for an extension the name of the extended type, which may be qualified.
  public var name: String
  /// The generic parameters, with their angle brackets; nil without generic parameters.
  public var generics: String?
  /// The inherited types and protocols after the name.
  public var inherited: [String]
  /// The members of the type.
  public var members: [Declaration]
  /// The range between the braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A property or a variable.
public struct VariableDeclaration: Sendable {
  /// The variable's name.
  public var name: String
  /// Whether the variable is declared with `let`.
  public var isConstant: Bool
  /// The variable's type; nil if it follows from the value.
  public var type: SourceText?
  /// The variable's initial value.
  public var value: Expression?
  /// The statements that compute the variable; nil for a stored variable.
  public var getter: [Statement]?
  /// The accessors and observers of the variable.
  public var accessors: [Accessor] = []
  /// Whether the variable has a `willSet` or `didSet` observer.
  public var isObserved: Bool
  /// The signature of the variable's type, if it is a function type. A parameter without a name has an empty name.
  public var function: FunctionDeclaration?
}

/// An accessor or observer of a property.
public struct Accessor: Sendable {
  /// The keyword: `get`, `set`, `willSet`, `didSet`.
  public var keyword: String
  /// The name of the accessor's parameter, if it is declared.
  public var parameter: String?
  /// Whether the accessor may suspend or throw.
  public var hasEffects: Bool
  /// The range between the braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A function, a method or an initializer.
public struct FunctionDeclaration: Sendable {
  /// The base name; `init` for an initializer.
  public var name: String
  /// The function's parameters.
  public var parameters: [FunctionParameter]
  /// The type of the result; nil for a function without a result.
  public var result: SourceText?
  /// The statements of the body; nil for a requirement of a protocol.
  public var body: [Statement]?
  /// The range between the braces, in UTF-8 bytes of the file; empty without a body.
  public var interior: Range<Int>
  /// Whether the function suspends.
  public var isAsync = false
  /// The clause of the errors that the function throws: `throws`, `throws(URLError)`; nil if it throws none.
  public var failure: SourceText?
  /// Whether the function has generic parameters.
  public var isGeneric = false
}

/// A parameter of a function.
public struct FunctionParameter: Sendable {
  /// The label at a call; nil without a label.
  public var label: String?
  /// The name inside of the function.
  public var name: String
  /// The type of the parameter.
  public var type: String
  /// The default value; nil if a call must pass the argument.
  public var value: Expression?
}

/// A case of an enum.
public struct CaseDeclaration: Sendable {
  /// The case's name.
  public var name: String
  /// The payload as written: the types of its values, with their labels and defaults.
  public var payload: [SourceText]
  /// The raw value; nil if none is written.
  public var rawValue: SourceText?
}
