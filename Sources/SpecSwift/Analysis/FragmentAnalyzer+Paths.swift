import SwiftSyntax

extension FragmentAnalyzer {
  /// A path that is followed from its end to its first name.
  private struct Path {
    /// The members found so far, the last member of the path first.
    var members: [Member] = []
    /// The arguments of the call that directly follows the next name.
    var call: [Argument]?
    /// Whether a subscript follows the next name.
    var hasSubscript = false
    /// Whether the path contains a call.
    var hasCall = false
    /// Whether the path consists only of names and a single call at its end.
    var isPlain = true
    /// The contents of the parentheses, brackets and closures, the last ones first.
    var inner: [Syntax] = []

    /// Notes the arguments in parentheses or brackets after a name, to be visited later.
    mutating func add(
      _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
      _ closures: MultipleTrailingClosureElementListSyntax
    ) {
      inner.append(Syntax(closures))
      if let closure { inner.append(Syntax(closure)) }
      inner.append(Syntax(arguments))
    }
  }

  /// Notes a path such as `state.rows[id]?.title.uppercased()`, and visits the arguments in it.
  ///
  /// - Returns: The reference if the path is a single call of plain names and the fragment does not declare its base.
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

  /// Takes one step toward the start of a path; returns nil at the end of the traversal.
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
      // The call's target is the element, not the name before the brackets.
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

  /// Whether a path that ends at a node needs no further visit of the node: a name, or the dot in `.idle`.
  private func isPathEnd(_ node: Syntax) -> Bool {
    node.kind == .declReferenceExpr || node.kind == .memberAccessExpr
  }

  /// Makes the reference of a path; nil if the fragment itself declares the path's base.
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

  /// Returns the arguments of a call, with their labels and ranges.
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
