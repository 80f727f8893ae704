import SwiftSyntax

extension FragmentAnalyzer {
  /// Visits a node that declares names; returns false for any other node.
  mutating func visitBinding(_ node: Syntax) -> Bool {
    switch node.kind {
    case .identifierPattern:
      bind(node.cast(IdentifierPatternSyntax.self).identifier)
    case .patternBinding:
      visitPatternBinding(node.cast(PatternBindingSyntax.self))
    case .optionalBindingCondition:
      visitOptionalBinding(node.cast(OptionalBindingConditionSyntax.self))
    case .matchingPatternCondition:
      let condition = node.cast(MatchingPatternConditionSyntax.self)
      visit(condition.typeAnnotation)
      visit(condition.initializer)
      visit(condition.pattern)
    case .closureCapture:
      visitCapture(node)
    case .closureShorthandParameter:
      bind(node.cast(ClosureShorthandParameterSyntax.self).name)
    case .closureParameter:
      let parameter = node.cast(ClosureParameterSyntax.self)
      visit(parameter.type)
      bind(parameter.secondName ?? parameter.firstName)
    case .functionParameter:
      let parameter = node.cast(FunctionParameterSyntax.self)
      visit(parameter.type)
      visit(parameter.defaultValue)
      bind(parameter.secondName ?? parameter.firstName)
    case .genericParameter:
      let parameter = node.cast(GenericParameterSyntax.self)
      visit(parameter.inheritedType)
      bind(parameter.name)
    default:
      return false
    }
    return true
  }

  /// Declares a name from this position to the end of the scope.
  mutating func bind(_ token: TokenSyntax) {
    guard token.tokenKind != .wildcard else { return }
    let name = name(of: token)
    if scopes.isOutermost, !analysis.declaredNames.contains(where: { $0.name == name.name }) {
      analysis.declaredNames.append(name)
    }
    scopes.bind(name.name)
  }

  /// Visits `x: Int = y` of a `let` or `var`. The name is in scope only after the declaration.
  private mutating func visitPatternBinding(_ binding: PatternBindingSyntax) {
    visit(binding.typeAnnotation)
    visitInitializer(of: binding)
    if let accessors = binding.accessorBlock {
      inFunction { $0.visitChildren(of: accessors) }
    }
    visit(binding.pattern)
    noteVariable(
      binding.pattern, binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier)
  }

  /// Visits the initial value of a name.
  ///
  /// After `async let` the value needs no `try` or `await`: the keywords are written at the uses of the name.
  private mutating func visitInitializer(of binding: PatternBindingSyntax) {
    let outer = context
    let modifiers = binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers ?? []
    if modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) }) {
      context.surroundings.formUnion([.tried, .awaited])
    }
    visit(binding.initializer)
    context = outer
  }

  /// Notes a name that can be changed.
  private mutating func noteVariable(_ pattern: PatternSyntax, _ specifier: TokenSyntax?) {
    guard scopes.isOutermost, specifier?.tokenKind == .keyword(.var),
      let pattern = pattern.as(IdentifierPatternSyntax.self)
    else { return }
    analysis.declaredVariables.append(name(of: pattern.identifier))
  }

  /// Visits `let x = y` and `let x`. A `let x` reads the name that it then shadows.
  private mutating func visitOptionalBinding(_ condition: OptionalBindingConditionSyntax) {
    visit(condition.typeAnnotation)
    if let initializer = condition.initializer {
      visit(initializer)
    } else if let pattern = condition.pattern.as(IdentifierPatternSyntax.self) {
      noteRead(of: pattern.identifier)
    }
    visit(condition.pattern)
    noteVariable(condition.pattern, condition.bindingSpecifier)
  }

  /// Visits an element of a closure's capture list.
  ///
  /// Since swift-syntax 601, an element without a value is a token; before, it was an expression. A traversal of the
  /// children works with both.
  private mutating func visitCapture(_ capture: Syntax) {
    var captured: TokenSyntax?
    var hasValue = false
    for child in capture.children(viewMode: .sourceAccurate) {
      if let token = child.as(TokenSyntax.self) {
        switch token.tokenKind {
        case .identifier, .keyword(.self): captured = token
        default: break
        }
      } else if child.kind != .closureCaptureSpecifier {
        hasValue = true
        visit(child)
        captured = captured ?? child.as(DeclReferenceExprSyntax.self)?.baseName
      }
    }
    guard let captured else { return }
    if !hasValue { noteRead(of: captured) }
    if captured.tokenKind != .keyword(.self) { bind(captured) }
  }

  /// Notes a read of a name outside of an expression.
  private mutating func noteRead(of token: TokenSyntax) {
    if token.tokenKind == .keyword(.self) { analysis.usesSelf = true }
    let name = name(of: token)
    guard !scopes.contains(name.name) else { return }
    analysis.references.append(
      Reference(
        base: name, members: [], baseCall: nil, baseHasSubscript: false, access: .read,
        surroundings: context.surroundings
      )
    )
  }
}
