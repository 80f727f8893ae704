import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// Generates a project, and again whenever a spec, the settings or a template was saved, until somebody ends it.
///
/// - Parameters:
///   - directory: The project's folder.
///   - generate: Generates the project once, and prints the errors of specs.
func watchProject(
  in directory: String, polls: Bool, console: Console,
  generate: () throws(FileSystemError) -> CommandOutcome
) -> CommandOutcome {
  let disk = Disk(root: directory)
  var waiter = ChangeWaiter(polls: polls)
  var isFirst = true
  var seen: FolderSnapshot?
  while true {
    // Watched first and looked at then: what is saved in between is not missed.
    let snapshot = watchedSnapshot(disk, &waiter)
    if snapshot != seen {
      seen = snapshot
      run(generate, console)
      if isFirst { console.status("watching '\(specsFolder)'; Ctrl-C ends it") }
      isFirst = false
    }
    guard waiter.wait() != .stop, settle(waiter) else { break }
    guard realPath(directory) != nil else {
      console.problem("featuregen: error: the folder '\(directory)' is gone")
      return .failure
    }
  }
  console.status("no longer watching")
  return .success
}

/// Generates once, and goes on whatever happens.
private func run(
  _ generate: () throws(FileSystemError) -> CommandOutcome, _ console: Console
) {
  do throws(FileSystemError) {
    _ = try generate()
  } catch {
    // A file may be gone again by the time it is read.
    report(error, to: console)
  }
}

/// Watches all folders there are, and looks at what lies in them.
private func watchedSnapshot(_ disk: Disk, _ waiter: inout ChangeWaiter) -> FolderSnapshot {
  let watchedFolders = watchedFolders(of: disk)
  var snapshot = FolderSnapshot(of: watchedFolders, in: disk)
  while true {
    // The folder around them shows when one of them goes and comes back.
    waiter.watch([disk.absolute(".")] + snapshot.folders.map(disk.absolute))
    let next = FolderSnapshot(of: watchedFolders, in: disk)
    let isComplete = Set(next.folders).isSubset(of: snapshot.folders)
    snapshot = next
    if isComplete { return snapshot }
  }
}

/// The folders of the specs and of the template sets that settings and specs name.
private func watchedFolders(of disk: Disk) -> [String] {
  let sources = (try? loadSources(.disk(root: disk.root))) ?? nil
  let project = sources.flatMap { readProject(settings: $0.settings, specs: $0.specs).value }
  let names = Set(project?.namedTemplates.map(\.value) ?? [])
  let folders = names.filter { TemplateFiles(bundled: $0) == nil && !$0.hasPrefix("Templates/") }
  return [specsFolder, "Templates"] + folders.sorted()
}

/// Waits until it has been quiet for a moment: editors and version control write several files at once.
///
/// - Returns: Whether to go on.
private func settle(_ waiter: ChangeWaiter) -> Bool {
  for _ in 0..<20 {
    switch waiter.wait(timeout: 50) {
    case .change: continue
    case .silence: return true
    case .stop: return false
    }
  }
  return true
}
