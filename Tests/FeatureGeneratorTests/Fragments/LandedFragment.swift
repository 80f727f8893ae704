import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A generated file, in which a fragment can be found.
struct LandedFile {
  private let tree: SourceFileSyntax
  private let tokens: [TokenSyntax]
  private let words: [String]

  /// Whether the file is Swift.
  var isParsed: Bool { !tree.hasError }

  /// Parses a file, with the operator precedences of the standard library.
  init(_ bytes: [UInt8]) {
    let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    // The precedence of other operators is unknown.
    let folded = try? OperatorTable.standardOperators.foldAll(parsed)
    tree = folded?.as(SourceFileSyntax.self) ?? parsed
    tokens = tree.tokens(viewMode: .sourceAccurate).filter { !word($0).isEmpty }
    words = tokens.map(word)
  }

  /// Returns the number of intact occurrences of a fragment, and of occurrences within which another construct begins
  /// or ends.
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

  /// Returns the last token of a fragment that begins with a token; nil if the tokens do not match the fragment.
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

  /// Returns whether a node contains a part of the range between two tokens, and also something outside of the range.
  private func isTorn(_ first: TokenSyntax, _ last: TokenSyntax) -> Bool {
    let range = first.positionAfterSkippingLeadingTrivia..<last.endPositionBeforeTrailingTrivia
    return reachesOut(first, of: range) || reachesOut(last, of: range)
  }

  private func reachesOut(_ token: TokenSyntax, of range: Range<AbsolutePosition>) -> Bool {
    var node = Syntax(token)
    while let parent = node.parent {
      // An attribute or specifier before a type may follow further attributes or specifiers.
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

  /// Returns the range of a node, without the comma or semicolon between it and the next node.
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

/// Returns the words of a text without the characters between them: comments and white space are left out.
func words(of text: String) -> String {
  Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(word).joined()
}

private func word(_ token: TokenSyntax) -> String {
  token.text.filter { !$0.isWhitespace }
}
