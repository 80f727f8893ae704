import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// Generates a project, and generates it again whenever a spec, the settings or a template is saved, until a signal
/// ends the process.
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
    // The folders are watched first and read afterwards, so that no change in between is missed.
    let snapshot = watchedSnapshot(disk, &waiter)
    if snapshot != seen {
      seen = snapshot
      run(generate, console)
      if isFirst { console.status("watching '\(specsFolder)'; press Ctrl-C to stop") }
      isFirst = false
    }
    guard waiter.wait() != .stop, settle(waiter) else { break }
    guard realPath(directory) != nil else {
      console.problem("featuregen: error: the folder '\(directory)' no longer exists")
      return .failure
    }
  }
  console.status("no longer watching")
  return .success
}

/// Generates once; errors do not stop the watching.
private func run(
  _ generate: () throws(FileSystemError) -> CommandOutcome, _ console: Console
) {
  do throws(FileSystemError) {
    _ = try generate()
  } catch {
    // A file may have been removed before it is read.
    report(error, to: console)
  }
}

/// Watches all existing folders, and reads the names in them.
private func watchedSnapshot(_ disk: Disk, _ waiter: inout ChangeWaiter) -> FolderSnapshot {
  let watchedFolders = watchedFolders(of: disk)
  var snapshot = FolderSnapshot(of: watchedFolders, in: disk)
  while true {
    // The folder around them reports when one of them is removed and created again.
    waiter.watch([disk.absolute(".")] + snapshot.folders.map(disk.absolute))
    let next = FolderSnapshot(of: watchedFolders, in: disk)
    let isComplete = Set(next.folders).isSubset(of: snapshot.folders)
    snapshot = next
    if isComplete { return snapshot }
  }
}

/// Returns the folders of the specs and of the template sets that settings and specs name.
private func watchedFolders(of disk: Disk) -> [String] {
  let sources = (try? loadSources(.disk(root: disk.root))) ?? nil
  let project = sources.flatMap { readProject(settings: $0.settings, specs: $0.specs).value }
  let names = Set(project?.namedTemplates.map(\.value) ?? [])
  let folders = names.filter { TemplateFiles(bundled: $0) == nil && !$0.hasPrefix("Templates/") }
  return [specsFolder, "Templates"] + folders.sorted()
}

/// Waits until no change happens for a moment: editors and version control write several files at once.
///
/// - Returns: Whether to continue.
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
