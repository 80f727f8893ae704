import FeatureSpec
import SpecSource
import StrictMustache

/// Makes the files of a project in memory.
///
/// - Returns: The files in the order of their paths, and what is wrong with the templates.
public func generate(
  _ project: FeatureProject, with sets: TemplateSets
) -> Parsed<[GeneratedFile]> {
  do {
    let jobs = try renderingJobs(project, with: sets)
    var files: [GeneratedFile] = []
    var diagnostics: [Diagnostic] = []
    for job in jobs {
      let file = try job.render()
      files.append(file)
      if let missing = checkHeader(of: file, job.output) { diagnostics.append(missing) }
    }
    files.sort { $0.path < $1.path }
    diagnostics += checkPaths(of: files)
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
