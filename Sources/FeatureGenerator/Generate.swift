import FeatureSpec
import SpecSource
import StrictMustache

/// Makes the files of a project in memory.
///
/// - Returns: The files in the order of their paths, and what is wrong with the templates.
public func generate(_ project: FeatureProject, with set: TemplateSet) -> Parsed<[GeneratedFile]> {
  do {
    var files = try render(lower(project) { _ in set.dialect }, with: set)
    let specs = project.specDependencies()
    for index in files.indices {
      files[index].specs = specs[files[index].spec.path] ?? [files[index].spec.path]
    }
    let diagnostics = checkPaths(of: files)
    return Parsed(diagnostics.isEmpty ? files : nil, diagnostics: diagnostics)
  } catch {
    return Parsed(nil, diagnostics: [error.diagnostic])
  }
}
