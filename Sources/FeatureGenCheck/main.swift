import FeatureHeader
import Platform
import SpecSource

// The build-tool plugin runs this program before each build: 'featuregen-check PROJECT [TARGET [STAMP]]'.

guard (2...4).contains(CommandLine.arguments.count) else {
  printError(
    """
    usage: featuregen-check PROJECT [TARGET [STAMP]]

    Compares the headers of a project's generated Swift with its specs. It detects neither errors in specs nor changes of
    settings, templates and the tool: '\(toolCommand) check' does. TARGET is the folder of the target that is
    built, STAMP a file whose date tells the build system when this ran.
    Exit status: 0 in sync, 1 not.
    """)
  exitProcess(64)
}

let project = ProjectFolder(path: CommandLine.arguments[1])
let target = CommandLine.arguments.dropFirst(2).first.flatMap(project.relative)
let findings: [Finding]
do {
  findings = try compareHeaders(of: project, building: target)
} catch {
  findings = [
    Finding(path: ProjectLayout.settings, message: "cannot compare headers: \(error.reason)")
  ]
}
for finding in findings {
  printError(finding.rendered(in: project))
}
if CommandLine.arguments.count > 3 { touch(CommandLine.arguments[3]) }
exitProcess(findings.isEmpty ? 0 : 1)

/// Prints a line to standard error.
private func printError(_ line: String) {
  // If standard error is closed, the loss cannot be reported anywhere.
  try? StandardStream.error.write(Array("\(line)\n".utf8))
}
