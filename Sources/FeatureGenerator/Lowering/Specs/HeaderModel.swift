import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// The header of a generated file, as templates write it.
struct HeaderModel: TemplateModel {
  /// The spec that the file comes from; the settings for a file of a module or the project.
  let file: SourceFile
  /// The team's own lines.
  let lines: HeaderLines
  /// The hashes of the second line; all files of a spec have the same at first.
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

/// A path as a comment of one line can hold it, whatever its folders are called.
private func onOneLine(_ path: String) -> String {
  // Nearly all paths are ASCII without ends of lines.
  path.allBytes { 0x20..<0x7F ~= $0 }
    ? path : visibleText(path).split(whereSeparator: \.isNewline).joined(separator: " ")
}
