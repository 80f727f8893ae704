import ArgumentParser
import FeatureDocumentation
import FeatureProgram
import FeatureSpec
import SpecSource

/// `featuregen graph`: draws the features of a project, or the actions and effects of one feature.
struct Graph: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract:
      "Draws the features with their children and clients, or the inside of one feature.",
    discussion: """
      The diagram of one feature shows the actions, the state that they change, and the effects that send further \
      actions. If the state is an enum, the diagram is a statechart: the cases, and the transitions between them. \
      GitHub and GitLab draw 'mermaid' in Markdown. 'dot' is for Graphviz. 'svg' requires Graphviz to be installed. \
      'json' is for programs.

      Exit status: 0, or 1 on errors in the specs, when the feature does not exist, or when Graphviz is missing.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(help: "The feature whose inside to draw; an overview of all features by default.")
  var feature: String?

  @Option(help: "mermaid, dot, svg or json.")
  var format = DiagramFormat.mermaid

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      try drawProject(options.fileSystem, feature: feature, format: format, console: console)
    }
  }
}

/// The format of a diagram.
enum DiagramFormat: String, CaseIterable, ExpressibleByArgument {
  /// Mermaid, for services that display Markdown.
  case mermaid
  /// The language of Graphviz.
  case dot
  /// SVG, drawn by Graphviz.
  case svg
  /// JSON, for programs.
  case json
}

/// Prints the diagram of a project or of one feature.
///
/// - Parameter run: Runs another program.
/// - Throws: `FileSystemError` when a file cannot be read or a program cannot be started.
func drawProject(
  _ fileSystem: FileSystem, feature: String?, format: DiagramFormat, console: Console,
  run: ProcessRunner = ProcessRunner()
) throws(FileSystemError) -> CommandOutcome {
  guard let project = try loadValidProject(fileSystem).reported(to: console) else {
    return .failure
  }
  let model = DocumentationModel(of: project)
  var diagram = model.diagram
  if let feature {
    guard let found = model.feature(named: feature) else {
      report([noFeature(feature, among: model.features.map(\.name))], to: console)
      return .failure
    }
    diagram = found.diagram
  }
  switch format {
  case .mermaid: console.output(String(diagram.mermaid.dropLast()))
  case .dot: console.output(String(diagram.dot.dropLast()))
  case .json: console.output(diagram.json.rendered)
  case .svg:
    guard let bytes = try svg(of: diagram, run).reported(to: console) else { return .failure }
    console.write(bytes)
  }
  return .success
}

/// Lets Graphviz draw a diagram.
private func svg(
  of diagram: Diagram, _ runner: ProcessRunner
) throws(FileSystemError) -> Parsed<[UInt8]> {
  guard let result = try runner.run("dot", ["-Tsvg"], Array(diagram.dot.utf8)) else {
    return .failed(
      .missingProgram, "'dot' of Graphviz draws SVG, but is not installed",
      hint: """
        install it (Debian: 'apt-get install graphviz', macOS: 'brew install graphviz'), or use another format: \
        '--format mermaid' or '--format dot' need no program, '\(toolCommand) docs --html FILE' shows diagrams
        """)
  }
  guard result.status == 0 else {
    let reason = result.error.split(separator: "\n").first ?? "it exited with \(result.status)"
    return .failed(.failedCommand, "'dot' of Graphviz failed: \(reason)")
  }
  return Parsed(result.output)
}

/// Makes the error for a name that no feature has.
func noFeature(_ name: String, among names: [String]) -> Diagnostic {
  .error(
    .unusableArgument, "'\(name)' is not a feature of this project", at: nil,
    hint: closestName(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty
        ? "the project has no features" : "the features are \(names.joined(separator: ", "))"))
}
