import SpecSource
import SwiftSyntax

/// The contents of a Swift file, as values with their positions.
public struct ReadSwiftFile: Sendable {
  /// The file that was read.
  public var file: SourceFile
  /// The names of the imported modules.
  public var imports: [String]
  /// The declarations, including those in an `#if`.
  public var declarations: [Declaration]
  /// The names and keywords of the file, in source order.
  private var allWords: [SourceText] = []
  /// The literals and the other tokens with letters or digits, in source order.
  private var allLiterals: [SourceText] = []
  /// The comments of the file, in source order.
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

  /// Whether the text between two tokens may be more than white space.
  private func mayHoldComment(_ range: Range<Int>) -> Bool {
    file.bytes[range].contains(UInt8(ascii: "/"))
  }

  /// Returns the names and keywords in a range of the file.
  public func words(in range: Range<Int>) -> some Sequence<String> {
    placedWords(in: range).lazy.map(\.text)
  }

  /// Returns the names and keywords in a range of the file, each with its position.
  public func placedWords(in range: Range<Int>) -> ArraySlice<SourceText> {
    allWords.beginning(in: range)
  }

  /// Returns the tokens with letters or digits in a range of the file that are no names or keywords: literals, `_`,
  /// `#if`.
  public func literals(in range: Range<Int>) -> ArraySlice<SourceText> {
    allLiterals.beginning(in: range)
  }

  /// Returns the comments that begin in a range of the file.
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
  /// Returns the texts that begin in a range. The texts must be in source order.
  fileprivate func beginning(in range: Range<Int>) -> ArraySlice<SourceText> {
    let last = lastSortedIndex { $0.range.lowerBound < range.lowerBound } ?? -1
    return self[(last + 1)...].prefix { $0.range.lowerBound < range.upperBound }
  }
}
