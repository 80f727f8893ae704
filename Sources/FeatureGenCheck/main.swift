import FeatureLock
import Platform
import SpecSource

// Run by the build-tool plugin before each build: 'featuregen-check PROJECT [STAMP]'.

guard (2...3).contains(CommandLine.arguments.count) else {
  printError(
    """
    usage: featuregen-check PROJECT [STAMP]

    Compares the hashes of a project's specs, settings, templates and generated files with
    '\(ProjectLayout.lock)'. It sees neither errors in specs nor files that the lock does not list:
    '\(toolCommand) check' does. STAMP is a file whose date tells the build system when this ran.
    Exit status: 0 in sync, 1 not.
    """)
  exitProcess(64)
}

let project = ProjectFolder(path: CommandLine.arguments[1])
let findings: [Finding]
do {
  findings = try compareHashes(of: project)
} catch {
  findings = [
    Finding(path: ProjectLayout.lock, message: "cannot compare hashes: \(error.reason)")
  ]
}
for finding in findings {
  printError(finding.rendered(in: project))
}
if CommandLine.arguments.count > 2 { touch(CommandLine.arguments[2]) }
exitProcess(findings.isEmpty ? 0 : 1)

/// Prints a line to standard error.
private func printError(_ line: String) {
  // When standard error is closed, there is nowhere to report that.
  try? StandardStream.error.write(Array("\(line)\n".utf8))
}
