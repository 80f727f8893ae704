import FeatureGenerator
import FeatureLock
import FeatureSpec
import Platform
import SpecSource

/// Brings the Markdown pages of a project up to date, and what the lock says of them; all other files stay as they are.
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
  guard !report(plan.diagnostics + actions.refusals, to: console), let inputs = plan.inputs else {
    return .failure
  }
  // What other files should be, the lock says only if they are.
  let others = plan.changes.filter { !$0.path.hasPrefix(folder + "/") }
  let areInSync = others.allSatisfy { $0.status == .inSync }
  if areInSync {
    try write(actions, plan, inputs, fileSystem)
  } else {
    var lock = plan.lock.lock ?? Lock(inputs: inputs, outputs: [:])
    lock.outputs = lock.outputs.filter { !$0.key.hasPrefix(folder + "/") }
      .merging(planLock(pages.changes, inputs: inputs, former: lock).outputs) { $1 }
    try write(actions, plan, inputs, fileSystem, lock: lock)
  }
  console.output(actions.lines(did: true).joined(separator: "\n"))
  return .success
}

private let noFolder = Diagnostic.error(
  "the settings name no folder for pages", at: nil,
  hint: """
    write 'pages: Docs' into '\(settingsPath)', and 'generate' writes them, too; or write them elsewhere: \
    '\(toolCommand) docs --out FOLDER' or '\(toolCommand) docs --html FILE'
    """)
