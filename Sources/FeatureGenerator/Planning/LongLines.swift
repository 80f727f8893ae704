import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// Warns about lines of a generated file that are too long.
///
/// Fragments are never wrapped again, so only the spec's author can break their lines.
///
/// - Parameter traced: The same file with the origins of its lines in the spec, if they are known.
public func longLines(in file: GeneratedFile, tracedBy traced: TracedFile? = nil) -> [Diagnostic] {
  guard file.ownership == .generated else { return [] }
  let lines = file.contents.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  return lines.enumerated().compactMap { index, line in
    // Counting bytes is cheap, and the number of bytes is never smaller than the number of characters.
    guard line.count > columnLimit else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let isComment = text.drop { $0 == " " }.hasPrefix("//")
    guard text.count > columnLimit, !isComment else { return nil }
    return Diagnostic(
      .warning, .longLine,
      "line \(index + 1) of \(file.path) has \(text.count) columns, more than \(columnLimit)",
      at: traced?.longestFragment(ofLine: index + 1)
        ?? SourceSpan(file: file.spec, offsets: 0..<0),
      hint: "break it in the spec, with a block scalar ('|') if needed")
  }
}
