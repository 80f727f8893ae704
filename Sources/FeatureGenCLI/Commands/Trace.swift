import ArgumentParser
import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource

/// `featuregen trace`: finds the spec of a line of generated code.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract:
      "Finds the lines of the spec and the template that produced a line of generated code.",
    discussion: """
      With '-', reads the output of a compiler or of tests, and replaces locations in generated files with locations \
      in specs; '\(toolCommand) build' and '\(toolCommand) test' do so automatically.

        swift build 2>&1 | \(toolCommand) trace -

      Exit status: 0, or 1 when the specs have errors or the location is not in a generated file.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(
    help:
      "A location in a generated file, FILE:LINE or FILE:LINE:COLUMN; '-' for a compiler's messages."
  )
  var place: String

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      guard place == "-" else {
        return try tracePlace(place, in: options.fileSystem, console: console)
      }
      return try traceMessages(
        { readLine(strippingNewline: true) }, in: options.fileSystem, console: console)
    }
  }
}

/// Prints the lines of the spec and of the template from which a place of a generated file comes.
func tracePlace(
  _ text: String, in fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let place = FilePlace(text) else {
    console.error(
      "featuregen: error: '\(text)' is not a location; write FILE:LINE or FILE:LINE:COLUMN")
    return .failure
  }
  guard let files = try traceProject(fileSystem, where: { place.isIn($0) }, console: console) else {
    return .failure
  }
  guard let file = files.max(by: { $0.path.count < $1.path.count }) else {
    console.problem("featuregen: error: '\(place.file)' is not a generated file of this project")
    return .failure
  }
  guard let origin = file.place(line: place.line, column: place.column) else {
    console.problem("featuregen: error: '\(file.path)' has no line \(place.line)")
    return .failure
  }
  console.output(origin.spec.map(\.description) ?? "\(file.spec.path): only the template")
  if let template = origin.template { console.output("\(template.path):\(template.line)") }
  return .success
}

/// Replaces places in generated files by places in specs, in the output of a compiler or of tests; other lines are
/// passed on.
func traceMessages(
  _ nextLine: () -> String?, in fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let files = try traceProject(fileSystem, where: { _ in true }, console: console) else {
    return .failure
  }
  var printed = SwiftOutput(files: files, isColored: console.colorsOutput)
  while let line = nextLine() {
    printed.read(line).forEach(console.output)
  }
  printed.end().forEach(console.output)
  return .success
}

/// Renders files of a project with their origins; reports errors.
private func traceProject(
  _ fileSystem: FileSystem, where isWanted: @Sendable (String) -> Bool, console: Console
) throws(FileSystemError) -> [TracedFile]? {
  guard let project = try loadValidProject(fileSystem).reported(to: console) else { return nil }
  return try tracedFiles(of: project, fileSystem, where: isWanted).reported(to: console)
}

/// Renders the files of a project with their origins.
func tracedFiles(
  of project: FeatureProject, _ fileSystem: FileSystem,
  where isWanted: @Sendable (String) -> Bool = { _ in true }
) throws(FileSystemError) -> Parsed<[TracedFile]> {
  let templates = try loadTemplateSets(of: project, fileSystem)
  guard let loaded = templates.value, !templates.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: templates.diagnostics)
  }
  do {
    return Parsed(
      try trace(project, with: loaded.sets, where: isWanted), diagnostics: templates.diagnostics)
  } catch {
    return Parsed(nil, diagnostics: [error.diagnostic])
  }
}
