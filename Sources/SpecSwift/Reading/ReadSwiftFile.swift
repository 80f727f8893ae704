import SpecSource
import SwiftSyntax

/// What a file of Swift says, as values that know their places.
public struct ReadSwiftFile: Sendable {
  /// The file.
  public var file: SourceFile
  /// The modules that it imports.
  public var imports: [String]
  /// Its declarations, those that an `#if` makes conditional included.
  public var declarations: [Declaration]
  /// The names and keywords of the file, in the order of their places.
  private var allWords: [SourceText] = []
  /// Its literals and what else has letters, in the order of their places.
  private var allLiterals: [SourceText] = []
  /// Its comments, in the order of their places.
  private var allComments: [SourceText] = []

  init(_ file: SourceFile, _ tree: SourceFileSyntax) {
    self.file = file
    let reader = SwiftReader(bytes: file.bytes)
    imports = tree.statements.compactMap { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text
    }
    declarations = tree.statements.flatMap { item in
      item.item.as(DeclSyntax.self).map { reader.declarations($0) } ?? []
    }
    for token in tree.tokens(viewMode: .sourceAccurate) { add(token, reader.source(token)) }
  }

  private mutating func add(_ token: TokenSyntax, _ text: SourceText) {
    let (start, end) = (token.position.utf8Offset, token.endPosition.utf8Offset)
    if mayHoldComment(start..<text.range.lowerBound) {
      allComments += token.leadingTrivia.comments(from: start)
    }
    switch token.tokenKind {
    case .identifier, .keyword, .dollarIdentifier: allWords.append(text)
    default: if text.hasWord { allLiterals.append(text) }
    }
    if mayHoldComment(text.range.upperBound..<end) {
      allComments += token.trailingTrivia.comments(from: text.range.upperBound)
    }
  }

  /// Whether what stands between tokens can be more than white space.
  private func mayHoldComment(_ range: Range<Int>) -> Bool {
    file.bytes[range].contains(UInt8(ascii: "/"))
  }

  /// The names and keywords that stand in a range of the file.
  public func words(in range: Range<Int>) -> some Sequence<String> {
    placedWords(in: range).lazy.map(\.text)
  }

  /// The names and keywords that stand in a range of the file, each with its place.
  public func placedWords(in range: Range<Int>) -> ArraySlice<SourceText> {
    allWords.beginning(in: range)
  }

  /// What has letters or digits in a range of the file beside names and keywords: literals, `_`, `#if`.
  public func literals(in range: Range<Int>) -> ArraySlice<SourceText> {
    allLiterals.beginning(in: range)
  }

  /// The comments that begin in a range of the file.
  public func comments(in range: Range<Int>) -> ArraySlice<SourceText> {
    allComments.beginning(in: range)
  }
}

extension SourceText {
  fileprivate var hasWord: Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      || text == "_"
  }
}

extension [SourceText] {
  /// Those that begin in a range, of texts in the order of their places.
  fileprivate func beginning(in range: Range<Int>) -> ArraySlice<SourceText> {
    let last = lastSortedIndex { $0.range.lowerBound < range.lowerBound } ?? -1
    return self[(last + 1)...].prefix { $0.range.lowerBound < range.upperBound }
  }
}
