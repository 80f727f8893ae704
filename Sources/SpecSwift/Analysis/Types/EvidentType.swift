import SwiftSyntax

/// The type that an expression shows: that of a literal, or the one whose initialiser it calls.
func evidentType(of node: Syntax) -> String? {
  switch node.kind {
  case .integerLiteralExpr: return "Int"
  case .floatLiteralExpr: return "Double"
  case .stringLiteralExpr, .simpleStringLiteralExpr: return "String"
  case .booleanLiteralExpr: return "Bool"
  case .prefixOperatorExpr:
    let negation = node.cast(PrefixOperatorExprSyntax.self)
    guard negation.operator.text == "-" else { return nil }
    return evidentType(of: Syntax(negation.expression))
  case .functionCallExpr:
    let call = node.cast(FunctionCallExprSyntax.self)
    let type = initializedType(call.calledExpression)
    // It may fail, and gives an optional.
    return type == "URL" ? nil : type
  default: return nil
  }
}

/// A type by the expression that is called to make a value of it.
private func initializedType(_ node: ExprSyntax) -> String? {
  if let name = node.as(DeclReferenceExprSyntax.self) {
    return name.argumentNames == nil && name.baseName.text.first?.isUppercase == true
      ? name.baseName.text : nil
  }
  if let member = node.as(MemberAccessExprSyntax.self) {
    guard let base = member.base.flatMap(initializedType),
      let inner = initializedType(ExprSyntax(member.declName))
    else { return nil }
    return "\(base).\(inner)"
  }
  if let special = node.as(GenericSpecializationExprSyntax.self) {
    return initializedType(special.expression).map {
      $0 + special.genericArgumentClause.writtenText
    }
  }
  guard let list = node.as(ArrayExprSyntax.self), list.elements.count == 1,
    let element = list.elements.first.flatMap({ initializedType($0.expression) })
  else { return nil }
  return "[\(element)]"
}
