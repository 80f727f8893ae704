import SwiftParser
import SwiftSyntax

/// Swift without what means nothing: comments, spaces, line breaks and commas at the end of lists.
///
/// Two texts that differ in layout alone become the same; statements stay apart, whatever stood between them.
public func normalizedSwift(_ text: String) -> String {
  let analyzer = TokenCollector(viewMode: .sourceAccurate)
  analyzer.walk(Parser.parse(source: text))
  return analyzer.words.joined(separator: " ")
}

/// Gathers the tokens of a tree, with a mark in front of every statement.
private final class TokenCollector: SyntaxVisitor {
  private(set) var words: [String] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    words.append("¶")
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .endOfFile, .semicolon: break
    case .rightParen, .rightSquare, .rightBrace:
      if words.last == "," { words.removeLast() }
      words.append(token.text)
    default: words.append(token.text)
    }
    return .visitChildren
  }
}
