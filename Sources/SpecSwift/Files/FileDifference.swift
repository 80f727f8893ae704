import SwiftParser
import SwiftSyntax

/// A range of a file that differs in a variant of the file.
public struct FileDifference: Sendable, Hashable {
  /// What can be chosen while a program runs.
  public enum Kind: Sendable, Hashable {
    /// Statements, the whole body of something.
    case statements
    /// A value.
    case value
  }

  /// What it is.
  public var kind: Kind
  /// Where it stands, in UTF-8 bytes of the file.
  public var range: Range<Int>
  /// What the variant has there.
  public var text: String
}

/// A file of Swift that is compared with its variants.
public struct ComparedFile: Sendable {
  private let tree: Syntax

  /// Parses the file.
  public init(_ text: String) {
    tree = Syntax(Parser.parse(source: text))
  }

  /// Finds the differences of a variant, each as small as can be chosen while a program runs.
  ///
  /// A declaration that the variant lacks is not a difference, because the variant does not use it either.
  ///
  /// - Returns: Nil if a declaration differs in what cannot be chosen then.
  public func differences(in variant: String) -> [FileDifference]? {
    SpecSwift.differences(between: tree, and: Syntax(Parser.parse(source: variant)))
  }
}

/// Finds the differences of two nodes; nil if they differ in what cannot be chosen while a program runs.
private func differences(between file: Syntax, and variant: Syntax) -> [FileDifference]? {
  if file.trimmedDescription == variant.trimmedDescription { return [] }
  guard file.kind == variant.kind else { return nil }
  if let inner = differencesInside(file, variant) { return inner }
  if let statements = file.as(CodeBlockItemListSyntax.self),
    let others = variant.as(CodeBlockItemListSyntax.self)
  {
    return canBeChosen(statements, others) ? [FileDifference(.statements, file, variant)] : nil
  }
  if let value = file.as(InitializerClauseSyntax.self)?.value, !value.is(ClosureExprSyntax.self),
    let other = variant.as(InitializerClauseSyntax.self)?.value
  {
    return [FileDifference(.value, Syntax(value), Syntax(other))]
  }
  return nil
}

/// Whether others can stand beside statements: beside the one expression of a closure, which says its type, none can.
private func canBeChosen(
  _ statements: CodeBlockItemListSyntax, _ others: CodeBlockItemListSyntax
) -> Bool {
  guard let parent = statements.parent, !parent.is(SourceFileSyntax.self) else { return false }
  guard isValue(statements) else { return true }
  // Where a branch gives a value, none can end with nothing.
  return !parent.is(ClosureExprSyntax.self) && others.count == 1
    && breaks(in: others) <= breaks(in: statements)
}

/// How often statements say `break`.
private func breaks(in statements: CodeBlockItemListSyntax) -> Int {
  statements.tokens(viewMode: .sourceAccurate).count { $0.tokenKind == .keyword(.break) }
}

/// Whether statements are one expression whose value is what surrounds them gives.
private func isValue(_ statements: CodeBlockItemListSyntax) -> Bool {
  guard statements.count == 1, var node = statements.parent,
    statements.first?.item.is(ReturnStmtSyntax.self) == false
  else { return false }
  if node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) { return true }
  if node.is(CodeBlockSyntax.self), let owner = node.parent {
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.text == "get"
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
  }
  // A branch gives what the whole choice gives.
  while let owner = node.parent, !owner.is(CodeBlockItemSyntax.self) {
    if owner.is(InitializerClauseSyntax.self) { return true }
    if owner.is(CodeBlockItemListSyntax.self) || owner.is(MemberBlockItemListSyntax.self) {
      return false
    }
    node = owner
  }
  let isChoice =
    node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self)
    || node.is(ExpressionStmtSyntax.self)
  guard isChoice, let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self) else {
    return false
  }
  return isValue(list)
}

extension FileDifference {
  fileprivate init(_ kind: Kind, _ node: Syntax, _ other: Syntax) {
    self.kind = kind
    range =
      node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    text = other.trimmedDescription
  }
}

/// The differences of the parts of two nodes; nil if these are not the same parts.
private func differencesInside(_ file: Syntax, _ variant: Syntax) -> [FileDifference]? {
  if let members = file.as(MemberBlockItemListSyntax.self),
    let others = variant.as(MemberBlockItemListSyntax.self)
  {
    return differences(between: members, and: others)
  }
  let parts = file.children(viewMode: .sourceAccurate)
  let others = variant.children(viewMode: .sourceAccurate)
  guard parts.count == others.count, !parts.isEmpty else { return nil }
  var all: [FileDifference] = []
  for (part, other) in zip(parts, others) {
    guard let inner = differences(between: part, and: other) else { return nil }
    all += inner
  }
  return all
}

/// The differences of declarations that have the same names.
private func differences(
  between members: MemberBlockItemListSyntax, and others: MemberBlockItemListSyntax
) -> [FileDifference]? {
  var left = Dictionary(grouping: others) { $0.declaredAs }
  var all: [FileDifference] = []
  for member in members {
    guard let other = left[member.declaredAs]?.first else { continue }
    left[member.declaredAs]?.removeFirst()
    guard let inner = differences(between: Syntax(member), and: Syntax(other)) else { return nil }
    all += inner
  }
  return left.values.allSatisfy(\.isEmpty) ? all : nil
}

extension MemberBlockItemSyntax {
  /// What tells the declaration from its neighbours.
  fileprivate var declaredAs: String {
    if let function = decl.as(FunctionDeclSyntax.self) {
      return function.name.text + function.signature.trimmedDescription
    }
    if let variable = decl.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription).joined(separator: ",")
    }
    if let type = decl.asProtocol(NamedDeclSyntax.self) { return "type \(type.name.text)" }
    if decl.is(InitializerDeclSyntax.self) { return "init" }
    return decl.trimmedDescription
  }
}
