import SpecSource
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax

/// The size of a file that is parsed as a whole at most, in bytes.
private let sizeLimit = 1 << 20

/// The syntax errors of a file of Swift, in the order of their places.
public func syntaxErrors(inFile file: SourceFile) -> [SpecSource.Diagnostic] {
  guard file.bytes.count <= sizeLimit else {
    return [
      .error(
        "the file is larger than the \(sizeLimit >> 20) MiB of Swift that are parsed at once",
        at: SourceSpan(file: file, offsets: 0..<0), hint: "let the template write less")
    ]
  }
  if let offset = excessiveBracket(in: file.bytes) {
    return [
      .error(
        "brackets are nested too deep here",
        at: SourceSpan(file: file, offsets: offset..<offset + 1),
        hint: "let the template nest less")
    ]
  }
  return withParsingStack(for: file.bytes.count) { parseErrors(inFile: file) }
}

/// The syntax errors of a file that is not too large.
private func parseErrors(inFile file: SourceFile) -> [SpecSource.Diagnostic] {
  let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard tree.hasError else { return [] }
  return parserDiagnostics(for: tree)
    .filter { $0.diagMessage.severity == .error }
    .map { problem in
      let offset = problem.position.utf8Offset
      return .error(
        problem.message, at: SourceSpan(file: file, offsets: offset..<offset),
        hint: "the template that wrote this says something else than Swift")
    }
}
