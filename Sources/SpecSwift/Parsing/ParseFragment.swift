import SpecSource
import SwiftSyntax

/// Parses a scalar as a Swift fragment and analyzes its references, changes and calls.
///
/// The whole scalar has to be such a fragment. A fragment with a syntax error has no value. A fragment of valid Swift
/// that its options do not allow has both a value and errors.
///
/// - Parameters:
///   - source: The scalar, with its positions in the file.
///   - kind: The required kind of fragment.
///   - options: Whether the fragment may return, throw and wait; by default none of these.
///   - memo: The fragments that were parsed before.
public func parseFragment(
  _ source: SourcedText, as kind: FragmentKind, options: FragmentOptions = [],
  memo: FragmentMemo? = nil
) -> Parsed<SwiftFragment> {
  let text = FragmentText(source)
  if let analysis = memo?.analysis[text.text, kind, options] {
    return Parsed(
      SwiftFragment(
        kind: kind, source: source, start: text.start, text: text.text, analysis: analysis,
        isBroken: false))
  }
  if let refusal = refuseText(text, expected: kind.expectation) {
    return Parsed(nil, diagnostics: refusal)
  }
  return withParsingStack(for: text.count) { parse(text, as: kind, options, memo) }
}

/// Parses a text that was not refused.
private func parse(
  _ text: FragmentText, as kind: FragmentKind, _ options: FragmentOptions, _ memo: FragmentMemo?
) -> Parsed<SwiftFragment> {
  let (part, tree) = FragmentTree.parse(text) { .parse($0, as: kind) }
  guard !tree.root.hasError, tree.isWhole else {
    return Parsed(
      nil, diagnostics: syntaxErrors(in: tree, of: part, kind: kind) { .parse($0, as: kind) })
  }
  if let comment = openComment(in: tree, of: text, kind: kind) {
    return Parsed(nil, diagnostics: [comment])
  }
  if let problem = Landing(kind: kind, options: options).problem(of: text) {
    return Parsed(nil, diagnostics: [problem])
  }
  var analyzer = FragmentAnalyzer(offset: tree.offset, options: options)
  analyzer.collect(tree.body, as: kind)
  let analysis = SharedAnalysis(analyzer.analysis)
  let fragment = SwiftFragment(
    kind: kind, source: text.source, start: text.start, text: text.text, analysis: analysis,
    isBroken: false)
  let diagnostics = analyzer.diagnostics(in: text)
  if diagnostics.isEmpty { memo?.analysis[text.text, kind, options] = analysis }
  return Parsed(fragment, diagnostics: diagnostics)
}

/// Returns the errors of a text that must not be parsed; nil for any other text.
func refuseText(_ text: FragmentText, expected: String) -> [Diagnostic]? {
  if text.count == 0 {
    return [text.error(.emptyValue, "expected \(expected) here")]
  }
  let forbidden = forbiddenCharacters(in: text)
  if !forbidden.isEmpty { return forbidden }
  if let excess = excess(in: text) { return [excess] }
  let hidden = hiddenCode(in: text)
  return hidden.isEmpty ? nil : hidden
}

extension FragmentAnalyzer {
  /// Analyzes a whole fragment.
  mutating func collect(_ body: Syntax, as kind: FragmentKind) {
    switch kind {
    case .expression:
      collectExpression(body)
    case .type:
      visit(body)
      if let type = body.as(TypeSyntax.self) {
        noteMisplaced(in: type)
        analysis.type = Boxed(
          wrappedValue: TypeAnalysis(
            shape: shape(of: type), form: form(of: type), attributes: attributes(of: type),
            incomparableParts: incomparableParts(of: type),
            unsendableFunctions: unsendableFunctions(of: type),
            genericArguments: genericArguments(of: type)))
      }
    case .statements:
      collectStatements(body)
    case .conditions:
      visit(body)
      noteConditionProblems(body)
    case .pattern:
      visit(body)
    }
    sortFacts()
  }

  /// Analyzes a single expression that has a value.
  mutating func collectExpression(_ body: Syntax) {
    analysis.isSingleExpression = true
    analysis.isBranching = [.ifExpr, .switchExpr].contains(body.kind)
    analysis.isClosure = body.kind == .closureExpr
    analysis.isImplicitMember = body.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
    analysis.isInParentheses = body.kind == .tupleExpr
    analysis.evidentType = evidentType(of: body)
    analysis.arrayCount = body.as(ArrayExprSyntax.self)?.elements.count
    // Text inserted before a leading comment would not be directly before the expression.
    analysis.takesMember =
      takesMember(body.kind) && !body.leadingTrivia.contains(where: \.isComment)
    analysis.isDeadEnd = body.isDeadEnd
    noteAssignment(in: body)
    if body.kind == .functionCallExpr {
      analysis.singleCall = visitPath(body, access: .read)
    } else {
      visit(body)
    }
  }

  /// Whether a member appended to an expression of a kind is a member of the whole expression.
  private func takesMember(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .tupleExpr,
      .arrayExpr, .dictionaryExpr, .stringLiteralExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .genericSpecializationExpr, .booleanLiteralExpr:
      true
    default: false
    }
  }

  private mutating func collectStatements(_ body: Syntax) {
    let items = body.cast(CodeBlockItemListSyntax.self)
    analysis.isDeadEnd = items.isDeadEnd
    if options.contains(.isMembers) { reportStatements(among: items) }
    if items.count == 1, let item = items.first, case .expr(let expression) = item.item,
      !isAssignment(Syntax(expression))
    {
      collectExpression(Syntax(expression))
    } else {
      visit(body)
    }
  }

  /// Reports the statements among the members of a type.
  private mutating func reportStatements(among items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl = item.item { continue }
      report(
        .misplacedDeclaration, item, "only declarations can be shared by tests",
        hint: "write statements in a function, or in 'setup' of a test")
    }
  }

  /// Sorts the findings in source order, because the traversal follows the scopes.
  mutating func sortFacts() {
    analysis.references.sort { $0.base.range.lowerBound < $1.base.range.lowerBound }
    analysis.typeNames.sort { $0.base.range.lowerBound < $1.base.range.lowerBound }
    analysis.declaredNames.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the first problems as errors at their positions in the spec.
  func diagnostics(in text: FragmentText) -> [Diagnostic] {
    problems.sorted { $0.range.lowerBound < $1.range.lowerBound }
      .prefix(maximumErrors)
      .map { text.error($0.rule, $0.message, at: $0.range, hint: $0.hint) }
  }
}
