import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A file that was generated, to look for a fragment in it.
struct LandedFile {
  private let tree: SourceFileSyntax
  private let tokens: [TokenSyntax]
  private let words: [String]

  /// Whether the file is Swift.
  var isParsed: Bool { !tree.hasError }

  /// Parses a file; operators are told apart as the standard library declares them.
  init(_ bytes: [UInt8]) {
    let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    // Nobody knows what comes first of other operators.
    let folded = try? OperatorTable.standardOperators.foldAll(parsed)
    tree = folded?.as(SourceFileSyntax.self) ?? parsed
    tokens = tree.tokens(viewMode: .sourceAccurate).filter { !word($0).isEmpty }
    words = tokens.map(word)
  }

  /// How often a fragment stands in the file as itself, and how often something else begins or ends within it.
  func landings(of fragment: String) -> (whole: Int, torn: Int) {
    var (whole, torn) = (0, 0)
    for start in tokens.indices {
      guard let end = end(of: fragment, from: start) else { continue }
      if isTorn(tokens[start], tokens[end]) {
        torn += 1
      } else {
        whole += 1
      }
    }
    return (whole, torn)
  }

  /// The token with which a fragment ends that begins with a token; nil where other words stand there.
  private func end(of fragment: String, from start: Int) -> Int? {
    var rest = fragment[...]
    for index in start..<tokens.count {
      let word = words[index]
      guard rest.hasPrefix(word) else { return nil }
      rest = rest.dropFirst(word.count)
      if rest.isEmpty { return index }
    }
    return nil
  }

  /// Whether a node has a part of what lies between two tokens, and something else besides.
  private func isTorn(_ first: TokenSyntax, _ last: TokenSyntax) -> Bool {
    let range = first.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia
    return reachesOut(first, of: range) || reachesOut(last, of: range)
  }

  private func reachesOut(_ token: TokenSyntax, of range: Range<AbsolutePosition>) -> Bool {
    var node = Syntax(token)
    while let parent = node.parent {
      // What stands in front of a type may have more of its kind in front of it.
      if parent.is(AttributedTypeSyntax.self)
        || parent.parent?.is(AttributedTypeSyntax.self) == true
      {
        node = parent
        continue
      }
      let whole = LandedFile.range(of: parent)
      if whole.lowerBound <= range.lowerBound, whole.upperBound >= range.upperBound { return false }
      if whole.lowerBound < range.lowerBound || whole.upperBound > range.upperBound { return true }
      node = parent
    }
    return false
  }

  /// Where a node stands, without the comma or semicolon that parts it from the next one.
  private static func range(of node: Syntax) -> Range<AbsolutePosition> {
    var end = node.endPositionBeforeTrailingTrivia
    if let last = node.lastToken(viewMode: .sourceAccurate),
      [.comma, .semicolon].contains(last.tokenKind),
      let before = last.previousToken(viewMode: .sourceAccurate)
    {
      end = before.endPositionBeforeTrailingTrivia
    }
    return node
      .positionAfterSkippingLeadingTrivia..<max(node.positionAfterSkippingLeadingTrivia, end)
  }
}

/// The words of a text without what is between them, comments and all white space left out.
func words(of text: String) -> String {
  Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(word).joined()
}

private func word(_ token: TokenSyntax) -> String {
  token.text.filter { !$0.isWhitespace }
}
