/// Returns the errors for files whose paths are equal for some file system: paths that differ only in case, or only
/// in the way that Unicode writes the same letters.
///
/// The tool identifies files by their paths, and would confuse such files.
public func clashingPaths(of files: [SourceFile]) -> [Diagnostic] {
  // Texts are equal regardless of how Unicode writes them.
  var seen: [String: SourceFile] = [:]
  return files.compactMap { file in
    guard let other = seen.updateValue(file, forKey: file.path.lowercased()) else { return nil }
    return .error(
      .clashingPaths,
      "'\(file.path)' and '\(other.path)' are the same file where upper and lower case, or ways to write a letter in Unicode, are not distinguished",
      at: SourceSpan(file: file, offsets: 0..<0), hint: "rename or remove one of them",
      related: [.init("the other file is here", at: SourceSpan(file: other, offsets: 0..<0))])
  }
}

extension Rule {
  /// Files whose paths are equal for some file system.
  public static let clashingPaths = Rule(
    "clashing-paths",
    reason: """
      macOS and Windows do not distinguish upper and lower case in the names of files, nor the ways in which Unicode writes a \
      letter. A project with two such files is incomplete on these systems.

      Rename or remove one of the files.
      """)
}
