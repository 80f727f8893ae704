import SwiftParser
import SwiftSyntax

/// A range of a file that differs in a variant of the file.
public struct FileDifference: Sendable, Hashable {
  /// The part of the code that can be chosen while a program runs.
  public enum Kind: Sendable, Hashable {
    /// The statements of a whole body.
    case statements
    /// A value.
    case value
  }

  /// The kind of the difference.
  public var kind: Kind
  /// The range of the difference, in UTF-8 bytes of the file.
  public var range: Range<Int>
  /// The text of the variant in place of the range.
  public var text: String
}

/// A Swift file that is compared with its variants.
public struct ComparedFile: Sendable {
  private let tree: Syntax

  /// Parses the file.
  public init(_ text: String) {
    tree = Syntax(Parser.parse(source: text))
  }

  /// Finds the differences of a variant, each as small as a program can choose while it runs.
  ///
  /// A declaration that the variant lacks is not a difference, because the variant does not use it either.
  ///
  /// - Returns: The differences; nil if a declaration differs in a part that cannot be chosen at run time.
  public func differences(in variant: String) -> [FileDifference]? {
    SpecSwift.differences(between: tree, and: Syntax(Parser.parse(source: variant)))
  }
}

/// Finds the differences of two nodes; returns nil if they differ in a part that cannot be chosen while a program
/// runs.
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

/// Whether a program can choose between two lists of statements. It cannot if the statements are the single
/// expression of a closure, from which the closure's type is inferred.
private func canBeChosen(
  _ statements: CodeBlockItemListSyntax, _ others: CodeBlockItemListSyntax
) -> Bool {
  guard let parent = statements.parent, !parent.is(SourceFileSyntax.self) else { return false }
  guard isValue(statements) else { return true }
  // If a branch provides a value, none of its variants may end without one.
  return !parent.is(ClosureExprSyntax.self) && others.count == 1
    && breaks(in: others) <= breaks(in: statements)
}

/// Returns the number of `break` statements.
private func breaks(in statements: CodeBlockItemListSyntax) -> Int {
  statements.tokens(viewMode: .sourceAccurate).count { $0.tokenKind == .keyword(.break) }
}

/// Whether the statements are a single expression that is the value of their surroundings.
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
  // The value of a branch is the value of the whole choice.
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

/// Returns the differences of the parts of two nodes; nil if the nodes do not consist of the same parts.
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

/// Returns the differences of the declarations with the same names.
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
  /// A text that distinguishes the declaration from its neighbors.
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
