import SwiftSyntax

extension FragmentAnalyzer {
  /// A path while it is followed from its end to the name it starts with.
  private struct Path {
    /// The members met so far, last one first.
    var members: [Member] = []
    /// The arguments of the call that stands right behind the next name.
    var call: [Argument]?
    /// Whether a subscript stands behind the next name.
    var hasSubscript = false
    /// Whether a call stands anywhere in the path.
    var hasCall = false
    /// Whether the path is names and one call at its end, nothing else.
    var isPlain = true
    /// What stands in parentheses, brackets and closures, last one first.
    var inner: [Syntax] = []

    /// Notes what stands behind a name in parentheses or brackets, to be visited later.
    mutating func add(
      _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
      _ closures: MultipleTrailingClosureElementListSyntax
    ) {
      inner.append(Syntax(closures))
      if let closure { inner.append(Syntax(closure)) }
      inner.append(Syntax(arguments))
    }
  }

  /// Notes a path such as `state.rows[id]?.title.uppercased()`, and visits what stands in its parentheses.
  ///
  /// - Returns: The reference if the path is one call of plain names and its base is free.
  @discardableResult
  mutating func visitPath(_ node: Syntax, access: Reference.Access) -> Reference? {
    var path = Path()
    var current = node
    while let next = follow(current, into: &path) {
      current = next
    }
    let reference = current.as(DeclReferenceExprSyntax.self).flatMap {
      makeReference($0, path: path, access: access)
    }
    if let reference { analysis.references.append(reference) }
    if !isPathEnd(current) { visit(current) }
    for inner in path.inner.reversed() {
      visit(inner)
    }
    return path.isPlain && path.hasCall ? reference : nil
  }

  /// Takes one step towards the start of a path; nil where it ends.
  private func follow(_ node: Syntax, into path: inout Path) -> Syntax? {
    switch node.kind {
    case .memberAccessExpr:
      let access = node.cast(MemberAccessExprSyntax.self)
      guard let base = access.base else { return nil }
      let name = name(of: access.declName.baseName)
      path.isPlain = path.isPlain && (path.members.isEmpty || path.call == nil)
      path.members.append(Member(name, call: path.call, hasSubscript: path.hasSubscript))
      (path.call, path.hasSubscript) = (nil, false)
      return Syntax(base)
    case .functionCallExpr:
      let call = node.cast(FunctionCallExprSyntax.self)
      path.isPlain = path.isPlain && !path.hasCall && path.members.isEmpty
      path.hasCall = true
      path.call = arguments(of: call)
      path.add(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
      return Syntax(call.calledExpression)
    case .subscriptCallExpr:
      let call = node.cast(SubscriptCallExprSyntax.self)
      path.isPlain = false
      path.hasSubscript = true
      // What is called is the element, not the name in front of the brackets.
      path.call = nil
      path.add(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
      return Syntax(call.calledExpression)
    case .optionalChainingExpr:
      path.isPlain = false
      return Syntax(node.cast(OptionalChainingExprSyntax.self).expression)
    case .forceUnwrapExpr:
      path.isPlain = false
      return Syntax(node.cast(ForceUnwrapExprSyntax.self).expression)
    case .genericSpecializationExpr:
      let specialization = node.cast(GenericSpecializationExprSyntax.self)
      path.isPlain = false
      path.inner.append(Syntax(specialization.genericArgumentClause))
      return Syntax(specialization.expression)
    default:
      return nil
    }
  }

  /// Whether a path that ends here has nothing more to be visited: a name, or the dot of `.idle`.
  private func isPathEnd(_ node: Syntax) -> Bool {
    node.kind == .declReferenceExpr || node.kind == .memberAccessExpr
  }

  /// The reference that a path is, unless its base is declared by the fragment itself.
  private mutating func makeReference(
    _ base: DeclReferenceExprSyntax, path: Path, access: Reference.Access
  ) -> Reference? {
    switch base.baseName.tokenKind {
    case .keyword(.self):
      analysis.usesSelf = true
    case .dollarIdentifier:
      noteAnonymousArgument(base)
      return nil
    case .binaryOperator, .prefixOperator, .postfixOperator:
      return nil
    default:
      break
    }
    let name = name(of: base.baseName)
    guard !scopes.contains(name.name) else { return nil }
    return Reference(
      base: name,
      members: path.members.reversed(),
      baseCall: path.call,
      baseHasSubscript: path.hasSubscript,
      access: path.hasCall ? .read : access,
      surroundings: context.surroundings)
  }

  /// The labels and places of a call's arguments.
  private func arguments(of call: FunctionCallExprSyntax) -> [Argument] {
    var arguments = call.arguments.map { argument in
      let label = argument.label.map { name(of: $0) }
      return Argument(label: label, range: range(of: argument.expression), isTrailingClosure: false)
    }
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: nil, range: range(of: closure), isTrailingClosure: true))
    }
    return arguments
      + call.additionalTrailingClosures.map { element in
        let label = name(of: element.label)
        return Argument(label: label, range: range(of: element.closure), isTrailingClosure: true)
      }
  }
}
