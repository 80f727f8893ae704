import SpecSource
import SwiftParser
import SwiftSyntax

/// The imports of a Swift file, and the types that its public declarations name.
public struct FileInterface: Sendable {
  /// An import without an access level.
  public struct Import: Sendable {
    /// The name of the module.
    public var module: String
    /// The declaration of the module, if it alone is imported.
    public var declaration: String?
    /// The start of the import, in UTF-8 bytes of the file.
    public var offset: Int
  }

  /// The imports without an access level, in source order.
  public var imports: [Import]
  /// The types that public declarations name and the file does not declare.
  public var names: Set<String>
  /// The types whose `ID` public declarations name.
  public var identified: Set<String>

  /// Reads a file; nil if the file is too large or nested too deeply.
  public init?(of file: SourceFile) {
    guard excess(ofFile: file) == nil else { return nil }
    let reader = withParsingStack(for: file.bytes.count) {
      let reader = InterfaceReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: String(decoding: file.bytes, as: UTF8.self)))
      return reader
    }
    imports = reader.imports
    names = reader.names.subtracting(reader.declared)
    identified = reader.identified
  }
}

/// Visits the declarations of a file, but not their bodies.
private final class InterfaceReader: SyntaxVisitor {
  var imports: [FileInterface.Import] = []
  var names: Set<String> = []
  var identified: Set<String> = []
  var declared: Set<String> = []
  private var internalTypes: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.isEmpty, let module = node.path.first?.name.text else {
      return .skipChildren
    }
    imports.append(
      FileInterface.Import(
        module: module, declaration: node.path.dropFirst().first?.name.text,
        offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visitType(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    if node.isPublic { read(node) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isSeen =
      !internalTypes.contains(node.extendedType.trimmedDescription)
      && (node.inheritanceClause != nil || node.memberBlock.members.contains { $0.decl.isPublic })
    if isSeen { readHead(of: node) }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    // The members of an enum are visited only if it is public.
    read(node)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isPublic else { return .skipChildren }
    for case .attribute(let attribute) in node.attributes { read(attribute.attributeName) }
    for binding in node.bindings {
      if let type = binding.typeAnnotation {
        read(type)
      } else {
        readType(of: binding.initializer?.value)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMember(
      node, node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMember(
      node, node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMember(
      node, node.attributes, node.parameterClause, node.returnClause, node.genericWhereClause)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return visitMember(node, node.initializer, node.genericWhereClause)
  }

  private func visitType(_ node: some DeclGroupSyntax & NamedDeclSyntax)
    -> SyntaxVisitorContinueKind
  {
    declared.insert(node.name.text)
    guard node.isPublic else {
      internalTypes.insert(node.name.text)
      return .skipChildren
    }
    readHead(of: node)
    return .visitChildren
  }

  private func visitMember(
    _ node: some DeclSyntaxProtocol, _ parts: (any SyntaxProtocol)?...
  ) -> SyntaxVisitorContinueKind {
    if node.isPublic {
      for part in parts { read(part) }
    }
    return .skipChildren
  }

  /// Reads the parts of a type or extension before its members.
  private func readHead(of node: some DeclGroupSyntax) {
    for child in node.children(viewMode: .sourceAccurate) where !child.is(MemberBlockSyntax.self) {
      read(child)
    }
  }

  /// Reads the type of a value from the expression that makes it: `Client` in `Client(load: …)`.
  private func readType(of value: ExprSyntax?) {
    guard let call = value?.as(FunctionCallExprSyntax.self) else { return read(value) }
    readType(of: call.calledExpression)
  }

  /// Collects the names of types.
  private func read(_ node: (any SyntaxProtocol)?) {
    guard let node else { return }
    switch Syntax(node).as(SyntaxEnum.self) {
    case .identifierType(let type) where type.name.text.first?.isUppercase == true:
      names.insert(type.name.text)
    case .memberType(let type) where type.name.text == "ID":
      identified.insert(type.baseType.trimmedDescription)
    case .declReferenceExpr(let reference) where reference.baseName.text.first?.isUppercase == true:
      names.insert(reference.baseName.text)
    case .genericParameter(let parameter):
      declared.insert(parameter.name.text)
    case .associatedTypeDecl(let type):
      declared.insert(type.name.text)
    default: break
    }
    for child in node.children(viewMode: .sourceAccurate) { read(child) }
  }
}

extension SyntaxProtocol {
  /// Whether other modules see the declaration, according to its own modifiers.
  fileprivate var isPublic: Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } == true
  }
}
