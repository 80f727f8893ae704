import SpecSource
import SwiftParser
import SwiftSyntax

/// A token or a comment in a Swift file.
public struct SwiftPiece: Sendable, Hashable {
  /// The text of the token or comment.
  public var text: String
  /// The range of the piece, in UTF-8 bytes of the file.
  public var range: Range<Int>
  /// Whether the piece is a comment.
  public var isComment: Bool
  /// Whether the piece is text between the quotes of a string.
  public var isQuoted = false

  /// Whether the piece is neither a comment nor text between quotes.
  public var isCode: Bool { !isComment && !isQuoted }
}

/// Returns the tokens and comments of Swift code, in source order.
public func swiftPieces(of bytes: some Collection<UInt8>) -> [SwiftPiece] {
  let bytes = Array(bytes)
  return withParsingStack(for: bytes.count) {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var pieces: [SwiftPiece] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let comments = token.leadingTrivia.comments(from: token.position.utf8Offset)
      pieces += comments.map(SwiftPiece.init(comment:))
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = start + token.text.utf8.count
      if start < end {
        let isQuoted = if case .stringSegment = token.tokenKind { true } else { false }
        pieces.append(
          SwiftPiece(text: token.text, range: start..<end, isComment: false, isQuoted: isQuoted))
      }
      pieces += token.trailingTrivia.comments(from: end).map(SwiftPiece.init(comment:))
    }
    return pieces
  }
}

/// Returns the tokens and comments of a range of Swift code, with their positions in the whole code.
public func swiftPieces(of bytes: [UInt8], in range: Range<Int>) -> [SwiftPiece] {
  swiftPieces(of: bytes[range]).map { piece in
    let start = piece.range.lowerBound + range.lowerBound
    return SwiftPiece(
      text: piece.text, range: start..<piece.range.upperBound + range.lowerBound,
      isComment: piece.isComment, isQuoted: piece.isQuoted)
  }
}

extension SwiftPiece {
  fileprivate init(comment: SourceText) {
    self.init(text: comment.text, range: comment.range, isComment: true)
  }
}

extension Trivia {
  /// Returns the comments of the trivia, which begin at an offset.
  func comments(from start: Int) -> [SourceText] {
    var offset = start
    return compactMap { piece in
      let range = offset..<offset + piece.sourceLength.utf8Length
      offset = range.upperBound
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        return SourceText(text: text, range: range)
      default: return nil
      }
    }
  }
}
