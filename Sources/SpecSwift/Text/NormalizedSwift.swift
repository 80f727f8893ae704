import SwiftParser
import SwiftSyntax

/// Returns Swift without the parts that have no meaning: comments, spaces, line breaks and commas at the end of
/// lists.
///
/// Two texts that differ only in layout have the same result. Statements stay separate, regardless of their
/// separators.
public func normalizedSwift(_ text: String) -> String {
  let analyzer = TokenCollector(viewMode: .sourceAccurate)
  analyzer.walk(Parser.parse(source: text))
  return analyzer.words.joined(separator: " ")
}

/// Collects the tokens of a tree, with a mark before every statement.
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
