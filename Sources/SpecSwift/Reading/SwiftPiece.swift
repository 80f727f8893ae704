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

/// The tokens and comments of a range of some Swift, at their places in all of it.
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
  /// The comments in it, where it begins at a place.
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
