import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Renders a set with the specs of a project, and parses the output.
func checkTemplates(
  _ set: String, _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let project = try loadValidProject(fileSystem).reported(to: console) else {
    return .failure
  }
  let own = try loadTemplateSets(of: project, fileSystem)
  let tried =
    try TemplateFiles(of: set, fileSystem).map(compileTemplateSet)
    ?? Parsed(nil, diagnostics: [noSet(set, at: nil)])
  guard !report(own.diagnostics + tried.diagnostics, to: console), let own = own.value?.sets,
    let tried = tried.value
  else { return .failure }
  let names = namesToReplace(in: own, by: tried)
  let generated = generate(project, with: own.replacing(names, by: tried, named: set))
  guard let all = generated.reported(to: console) else { return .failure }
  let rendered = all.filter { $0.templateSet == set }
  let problems = rendered.filter { $0.path.hasSuffix(".swift") }.flatMap { file in
    syntaxErrors(inFile: SourceFile(path: file.path, bytes: file.contents)).prefix(3)
  }
  guard !report(problems, to: console) else { return .failure }
  let count = Set(rendered.map(\.spec.path)).subtracting([settingsPath]).count
  let (files, specs) = (counted(rendered.count, "file"), counted(count, "spec"))
  console.status("\(set): \(files) from \(specs), no problems")
  return .success
}

/// Returns the names of the sets that a set replaces: all sets of the same dialect; all sets, if no set has that
/// dialect.
private func namesToReplace(in sets: TemplateSets, by set: TemplateSet) -> Set<String> {
  let same = sets.names.filter { sets[$0]?.dialect == set.dialect }
  return Set(same.isEmpty ? sets.names : same)
}
