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

  init(file: SourceFile, imports: [String], declarations: [Declaration], words: [SourceText]) {
    (self.file, self.imports, self.declarations, allWords) = (file, imports, declarations, words)
  }

  /// The names and keywords that stand in a range of the file.
  public func words(in range: Range<Int>) -> some Sequence<String> {
    placedWords(in: range).lazy.map(\.text)
  }

  /// The names and keywords that stand in a range of the file, each with its place.
  public func placedWords(in range: Range<Int>) -> ArraySlice<SourceText> {
    var (lower, upper) = (0, allWords.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if allWords[middle].range.lowerBound < range.lowerBound {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return allWords[lower...].prefix { $0.range.lowerBound < range.upperBound }
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
    let reader = SwiftReader()
    return ReadSwiftFile(
      file: file, imports: imports(of: tree),
      declarations: tree.statements.flatMap { item in
        item.item.as(DeclSyntax.self).map { reader.declarations($0) } ?? []
      },
      words: words(of: tree))
  }
}

/// The modules that a file imports.
private func imports(of tree: SourceFileSyntax) -> [String] {
  tree.statements.compactMap { item in
    item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
  }
}

/// The names and keywords of a file.
private func words(of tree: SourceFileSyntax) -> [SourceText] {
  tree.tokens(viewMode: .sourceAccurate).compactMap { token in
    switch token.tokenKind {
    case .identifier, .keyword, .dollarIdentifier:
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return SourceText(text: token.text, range: start..<start + token.text.utf8.count)
    default: return nil
    }
  }
}

/// Turns a syntax tree into values.
struct SwiftReader {
  /// The text and the place of a node.
  func source(_ node: some SyntaxProtocol) -> SourceText {
    SourceText(
      text: node.trimmedDescription,
      range: node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The text and the place of a node, without what ends it.
  func source(_ node: some SyntaxProtocol, without end: TokenSyntax?) -> SourceText {
    guard let end else { return source(node) }
    let start = node.positionAfterSkippingLeadingTrivia
    let count = end.positionAfterSkippingLeadingTrivia.utf8Offset - start.utf8Offset
    let text = String(decoding: node.trimmedDescription.utf8.prefix(count), as: UTF8.self)
    return SourceText(text: text, range: start.utf8Offset..<start.utf8Offset + count)
  }

  /// What stands between the braces of a node.
  func interior(_ node: some BracedSyntax) -> Range<Int> {
    let start = node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
