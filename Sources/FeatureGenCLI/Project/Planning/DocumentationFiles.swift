import FeatureDocumentation
import FeatureGenerator
import FeatureHeader
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// Renders the pages about a project, if the settings name a folder for them.
///
/// - Parameters:
///   - workers: The threads that share the work.
///   - isWanted: Whether to make the page of the spec at a path; pages about all specs belong to the path of the
///     settings.
func documentationFiles(
  of project: FeatureProject, workers: Workers = .perCore,
  where isWanted: (_ path: String) -> Bool = { _ in true }
) -> [GeneratedFile] {
  guard let folder = project.settings.pages else { return [] }
  let settings = folder.span.file
  let dependencies = project.specDependencies(workers: workers)
  let model = DocumentationModel(of: project)
  return model.pages(in: folder.value, workers: workers).compactMap { page in
    let spec = page.spec ?? settings
    guard isWanted(spec.path) else { return nil }
    let homes = page.spec.map { model.specsOfHomes(ofSpecAt: $0.path) } ?? []
    let own = dependencies[spec.path] ?? [spec.path]
    return GeneratedFile(
      path: page.path, contents: Array("\(pageHeader(of: spec))\n\(page.text)".utf8),
      ownership: .generated,
      spec: spec, templateSet: nil, specs: own + homes.filter { !own.contains($0) })
  }
}

/// Writes the header of a page for a spec or for the settings, as HTML comments.
func pageHeader(of spec: SourceFile) -> String {
  """
  <!-- \(GeneratedHeader.text(ofSpecAt: commentText(spec.path))) -->
  <!-- \(HeaderState.text(ofSpec: ContentHash(of: spec.original))) -->

  """
}

/// Makes a path safe for an HTML comment, regardless of the names of its folders.
private func commentText(_ path: String) -> String {
  visibleText(path).split(whereSeparator: \.isNewline).joined(separator: " ")
    .replacing(">", with: "&gt;")
}
