import SpecSource
import SwiftParser
import SwiftSyntax

/// Reads a Swift file.
///
/// - Returns: The contents of the file; nil if it has syntax errors or exceeds the size that is parsed at once.
public func readSwift(_ file: SourceFile) -> ReadSwiftFile? {
  guard excess(ofFile: file) == nil else { return nil }
  return withParsingStack(for: file.bytes.count) {
    let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError || parseErrors(inFile: file).isEmpty else { return nil }
    return ReadSwiftFile(file, tree)
  }
}

/// Converts a syntax tree into values.
struct SwiftReader {
  /// The text of the file.
  let bytes: [UInt8]

  /// Returns the text and the range of a node.
  func source(_ node: some SyntaxProtocol) -> SourceText {
    source(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia)
  }

  /// Returns the text and the range of a node, without the token that ends it.
  func source(_ node: some SyntaxProtocol, without end: TokenSyntax?) -> SourceText {
    guard let end else { return source(node) }
    return source(
      from: node.positionAfterSkippingLeadingTrivia, to: end.positionAfterSkippingLeadingTrivia)
  }

  /// Returns the text between two positions.
  func source(from start: AbsolutePosition, to end: AbsolutePosition) -> SourceText {
    let range = start.utf8Offset..<end.utf8Offset
    return SourceText(text: String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  /// Returns the range between the braces of a node.
  func interior(_ node: some BracedSyntax) -> Range<Int> {
    let start = node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
