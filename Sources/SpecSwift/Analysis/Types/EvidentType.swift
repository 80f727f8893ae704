import SwiftSyntax

/// Returns the type that an expression shows: the type of a literal, or the type whose initializer it calls.
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
    // The initializers of 'URL' may fail and return an optional.
    return type == "URL" ? nil : type
  case .forceUnwrapExpr:
    let value = node.cast(ForceUnwrapExprSyntax.self).expression
    return value.as(FunctionCallExprSyntax.self).flatMap { initializedType($0.calledExpression) }
  case .sequenceExpr:
    let sequence = node.cast(SequenceExprSyntax.self)
    return typeOfDefault(sequence) ?? typeOfArithmetic(sequence)
  default: return nil
  }
}

/// Returns the type of `a ?? b` if an initializer makes `b`; nil otherwise, since a literal may have another type.
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

/// Returns the type of an arithmetic expression whose operands all show their types: `60 * 60`, `Date() + 60`.
///
/// Literals take the type of the other operands. Operators of other types may return any type.
private func typeOfArithmetic(_ sequence: SequenceExprSyntax) -> String? {
  let elements = Array(sequence.elements)
  let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
  let operands = elements.indices.filter { $0.isMultiple(of: 2) }.map { elements[$0] }
  let types = operands.compactMap { evidentType(of: Syntax($0)) }
  guard types.count == operands.count, operators.count == operands.count - 1 else { return nil }
  let used = Set(operators)
  if Set(types) == ["String"] { return used == ["+"] ? "String" : nil }
  guard used.isSubset(of: ["+", "-", "*", "/"]) else { return nil }
  if types.first == "Date" {
    let intervals: Set = ["Double", "Int", "TimeInterval"]
    return used.isSubset(of: ["+", "-"]) && intervals.isSuperset(of: types.dropFirst())
      ? "Date" : nil
  }
  let numbers = Set(types)
  for type in ["CGFloat", "Decimal", "Float", "TimeInterval", "Double", "Int"]
  where numbers.contains(type) {
    return numbers.isSubset(of: [type, "Double", "Int"]) ? type : nil
  }
  return nil
}

/// Returns the type whose initializer an expression names.
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
