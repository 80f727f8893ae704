import SpecSource
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The syntax errors of a file of Swift, in the order of their places.
public func syntaxErrors(inFile file: SourceFile) -> [SpecSource.Diagnostic] {
  let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard tree.hasError else { return [] }
  return ParseDiagnosticsGenerator.diagnostics(for: tree)
    .filter { $0.diagMessage.severity == .error }
    .map { problem in
      let offset = problem.position.utf8Offset
      return .error(
        problem.message, at: SourceSpan(file: file, offsets: offset..<offset),
        hint: "the template that wrote this says something else than Swift")
    }
}
