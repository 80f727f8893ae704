import ArgumentParser
import FeatureGenerator
import FeatureSpec
import SpecSource

/// `featuregen trace`: finds the spec of a line of generated code.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Finds the lines of the spec and of the template that made a line of generated code.",
    discussion: """
      With '-', reads the output of a compiler, and replaces places in generated files by places in specs:

        swift build 2>&1 | \(toolCommand) trace -

      Exit status: 0 done, 1 when the specs have errors or the place is not in a generated file.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(
    help:
      "A place in a generated file, FILE:LINE or FILE:LINE:COLUMN; '-' for a compiler's messages.")
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

/// Prints the lines of the spec and of the template that made a place of a generated file.
func tracePlace(
  _ text: String, in fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let place = FilePlace(text) else {
    console.error(
      "featuregen: error: '\(text)' names no place; write FILE:LINE or FILE:LINE:COLUMN")
    return .failure
  }
  guard let files = try traceProject(fileSystem, where: { place.isIn($0) }, console: console) else {
    return .failure
  }
  guard let file = files.max(by: { $0.path.count < $1.path.count }) else {
    console.error("featuregen: error: '\(place.file)' is not a generated file of this project")
    return .failure
  }
  guard let origin = file.place(line: place.line, column: place.column) else {
    console.error("featuregen: error: '\(file.path)' has no line \(place.line)")
    return .failure
  }
  console.output(origin.spec.map(\.description) ?? "\(file.spec.path): the template alone")
  if let template = origin.template { console.output("\(template.path):\(template.line)") }
  return .success
}

/// Replaces places of generated files in a compiler's messages by places in specs; other lines are passed on.
func traceMessages(
  _ nextLine: () -> String?, in fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let files = try traceProject(fileSystem, where: { _ in true }, console: console) else {
    return .failure
  }
  while let line = nextLine() {
    console.output(traced(line, among: files))
  }
  return .success
}

/// A line of a compiler's output, with the place in the spec.
private func traced(_ line: String, among files: [TracedFile]) -> String {
  guard
    let message = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": warning: ")
      ?? line.firstRange(of: ": note: "),
    let place = FilePlace(String(line[..<message.lowerBound])),
    let file = files.filter({ place.isIn($0.path) }).max(by: { $0.path.count < $1.path.count }),
    let span = file.place(line: place.line, column: place.column)?.spec
  else { return line }
  return "\(span.description)\(line[message.lowerBound...]) [\(file.path):\(place.line)]"
}

/// Renders files of a project with their origins; reports errors.
private func traceProject(
  _ fileSystem: FileSystem, where isWanted: @Sendable (String) -> Bool, console: Console
) throws(FileSystemError) -> [TracedFile]? {
  guard let project = try loadValidProject(fileSystem).reported(to: console),
    let templates = try loadTemplateSets(of: project, fileSystem).reported(to: console)
  else { return nil }
  do {
    return try trace(project, with: templates.sets, where: isWanted)
  } catch {
    report([error.diagnostic], to: console)
    return nil
  }
}

/// A line of a file, and perhaps a column.
private struct FilePlace {
  var file: String
  var line: Int
  var column: Int?

  /// Reads `FILE:LINE` or `FILE:LINE:COLUMN`.
  init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let last = parts.popLast().flatMap({ Int($0) }), last > 0 else {
      return nil
    }
    if parts.count > 1, let line = Int(parts[parts.count - 1]), line > 0 {
      parts.removeLast()
      (self.line, column) = (line, last)
    } else {
      (line, column) = (last, nil)
    }
    file = parts.joined(separator: ":")
  }

  /// Whether it is in the file of a path, however the path was written.
  func isIn(_ path: String) -> Bool {
    file == path || file.hasSuffix("/\(path)") || file == "./\(path)"
  }
}
