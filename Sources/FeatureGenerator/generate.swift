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
  zip(files, files.dropFirst()).compactMap { first, second in
    // Some file systems do not tell upper from lower case.
    guard first.path.lowercased() == second.path.lowercased() else { return nil }
    return .error(
      "\(first.spec.path) and \(second.spec.path) both write '\(second.path)'",
      at: SourceSpan(file: second.spec, offsets: 0..<0), hint: "rename one of them")
  }
}
