import SwiftSyntax

extension SwiftNameReader {
  /// Reads an expression.
  ///
  /// - Returns: The meaning of its value.
  @discardableResult
  mutating func visit(_ expression: ExprSyntax, wanted: Meaning? = nil) -> Meaning? {
    switch expression.kind {
    case .declReferenceExpr:
      return visitName(expression.cast(DeclReferenceExprSyntax.self))
    case .memberAccessExpr:
      return visitMember(expression.cast(MemberAccessExprSyntax.self), wanted)
    case .functionCallExpr:
      return visitCall(expression.cast(FunctionCallExprSyntax.self), wanted)
    case .subscriptCallExpr:
      return visitSubscript(expression.cast(SubscriptCallExprSyntax.self))
    case .sequenceExpr:
      return visitSequence(expression.cast(SequenceExprSyntax.self), wanted)
    case .closureExpr:
      return visitClosure(expression.cast(ClosureExprSyntax.self), taking: [])
    case .arrayExpr:
      return visitArray(expression.cast(ArrayExprSyntax.self), wanted)
    case .tupleExpr:
      return visitTuple(expression.cast(TupleExprSyntax.self), wanted)
    case .keyPathExpr:
      return visitKeyPath(expression.cast(KeyPathExprSyntax.self), from: nil)
    case .ifExpr, .switchExpr:
      visitStatement(Syntax(expression), wanted)
      return nil
    case .patternExpr:
      visit(expression.cast(PatternExprSyntax.self).pattern, matching: wanted)
      return nil
    case .genericSpecializationExpr:
      let specialization = expression.cast(GenericSpecializationExprSyntax.self)
      let meaning = visit(specialization.expression)
      visitType(Syntax(specialization.genericArgumentClause))
      return world.value(ofType: specialization.writtenText) ?? meaning
    case .typeExpr:
      visitType(Syntax(expression))
      return nil
    default:
      return visitWrapped(expression, wanted)
    }
  }

  /// Reads an expression that wraps another expression.
  private mutating func visitWrapped(_ expression: ExprSyntax, _ wanted: Meaning?) -> Meaning? {
    let inner: ExprSyntax? =
      switch expression.kind {
      case .tryExpr: expression.cast(TryExprSyntax.self).expression
      case .awaitExpr: expression.cast(AwaitExprSyntax.self).expression
      case .optionalChainingExpr: expression.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr: expression.cast(ForceUnwrapExprSyntax.self).expression
      case .inOutExpr: expression.cast(InOutExprSyntax.self).expression
      case .consumeExpr, .copyExpr, .borrowExpr, .prefixOperatorExpr, .postfixOperatorExpr: nil
      default: nil
      }
    if let inner { return visit(inner, wanted: wanted) }
    visitChildren(of: Syntax(expression))
    return nil
  }

  private mutating func visitName(_ node: DeclReferenceExprSyntax) -> Meaning? {
    if case .dollarIdentifier = node.baseName.tokenKind {
      if let index = Int(node.baseName.text.dropFirst()) {
        return anonymous.indices.contains(index) ? anonymous[index] : nil
      }
    }
    noteLabels(node.argumentNames, nil)
    return use(node.baseName)
  }

  private mutating func visitMember(
    _ node: MemberAccessExprSyntax, _ wanted: Meaning?
  ) -> Meaning? {
    let token = node.declName.baseName
    let name = text(of: token)
    guard let base = node.base else {
      guard name != "init" else { return wanted }
      let meaning = world.implicitMember(name, wanted: wanted)
      note(token, meaning, .member, isOpen: wanted == nil)
      return meaning
    }
    let value = visit(base)
    guard name != "self", name != "init" else { return value }
    guard let value else {
      note(token, nil, .member, isOpen: true)
      return nil
    }
    let meaning = world.member(name, of: value)
    note(token, meaning, .member)
    return meaning ?? partOfCollection(name, value)
  }

  /// Returns the meaning of a property of a collection or of an optional value.
  private func partOfCollection(_ name: String, _ value: Meaning) -> Meaning? {
    switch name {
    case "first", "last": world.element(of: value)
    case "indices", "count", "isEmpty", "ids": nil
    case "wrappedValue", "projectedValue", "lazy", "elements": value
    default: nil
    }
  }

  private mutating func visitSubscript(_ node: SubscriptCallExprSyntax) -> Meaning? {
    let base = visit(node.calledExpression)
    for argument in node.arguments { visit(argument.expression) }
    if let closure = node.trailingClosure { _ = visitClosure(closure, taking: []) }
    let isRange = node.arguments.first.map { $0.expression.writtenText.contains("..") }
    return isRange == true ? base : base.flatMap { world.element(of: $0) }
  }

  private mutating func visitArray(_ node: ArrayExprSyntax, _ wanted: Meaning?) -> Meaning? {
    let element = wanted.flatMap { world.element(of: $0) }
    var first: Meaning?
    for item in node.elements {
      let meaning = visit(item.expression, wanted: element)
      first = first ?? meaning
    }
    return wanted ?? first.flatMap { world.collection(of: $0) }
  }

  private mutating func visitTuple(_ node: TupleExprSyntax, _ wanted: Meaning?) -> Meaning? {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return visit(only.expression, wanted: wanted)
    }
    for element in node.elements { visit(element.expression) }
    return nil
  }

  /// Reads a key path such as `\.name`, whose names are members of a value.
  mutating func visitKeyPath(_ node: KeyPathExprSyntax, from root: Meaning?) -> Meaning? {
    var value = root ?? world.keyPathRoot
    if let type = node.root {
      visitType(Syntax(type))
      value = world.value(ofType: type.writtenText)
    }
    for component in node.components {
      switch component.component {
      case .property(let property):
        let token = property.declName.baseName
        let meaning = value.flatMap { world.member(text(of: token), of: $0) }
        note(token, meaning, .member, isOpen: value == nil)
        value = meaning
      case .subscript(let call):
        for argument in call.arguments { visit(argument.expression) }
        value = value.flatMap { world.element(of: $0) }
      default: break
      }
    }
    return value
  }

  /// Reads the operands and operators that the parser leaves in a flat sequence: `state.phase == .idle`.
  ///
  /// The operands on both sides of an operator have the same meaning.
  private mutating func visitSequence(_ node: SequenceExprSyntax, _ wanted: Meaning?) -> Meaning? {
    let elements = Array(node.elements)
    var last: Meaning?
    var result: Meaning?
    var expected = isComparison(elements) ? nil : wanted
    for (index, element) in elements.enumerated() {
      switch element.kind {
      case .binaryOperatorExpr:
        let text = element.cast(BinaryOperatorExprSyntax.self).operator.text
        expected = text == "&&" || text == "||" ? nil : last
      case .assignmentExpr: expected = last
      case .unresolvedTernaryExpr:
        let ternary = element.cast(UnresolvedTernaryExprSyntax.self)
        last = visit(ternary.thenExpression, wanted: wanted)
        (result, expected) = (last, wanted)
      case .unresolvedIsExpr, .unresolvedAsExpr: break
      case .typeExpr:
        visitType(Syntax(element))
        last = world.value(ofType: element.writtenText)
        result = last
      default:
        // The meaning of `.idle` in `.idle == state.phase` follows from the second operand.
        let isImplicit = element.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
        if isImplicit, index == 0, elements.count > 2, expected == nil, !isLookingAhead {
          var other = self
          other.isLookingAhead = true
          expected = other.visit(elements[2])
        }
        last = visit(element, wanted: expected)
        result = result ?? last
      }
    }
    return isComparison(elements) ? nil : result
  }

  private func isComparison(_ elements: [ExprSyntax]) -> Bool {
    let signs: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "~=", "===", "!=="]
    return elements.contains { element in
      element.kind == .assignmentExpr
        || element.as(BinaryOperatorExprSyntax.self).map { signs.contains($0.operator.text) }
          ?? false
    }
  }
}
