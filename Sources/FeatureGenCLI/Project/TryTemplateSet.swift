import FeatureGenerator
import FeatureSpec
import SpecSource
import SpecSwift

/// Renders a set over the specs of a project, and parses what comes out.
///
/// - Throws: `FileSystemError` when a file cannot be read.
func checkTemplates(
  _ set: String, _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let sources = try loadSources(fileSystem) else {
    return report([missingSettings], to: console) ? .failure : .success
  }
  let loaded = readProject(settings: sources.settings, specs: sources.specs)
  guard !report(loaded.diagnostics.filter { $0.severity == .error }, to: console),
    let project = loaded.value
  else { return .failure }
  let templates = try loadTemplateSets(of: project, fileSystem, replacingTheSettings: set)
  guard !report(templates.diagnostics, to: console), let templates = templates.value else {
    return .failure
  }
  let generated = generate(project, with: templates.sets)
  guard !report(generated.diagnostics, to: console), let rendered = generated.value else {
    return .failure
  }
  let own = rendered.filter { $0.templateSet == project.settings.templates.value }
  let problems = own.filter { $0.path.hasSuffix(".swift") }.flatMap { file in
    syntaxErrors(inFile: SourceFile(path: file.path, bytes: file.contents)).prefix(3)
  }
  guard !report(problems, to: console) else { return .failure }
  console.output("\(set): \(files(own.count)) from \(specs(sources.specs.count)), no problems")
  return .success
}
