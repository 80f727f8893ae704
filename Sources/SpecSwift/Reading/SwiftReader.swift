import SpecSource
import SwiftParser
import SwiftSyntax

/// What a file of Swift says, as values that know their places.
public struct ReadSwiftFile: Sendable {
  /// The file.
  public var file: SourceFile
  /// The modules that it imports.
  public var imports: [String]
  /// Its declarations, those that an `#if` makes conditional included.
  public var declarations: [Declaration]
  /// The words of the file, in the order of their places.
  private let allWords: [SourceText]
  /// Its comments, in the order of their places.
  private let allComments: [SourceText]

  init(_ file: SourceFile, _ tree: SourceFileSyntax) {
    self.file = file
    let reader = SwiftReader(bytes: file.bytes)
    imports = tree.statements.compactMap { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    declarations = tree.statements.flatMap { item in
      item.item.as(DeclSyntax.self).map { reader.declarations($0) } ?? []
    }
    (allWords, allComments) = reader.wordsAndComments(of: tree)
  }

  /// The names and keywords that stand in a range of the file.
  public func words(in range: Range<Int>) -> some Sequence<String> {
    placedWords(in: range).lazy.map(\.text)
  }

  /// The names and keywords that stand in a range of the file, each with its place.
  public func placedWords(in range: Range<Int>) -> ArraySlice<SourceText> {
    allWords.beginning(in: range)
  }

  /// The comments that begin in a range of the file.
  public func comments(in range: Range<Int>) -> ArraySlice<SourceText> {
    allComments.beginning(in: range)
  }
}

extension [SourceText] {
  /// Those that begin in a range, of texts in the order of their places.
  fileprivate func beginning(in range: Range<Int>) -> ArraySlice<SourceText> {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle].range.lowerBound < range.lowerBound {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return self[lower...].prefix { $0.range.lowerBound < range.upperBound }
  }
}

/// Reads a file of Swift.
///
/// - Returns: Nil when the file has syntax errors, or is larger than what is parsed at once.
public func readSwift(_ file: SourceFile) -> ReadSwiftFile? {
  guard excess(ofFile: file) == nil else { return nil }
  return withParsingStack(for: file.bytes.count) {
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError || parseErrors(inFile: file).isEmpty else { return nil }
    return ReadSwiftFile(file, tree)
  }
}

/// Turns a syntax tree into values.
struct SwiftReader {
  /// The file's text.
  let bytes: [UInt8]

  /// The text and the place of a node.
  func source(_ node: some SyntaxProtocol) -> SourceText {
    source(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  /// The text and the place of a node, without what ends it.
  func source(_ node: some SyntaxProtocol, without end: TokenSyntax?) -> SourceText {
    guard let end else { return source(node) }
    return source(
      from: node.positionAfterSkippingLeadingTrivia, to: end.positionAfterSkippingLeadingTrivia)
  }

  /// What stands between two places.
  func source(from start: AbsolutePosition, to end: AbsolutePosition) -> SourceText {
    let range = start.utf8Offset..<end.utf8Offset
    return SourceText(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  /// The names and keywords of a file, and its comments.
  func wordsAndComments(
    of tree: SourceFileSyntax
  ) -> (words: [SourceText], comments: [SourceText]) {
    var words: [SourceText] = []
    var comments: [SourceText] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let (start, end) = (token.position.utf8Offset, token.endPosition.utf8Offset)
      let text = source(token)
      if mayHoldComment(start..<text.range.lowerBound) {
        comments += token.leadingTrivia.comments(from: start)
      }
      switch token.tokenKind {
      case .identifier, .keyword, .dollarIdentifier: words.append(text)
      default: break
      }
      if mayHoldComment(text.range.upperBound..<end) {
        comments += token.trailingTrivia.comments(from: text.range.upperBound)
      }
    }
    return (words, comments)
  }

  /// Whether what stands between tokens can be more than white space.
  private func mayHoldComment(_ range: Range<Int>) -> Bool {
    bytes[range].contains(UInt8(ascii: "/"))
  }

  /// What stands between the braces of a node.
  func interior(_ node: some BracedSyntax) -> Range<Int> {
    let start = node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
