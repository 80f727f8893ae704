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
  case .forceUnwrapExpr:
    let value = node.cast(ForceUnwrapExprSyntax.self).expression
    return value.as(FunctionCallExprSyntax.self).flatMap { initializedType($0.calledExpression) }
  case .sequenceExpr: return typeOfDefault(node.cast(SequenceExprSyntax.self))
  default: return nil
  }
}

/// The type that an optional value has behind `??`, where that is made by an initializer: a literal may be of another type.
private func typeOfDefault(_ sequence: SequenceExprSyntax) -> String? {
  let elements = Array(sequence.elements)
  let operators = elements.indices.filter { !$0.isMultiple(of: 2) }
  let areAllDefaults = operators.allSatisfy {
    elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }
  guard areAllDefaults, let last = elements.last,
    [.functionCallExpr, .forceUnwrapExpr].contains(last.kind)
  else { return nil }
  return evidentType(of: Syntax(last))
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
