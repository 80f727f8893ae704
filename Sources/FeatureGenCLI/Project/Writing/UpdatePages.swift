import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// Updates the Markdown pages of a project; all other files remain unchanged.
func updatePages(
  _ fileSystem: FileSystem, workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem, workers: workers)
  guard let folder = plan.project?.settings.pages?.value else {
    let isReadable = plan.project != nil
    report(plan.diagnostics + (isReadable ? [noFolder] : []), to: console)
    return .failure
  }
  var pages = plan
  pages.changes = plan.changes.filter { $0.path.hasPrefix(folder + "/") }
  let actions = PlannedActions(pages, GenerateChoices(prune: true), overwritesEdits: false)
  let problems = plan.diagnostics + actions.refusals + [plan.otherTool].compactMap(\.self)
  guard !report(problems, to: console) else { return .failure }
  try write(actions, plan, fileSystem)
  console.output(actions.lines(did: true).joined(separator: "\n"))
  return .success
}

private let noFolder = Diagnostic.error(
  .unfitSettings, "'pages' is missing in the settings", at: nil,
  hint: """
    write 'pages: Docs' into '\(settingsPath)', and 'generate' also writes the pages; or write them elsewhere with \
    '\(toolCommand) docs --out FOLDER' or '\(toolCommand) docs --html FILE'
    """)
