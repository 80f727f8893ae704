import SpecSource
import SwiftSyntax

extension SwiftFragment {
  /// Returns the missing captures of the closures that use a name: texts to insert, each at an empty UTF-8 range of
  /// the fragment's text.
  ///
  /// A closure that is called at once needs no capture.
  public func captures(of name: String) -> [(range: Range<Int>, text: String)] {
    let uses = analysis.references.filter { $0.base.name == name }.map(\.base.range)
    guard !uses.isEmpty, !isBroken, text.contains("{") else { return [] }
    let text = FragmentText(SourcedText(text: self.text, span: span, verbatimFrom: 0))
    return withParsingStack(for: text.count) {
      let tree = FragmentTree.parse(text, as: kind)
      let finder = CaptureFinder(name: name, uses: uses, offset: tree.offset)
      finder.walk(tree.body)
      return finder.insertions
    }
  }
}

/// Finds the outermost closures that use a name without capturing it.
private final class CaptureFinder: SyntaxVisitor {
  private(set) var insertions: [(range: Range<Int>, text: String)] = []
  private let name: String
  private let uses: [Range<Int>]
  private let offset: Int

  /// Makes a finder from a name and the ranges of its uses.
  ///
  /// - Parameter offset: The number of bytes before the fragment in the parsed text.
  init(name: String, uses: [Range<Int>], offset: Int) {
    (self.name, self.uses, self.offset) = (name, uses, offset)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captures = closure.signature?.capture
    let isUsed = uses.contains { use in
      range(of: closure).contains(use.lowerBound)
        && captures.map { range(of: $0).contains(use.lowerBound) } != true
    }
    guard isUsed else { return .skipChildren }
    if closure.isCalledAtOnce(by: name) { return .visitChildren }
    if let captures {
      insert("\(name)\(captures.items.isEmpty ? "" : ", ")", at: captures.items.position)
    } else if let signature = closure.signature {
      let first = signature.parameterClause.map { Syntax($0) } ?? Syntax(signature.inKeyword)
      insert("[\(name)] ", at: first.positionAfterSkippingLeadingTrivia)
    } else {
      let body = closure.statements
      let isSpaced =
        !closure.leftBrace.trailingTrivia.isEmpty
        || body.position != body.positionAfterSkippingLeadingTrivia
      insert(
        " [\(name)] in\(isSpaced ? "" : " ")",
        at: closure.leftBrace.endPositionBeforeTrailingTrivia)
    }
    return .skipChildren
  }

  private func insert(_ text: String, at position: AbsolutePosition) {
    let place = position.utf8Offset - offset
    insertions.append((place..<place, text))
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset - offset..<node
      .endPositionBeforeTrailingTrivia.utf8Offset - offset
  }
}

/// The methods of sequences and optional values that call their closure before they return.
private let immediateMethods: Set = ["compactMap", "filter", "flatMap", "map"]

extension ClosureExprSyntax {
  /// Whether the closure runs before the surrounding expression has its value: it is called at once, or passed to
  /// such a method on the value of a name.
  fileprivate func isCalledAtOnce(by name: String) -> Bool {
    if let call = parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(self).id || call.callsAtOnce(on: name)
    }
    // The closure is an argument in parentheses.
    return parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.callsAtOnce(on: name) == true
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is one of such a method on the value of a name: `state.rows.filter(isNew).map`.
  fileprivate func callsAtOnce(on name: String) -> Bool {
    guard let callee = calledExpression.as(MemberAccessExprSyntax.self),
      immediateMethods.contains(callee.declName.baseName.text)
    else { return false }
    return callee.base?.firstToken(viewMode: .sourceAccurate)?.text == name
  }
}
