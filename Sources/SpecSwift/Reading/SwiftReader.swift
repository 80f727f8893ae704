import SpecSource
import SwiftParser
import SwiftSyntax

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

  /// What stands between the braces of a node.
  func interior(_ node: some BracedSyntax) -> Range<Int> {
    let start = node.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<max(start, node.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
