import FeatureSpec
import SpecSource
import StrictMustache

/// Makes the files of a project in memory.
///
/// - Parameters:
///   - workers: What shares the work.
///   - isWanted: Whether the files of the spec of a path are made; those of modules and the project belong to the path of
///     the settings.
///   - isOnDisk: Whether a path holds these bytes already: such files are not kept in memory. Called from several threads
///     at a time.
/// - Returns: The files in the order of their paths, and what is wrong with the templates.
public func generate(
  _ project: FeatureProject, with sets: TemplateSets, workers: Workers = .perCore,
  where isWanted: (_ path: String) -> Bool = { _ in true },
  isOnDisk: @Sendable (_ path: String, _ contents: [UInt8]) -> Bool = { _, _ in false }
) -> Parsed<[GeneratedFile]> {
  let limits = checkDialects(of: project) { sets.dialect(ofSpecAt: $0.span.file.path, in: project) }
  guard limits.isEmpty else { return Parsed(nil, diagnostics: limits) }
  do {
    let rendered = try Rendering(project, sets, workers).map(where: isWanted) {
      job throws(TemplateError) in
      var file = try job.render()
      let problem = checkHeader(of: file, job.output)
      if problem == nil, isOnDisk(file.path, file.contents) { file.leaveOnDisk() }
      return (file: file, problem: problem)
    }
    let pages = documentationFiles(of: project, workers: workers, where: isWanted)
    let files = (rendered.map(\.file) + pages).sorted { $0.path < $1.path }
    let diagnostics = rendered.compactMap(\.problem) + checkPaths(of: files)
    return Parsed(diagnostics.isEmpty ? files : nil, diagnostics: diagnostics)
  } catch {
    return Parsed(nil, diagnostics: [error.diagnostic])
  }
}

/// Checks that a file which is rewritten can be told from one that somebody wrote.
private func checkHeader(of file: GeneratedFile, _ output: TemplateOutput) -> Diagnostic? {
  guard file.ownership == .generated, !GeneratedHeader.isBorne(by: file.contents) else {
    return nil
  }
  return .error(
    "'\(output.template.value)' writes '\(file.path)' without the header of generated code",
    at: output.template.span,
    hint: """
      begin the template with '{{>header}}', or with a comment on its first line:
        \(GeneratedHeader.words){{spec}}\(GeneratedHeader.end)
      so that featuregen knows the file as its own, or write 'scaffold: true', so that it is the user's
      """)
}
