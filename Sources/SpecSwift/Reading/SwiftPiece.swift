import SpecSource
import SwiftParser
import SwiftSyntax

/// A token or a comment of a file of Swift.
public struct SwiftPiece: Sendable, Hashable {
  /// Its text.
  public var text: String
  /// Where it stands, in UTF-8 bytes of the file.
  public var range: Range<Int>
  /// Whether it is a comment.
  public var isComment: Bool
  /// Whether it is text in the quotes of a string.
  public var isQuoted = false

  /// Whether it is neither a comment nor text in quotes.
  public var isCode: Bool { !isComment && !isQuoted }
}

/// The tokens and comments of some Swift, in the order of their places.
public func swiftPieces(of bytes: some Collection<UInt8>) -> [SwiftPiece] {
  let bytes = Array(bytes)
  return withParsingStack(for: bytes.count) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var pieces: [SwiftPiece] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      addComments(of: token.leadingTrivia, from: &offset, to: &pieces)
      if !token.text.isEmpty {
        let range = offset..<offset + token.text.utf8.count
        let isQuoted = if case .stringSegment = token.tokenKind { true } else { false }
        pieces.append(
          SwiftPiece(text: token.text, range: range, isComment: false, isQuoted: isQuoted))
        offset = range.upperBound
      }
      addComments(of: token.trailingTrivia, from: &offset, to: &pieces)
    }
    return pieces
  }
}

/// The tokens and comments of a range of some Swift, at their places in all of it.
public func swiftPieces(of bytes: [UInt8], in range: Range<Int>) -> [SwiftPiece] {
  swiftPieces(of: bytes[range]).map { piece in
    let start = piece.range.lowerBound + range.lowerBound
    return SwiftPiece(
      text: piece.text, range: start..<piece.range.upperBound + range.lowerBound,
      isComment: piece.isComment, isQuoted: piece.isQuoted)
  }
}

private func addComments(of trivia: Trivia, from offset: inout Int, to pieces: inout [SwiftPiece]) {
  for piece in trivia {
    let range = offset..<offset + piece.sourceLength.utf8Length
    offset = range.upperBound
    switch piece {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      pieces.append(SwiftPiece(text: text, range: range, isComment: true))
    default: break
    }
  }
}
