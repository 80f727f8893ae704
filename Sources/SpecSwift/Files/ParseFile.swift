import SpecSource
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// The maximum size of a file that is parsed as a whole, in bytes.
private let sizeLimit = 1 << 20

/// Returns the syntax errors of a Swift file, in source order.
public func syntaxErrors(inFile file: SourceFile) -> [SpecSource.Diagnostic] {
  if let excess = excess(ofFile: file) { return [excess] }
  return withParsingStack(for: file.bytes.count) { parseErrors(inFile: file) }
}

/// Returns the error for a file that is not parsed because it is too large or nested too deeply; nil for any other
/// file.
func excess(ofFile file: SourceFile) -> SpecSource.Diagnostic? {
  guard file.bytes.count <= sizeLimit else {
    return .error(
      .exceededLimit,
      "the file is larger than \(sizeLimit >> 20) MiB, the limit for a Swift file",
      at: SourceSpan(file: file, offsets: 0..<0), hint: "make the template write less")
  }
  return excessiveBracket(in: file.bytes).map { offset in
    .error(
      .exceededLimit, "brackets are nested too deep here",
      at: SourceSpan(file: file, offsets: offset..<offset + 1),
      hint: "make the template nest less")
  }
}

/// Returns the first syntax errors of a file that is not too large.
func parseErrors(inFile file: SourceFile) -> [SpecSource.Diagnostic] {
  let whole = parse(file.bytes[...])
  guard whole.root.hasError else { return [] }
  let size = file.bytes.count
  let end = whole.endOfFirstErrors?.offset ?? size
  let part = end < size ? parse(file.bytes[..<end]) : whole
  // An error at the end of a part is ignored, because its cause may be the missing rest of the file.
  return parserDiagnostics(for: part.root)
    .filter { $0.diagMessage.severity == .error && (end == size || $0.position.utf8Offset < end) }
    .map { problem in
      let offset = problem.position.utf8Offset
      return .error(
        .invalidSwift, problem.message, at: SourceSpan(file: file, offsets: offset..<offset),
        hint: "correct the template that wrote this, which is not Swift")
    }
}

private func parse(_ bytes: ArraySlice<UInt8>) -> FragmentTree {
  let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  return FragmentTree(root: file, body: file.statements, offset: 0)
}
