import SpecSource
import SwiftParser
import SwiftSyntax

/// Determines whether a fragment keeps its meaning in the generated code: among arguments, in a closure, before a
/// block.
///
/// The surroundings can change the meaning of valid Swift: `/x` and `y/` make a regular expression of the text
/// between them, `#isolation` takes the block after it as its closure, and `() -> A` starts a closure.
struct Landing {
  let kind: FragmentKind
  let options: FragmentOptions

  /// Returns the error for a fragment that becomes a part of something else, or that cannot be used in code; nil for
  /// other fragments.
  func problem(of text: FragmentText) -> SpecSource.Diagnostic? {
    guard kind != .type, !PlainSwift.holds(text.text, kind), !isWhole(text.text) else { return nil }
    return text.error(
      .ambiguousSwift, "the generated code around this \(kind.noun) would change its meaning",
      hint: hint(for: text.text))
  }

  /// Returns a hint for a fix. Parentheses are suggested only if they were tried.
  private func hint(for text: String) -> String {
    if kind == .expression || kind == .conditions, isWhole("(\(text))") {
      return text.contains("/")
        ? "put parentheses around it, or write a regular expression as '#/…/#'"
        : "put parentheses around it"
    }
    return text.contains("/")
      ? "write a regular expression as '#/…/#', or move it into a function in a separate file"
      : "move it into a function in a separate file, and call the function"
  }

  /// Whether a fragment stays a whole in each of its possible positions.
  private func isWhole(_ text: String) -> Bool {
    switch kind {
    case .expression: isWholeExpression(text)
    case .conditions: isWholeCondition(text)
    case .statements: isWholeBody(text)
    case .pattern: isWholePattern(text)
    // A type always ends at its own end, regardless of its spelling.
    case .type: true
    }
  }

  private func isWholeExpression(_ text: String) -> Bool {
    let before = "f(x, y: "
    let file = Parser.parse(
      source: "\(before)\(text), z: y/)\nf { \(text) }\nvar x: T { \(text) }\nf { return \(text) }")
    let statements = Array(file.statements)
    guard !file.hasError, statements.count == 4, let arguments = call(statements[0])?.arguments,
      arguments.count == 3, let closure = call(statements[1])?.trailingClosure,
      closure.signature == nil, closure.statements.count == 1, isGetter(statements[2]),
      !containsImpossible(Syntax(file))
    else { return false }
    return arguments.last?.positionAfterSkippingLeadingTrivia.utf8Offset
      == before.utf8.count + text.utf8.count + 2
  }

  private func call(_ item: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
    item.item.as(FunctionCallExprSyntax.self)
  }

  private func isWholeCondition(_ text: String) -> Bool {
    let file = Parser.parse(source: "if \(text) {}\nif \(text), y/ {}")
    let ifs = file.statements.compactMap { item in
      item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
    guard !file.hasError, file.statements.count == 2, ifs.count == 2 else { return false }
    return ifs[0].body.positionAfterSkippingLeadingTrivia.utf8Offset == text.utf8.count + 4
      && ifs[0].conditions.count + 1 == ifs[1].conditions.count
      && !endsInMacro(ifs[0].conditions) && !containsImpossible(Syntax(file))
  }

  /// Whether the last condition ends in a macro. The compiler, unlike its parser in Swift, reads the block after such
  /// a macro as a closure.
  private func endsInMacro(_ conditions: ConditionElementListSyntax) -> Bool {
    var node = conditions.lastToken(viewMode: .sourceAccurate).map { Syntax($0) }
    while let current = node, current.endPosition == conditions.endPosition {
      if current.is(MacroExpansionExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  private func isWholeBody(_ text: String) -> Bool {
    if options == .allowsReturn {
      return sole("var x: T {\n\(text)\n}").map(isGetter) ?? false
    }
    let closure = sole("f {\n\(text)\n}").flatMap(call)?.trailingClosure
    let choice = sole("switch x {\ncase .y:\n\(text)\n}")?.item.as(ExpressionStmtSyntax.self)?
      .expression.as(SwitchExprSyntax.self)
    return closure != nil && closure?.signature == nil && choice?.cases.count == 1
  }

  /// Returns the only statement of a text without errors.
  private func sole(_ text: String) -> CodeBlockItemSyntax? {
    let file = Parser.parse(source: text)
    guard !file.hasError, file.statements.count == 1, !containsImpossible(Syntax(file)) else {
      return nil
    }
    return file.statements.first
  }

  /// Whether the braces of a property contain the statements that compute it, and no separate accessors.
  private func isGetter(_ item: CodeBlockItemSyntax) -> Bool {
    let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first
    guard case .getter = binding?.accessorBlock?.accessors else { return false }
    return true
  }

  private func isWholePattern(_ text: String) -> Bool {
    sole("switch x {\ncase \(text):\n  y\n}") != nil
  }
}

extension SwiftFragment {
  /// Whether the type can be an error type after `throws`, which `inout A` and `repeat each A` cannot.
  public var canFollowThrows: Bool {
    withParsingStack(for: text.utf8.count) {
      let file = Parser.parse(source: "func f() throws(\(text)) {}\nvar x: () throws(\(text)) -> T")
      return !file.hasError && file.statements.count == 2
    }
  }
}

/// Whether a tree contains something that the parser accepts but no compiler does.
///
/// Such are a number as a member of a number, as in `1.0.0`, and a declaration in the position of a value, as
/// `#warning` is.
private func containsImpossible(_ node: Syntax) -> Bool {
  if let member = node.as(MemberAccessExprSyntax.self),
    member.base?.is(FloatLiteralExprSyntax.self) == true
      || member.base?.is(IntegerLiteralExprSyntax.self) == true,
    case .integerLiteral = member.declName.baseName.tokenKind
  {
    return true
  }
  if let macro = node.as(MacroExpansionExprSyntax.self),
    ["warning", "error"].contains(macro.macroName.text),
    node.parent?.is(CodeBlockItemSyntax.self) != true
  {
    return true
  }
  return node.children(viewMode: .sourceAccurate).contains(where: containsImpossible)
}
