import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// The header of a generated file, as templates write it.
struct HeaderModel: TemplateModel {
  /// The spec that the file is generated from; the settings for a file of a module or of the project.
  let file: SourceFile
  /// The team's own lines.
  let lines: HeaderLines
  /// The hashes of the second line. At first, all files of a spec have the same hashes.
  private let hashes: String

  init(file: SourceFile, lines: HeaderLines) {
    (self.file, self.lines) = (file, lines)
    hashes = HeaderState.text(ofSpec: ContentHash(of: file.original))
  }

  static let members = Members<Self> {
    Member(
      "spec", { onOneLine($0.file.path) }, "the path of the spec or the settings, for the header")
    Member(
      "hashes", \.hashes,
      "the hashes of the spec and of the file, for the second line of the header")
    Member("linesAbove", \.lines.above, "the team's lines above the header")
    Member("linesBelow", \.lines.below, "the team's lines below the header")
  }
}

/// Returns a path in a form that fits into a comment on one line, for any names of folders.
private func onOneLine(_ path: String) -> String {
  // Nearly all paths are ASCII without line breaks.
  path.allBytes { 0x20..<0x7F ~= $0 }
    ? path : visibleText(path).split(whereSeparator: \.isNewline).joined(separator: " ")
}
