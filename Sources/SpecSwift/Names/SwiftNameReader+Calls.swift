import SwiftSyntax

extension SwiftNameReader {
  /// Reads a call with all its arguments.
  mutating func visitCall(_ node: FunctionCallExprSyntax, _ wanted: Meaning?) -> Meaning? {
    let called = node.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), let base = access.base {
      let value = visit(base)
      let token = access.declName.baseName
      let name = text(of: token)
      if name == "init" {
        visitArguments(of: node, calling: value)
        return value.flatMap { world.result(of: $0) }
      }
      let callee = value.flatMap { world.member(name, of: $0) }
      note(token, callee, .member, isOpen: value == nil)
      if let callee {
        visitArguments(of: node, calling: callee)
        return world.result(of: callee)
      }
      return visitMethod(name, of: value, node)
    }
    if let access = called.as(MemberAccessExprSyntax.self),
      text(of: access.declName.baseName) == "init"
    {
      visitArguments(of: node, calling: wanted)
      return wanted
    }
    let callee = visit(called, wanted: wanted)
    // An array that is converted to another collection has the elements of that collection.
    visitArguments(of: node, calling: callee, wanted: wanted)
    return callee.flatMap { world.result(of: $0) } ?? wanted
  }

  /// Reads the arguments of a call.
  private mutating func visitArguments(
    of node: FunctionCallExprSyntax, calling callee: Meaning?, wanted: Meaning? = nil
  ) {
    for (index, argument) in node.arguments.enumerated() {
      var parameter: Meaning?
      if let label = argument.label {
        let name = callee.flatMap { world.label(text(of: label), of: $0) }
        note(label, name, .label, isOpen: callee == nil)
      }
      if let callee {
        parameter = world.argument(
          index, label: argument.label.map { text(of: $0) }, of: callee)
      }
      let isArray = callee == nil && argument.expression.kind == .arrayExpr
      visit(argument.expression, wanted: isArray ? wanted : parameter)
    }
    visitTrailing(of: node, taking: [callee.flatMap { world.argument(0, label: nil, of: $0) }])
  }

  private mutating func visitTrailing(
    of node: FunctionCallExprSyntax, taking values: [Meaning?]
  ) {
    if let closure = node.trailingClosure { _ = visitClosure(closure, taking: values) }
    for element in node.additionalTrailingClosures {
      _ = visitClosure(element.closure, taking: values)
    }
  }

  /// Notes the labels in `f(a:b:)`.
  mutating func noteLabels(_ arguments: DeclNameArgumentsSyntax?, _ callee: Meaning?) {
    for argument in arguments?.arguments ?? [] {
      note(argument.name, callee.flatMap { world.label(text(of: argument.name), of: $0) }, .label)
    }
  }

  /// Reads a call of a function that no spec declares, usually a method of a collection.
  ///
  /// - Parameter value: The value that the method is called on.
  private mutating func visitMethod(
    _ name: String, of value: Meaning?, _ node: FunctionCallExprSyntax
  ) -> Meaning? {
    let element = value.flatMap { world.element(of: $0) }
    var given: Meaning?
    let isComparing = name == "sorted" || name == "sort" || name == "min" || name == "max"
    let taken: [Meaning?] =
      name == "reduce" ? [nil, element] : isComparing ? [element, element] : [element]
    for argument in node.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        given = visitClosure(closure, taking: taken)
      } else if let path = argument.expression.as(KeyPathExprSyntax.self) {
        given = visitKeyPath(path, from: element)
      } else {
        let wantsAll = ["contentsOf", "uniqueElements"].contains(argument.label?.text ?? "")
        visit(argument.expression, wanted: wantsAll ? value : element)
      }
    }
    if let closure = node.trailingClosure { given = visitClosure(closure, taking: taken) }
    for further in node.additionalTrailingClosures {
      _ = visitClosure(further.closure, taking: taken)
    }
    switch name {
    case "filter", "sorted", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "shuffled",
      "drop", "union", "subtracting", "intersection", "withLock":
      return value
    case "first", "last", "min", "max", "randomElement", "remove", "removeFirst", "removeLast",
      "popLast", "popFirst":
      return element
    case "map", "compactMap": return given.flatMap { world.collection(of: $0) }
    case "flatMap": return given
    default: return nil
    }
  }

  /// Reads a closure.
  ///
  /// - Parameter values: The meanings of the closure's arguments, as far as they are known.
  /// - Returns: The meaning of the closure's result.
  @discardableResult
  mutating func visitClosure(_ node: ClosureExprSyntax, taking values: [Meaning?]) -> Meaning? {
    let before = mark
    let outer = (anonymous, returned)
    anonymous = values
    returned = nil
    if let signature = node.signature { visit(signature, taking: values) }
    let result = visit(node.statements, nil)
    (anonymous, returned) = outer
    leave(before)
    return result
  }

  private mutating func visit(_ signature: ClosureSignatureSyntax, taking values: [Meaning?]) {
    for capture in signature.capture?.items ?? [] { visitCapture(Syntax(capture)) }
    switch signature.parameterClause {
    case .simpleInput(let list):
      for (index, parameter) in list.enumerated() {
        let name = text(of: parameter.name)
        let value = index < values.count ? values[index] : nil
        declare(name, value ?? world.parameter(named: name))
      }
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated() {
        var meaning = index < values.count ? values[index] : nil
        if let type = parameter.type {
          visitType(Syntax(type))
          meaning = world.value(ofType: type.writtenText) ?? meaning
        }
        declare(text(of: parameter.secondName ?? parameter.firstName), meaning)
      }
    case nil: break
    }
    if let type = signature.returnClause?.type { visitType(Syntax(type)) }
  }

  /// Reads an element of a capture list. A name without a value is read and declared at the same time.
  private mutating func visitCapture(_ capture: Syntax) {
    var captured: TokenSyntax?
    var meaning: Meaning?
    var hasValue = false
    for child in capture.children(viewMode: .sourceAccurate) {
      if let token = child.as(TokenSyntax.self) {
        if case .identifier = token.tokenKind { captured = token }
      } else if let clause = child.as(InitializerClauseSyntax.self) {
        hasValue = true
        meaning = visit(clause.value)
      } else if let expression = child.as(ExprSyntax.self) {
        if captured == nil, let name = expression.as(DeclReferenceExprSyntax.self) {
          captured = name.baseName
        } else {
          hasValue = true
          meaning = visit(expression)
        }
      }
    }
    guard let captured else { return }
    if !hasValue { meaning = use(captured, .shorthand) }
    declare(text(of: captured), meaning)
  }
}
