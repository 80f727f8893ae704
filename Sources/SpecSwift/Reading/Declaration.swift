/// A declaration of a file of Swift.
public struct Declaration: Sendable {
  /// What is declared.
  public indirect enum Kind: Sendable {
    /// A struct, a class, an enum, an actor, a protocol or an extension.
    case type(TypeDeclaration)
    /// A property or a variable; of several in one declaration, each is one.
    case variable(VariableDeclaration)
    /// A function or a method.
    case function(FunctionDeclaration)
    /// An initializer.
    case initializer(FunctionDeclaration)
    /// A case of an enum; of several behind one `case`, each is one.
    case enumCase(CaseDeclaration)
    /// A type's other name.
    case typeAlias(name: String, type: SourceText)
    /// What stands in the branches of an `#if`.
    case conditional([Declaration])
    /// Something else: a subscript, an operator, a macro.
    case other
  }

  /// What is declared.
  public var kind: Kind
  /// The attributes before it, with their arguments.
  public var attributes: [Attribute]
  /// The modifiers before it, as `public` and `static`, but for `nonisolated`.
  public var modifiers: [String]
  /// Whether it says `nonisolated`.
  public var isNonisolated: Bool
  /// All of it, attributes and modifiers included.
  public var source: SourceText
  /// The comments before and behind it, white space between them included.
  public var comment: String

  /// What stands before an extension that takes members of it.
  public var extensionPrefix: String { isNonisolated ? "nonisolated " : "" }

  /// Whether it has an attribute, with or without arguments.
  public func has(_ attribute: String) -> Bool {
    attributes.contains { $0.name == attribute }
  }

  /// The type that it declares; nil when it declares something else.
  public var type: TypeDeclaration? {
    if case .type(let type) = kind { type } else { nil }
  }

  /// The variable that it declares; nil when it declares something else.
  public var variable: VariableDeclaration? {
    if case .variable(let variable) = kind { variable } else { nil }
  }

  /// The function that it declares; nil when it declares something else.
  public var function: FunctionDeclaration? {
    if case .function(let function) = kind { function } else { nil }
  }

  /// The case that it declares; nil when it declares something else.
  public var enumCase: CaseDeclaration? {
    if case .enumCase(let enumCase) = kind { enumCase } else { nil }
  }
}

/// An attribute of a declaration: `@Dependency(\.uuid)`.
public struct Attribute: Sendable {
  /// Its name, without `@`.
  public var name: String
  /// What stands in its parentheses; nil when it has none.
  public var arguments: String?
}

/// A declaration with members.
public struct TypeDeclaration: Sendable {
  /// What declares it.
  public enum Keyword: String, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  /// What declares it.
  public var keyword: Keyword
  /// Its name; of an extension the name of what it extends, which may be qualified.
  public var name: String
  /// Its generic parameters, with their angle brackets; nil when it has none.
  public var generics: String?
  /// The types and protocols behind its name.
  public var inherited: [String]
  /// Its members.
  public var members: [Declaration]
  /// What stands between its braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A property or a variable.
public struct VariableDeclaration: Sendable {
  /// Its name.
  public var name: String
  /// Whether `let` declares it.
  public var isConstant: Bool
  /// Its type; nil when it follows from the value.
  public var type: SourceText?
  /// Its first value.
  public var value: Expression?
  /// What computes it; nil when it is stored.
  public var getter: [Statement]?
  /// What is done when it is read, written or has changed.
  public var accessors: [Accessor] = []
  /// Whether `willSet` or `didSet` observes it.
  public var isObserved: Bool
  /// What its type says of calls, if that is a function; parameters without a name have an empty one.
  public var function: FunctionDeclaration?
}

/// What is done when a property is read, written or has changed.
public struct Accessor: Sendable {
  /// When: `get`, `set`, `willSet`, `didSet`.
  public var keyword: String
  /// The name of the other value, if it has one of its own.
  public var parameter: String?
  /// Whether it may suspend or throw.
  public var hasEffects: Bool
  /// What stands between its braces, in UTF-8 bytes of the file.
  public var interior: Range<Int>
}

/// A function, a method or an initializer.
public struct FunctionDeclaration: Sendable {
  /// Its base name; `init` of an initializer.
  public var name: String
  /// Its parameters.
  public var parameters: [FunctionParameter]
  /// The type of what it returns; nil when it returns nothing.
  public var result: SourceText?
  /// What it does; nil where only a protocol asks for it.
  public var body: [Statement]?
  /// What stands between its braces, in UTF-8 bytes of the file; empty where it has none.
  public var interior: Range<Int>
  /// Whether it suspends.
  public var isAsync = false
  /// What it throws: `throws`, `throws(URLError)`; nil when it does not.
  public var failure: SourceText?
  /// Whether it has generic parameters.
  public var isGeneric = false
}

/// A parameter of a function.
public struct FunctionParameter: Sendable {
  /// Its label at a call; nil when it has none.
  public var label: String?
  /// Its name inside.
  public var name: String
  /// Its type.
  public var type: String
  /// What it is when a call leaves it out; nil when calls must not.
  public var value: Expression?
}

/// A case of an enum.
public struct CaseDeclaration: Sendable {
  /// Its name.
  public var name: String
  /// The types of its values, with their labels and defaults, as they are written.
  public var payload: [SourceText]
  /// What it is as a raw value; nil when that is not written.
  public var rawValue: SourceText?
}
