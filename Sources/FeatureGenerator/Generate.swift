import FeatureSpec
import SpecSource
import StrictMustache

/// Makes the files of a project in memory.
///
/// - Returns: The files in the order of their paths, and what is wrong with the templates.
public func generate(_ project: FeatureProject, with set: TemplateSet) -> Parsed<[GeneratedFile]> {
  do {
    let files = try render(lower(project), with: set)
    let diagnostics = checkPaths(of: files)
    return Parsed(diagnostics.isEmpty ? files : nil, diagnostics: diagnostics)
  } catch {
    return Parsed(nil, diagnostics: [error.diagnostic])
  }
}

/// Checks that no two specs want the same file.
private func checkPaths(of files: [GeneratedFile]) -> [Diagnostic] {
  // Some file systems do not tell upper from lower case.
  let sorted = files.map { (key: $0.path.lowercased(), file: $0) }.sorted { $0.key < $1.key }
  return zip(sorted, sorted.dropFirst()).compactMap { first, second in
    guard first.key == second.key else { return nil }
    let (first, second) = (first.file, second.file)
    return .error(
      "\(first.spec.path) and \(second.spec.path) both write '\(second.path)'",
      at: SourceSpan(file: second.spec, offsets: 0..<0), hint: "rename one of them")
  }
}
