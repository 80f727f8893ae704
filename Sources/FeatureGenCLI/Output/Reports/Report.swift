import FeatureGenerator
import JSON
import Platform
import SpecSource

/// The findings or results of a command, which can be printed in any format.
protocol Report {
  /// The problems, sorted.
  var diagnostics: [Diagnostic] { get }
  /// The files that are not in sync.
  var drift: [FileChange] { get }
  /// The project's folder, as typed by the user.
  var directory: String { get }
  /// The outcome of the command.
  var outcome: CommandOutcome { get }
  /// Whether the text for people only reports success.
  var isStatus: Bool { get }

  /// Renders the report for people; empty if it would only repeat the errors, which are printed elsewhere.
  func text(isColored: Bool) -> String
  /// The machine-readable report. The first member of the object is the version of the format.
  var json: JSONValue { get }
  /// The lines that follow the annotations in the output for GitHub Actions.
  var linesForGitHub: [String] { get }
}

extension Report {
  var drift: [FileChange] { [] }
  var isStatus: Bool { outcome == .success }

  /// Renders the report in a format, without a line break at its end.
  ///
  /// - Parameter isColored: Whether the text for people is colored.
  func rendered(as format: ReportFormat, isColored: Bool = false) -> String {
    switch format {
    case .text: text(isColored: isColored)
    case .json: json.rendered
    case .github: (annotations + linesForGitHub).joined(separator: "\n")
    case .sarif: sarif.rendered
    }
  }

  /// Returns the path of a project's file for services that show findings: at GitHub relative to the root of the
  /// checkout, else relative to the working directory of the command.
  func pathForServices(_ path: String) -> String {
    let folder =
      folderInCheckout ?? (directory.hasPrefix("./") ? String(directory.dropFirst(2)) : directory)
    guard folder != ".", !folder.isEmpty else { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

extension Report {
  /// The project's folder in the checkout of GitHub Actions; nil elsewhere.
  ///
  /// A plugin runs in the folder of its package, which need not be the root of the checkout.
  private var folderInCheckout: String? {
    guard let checkout = environmentValue("GITHUB_WORKSPACE").flatMap(realPath),
      let project = realPath(directory)
    else { return nil }
    return relativePath(of: project, to: checkout)
  }
}

/// Prints the problems to standard error and the report to standard output.
func show(_ found: some Report, as format: ReportFormat, to console: Console) -> CommandOutcome {
  report(found.diagnostics, to: console)
  let text = found.rendered(as: format, isColored: console.colorsOutput)
  // Output for programs is always requested output.
  let isStatus = format == .text && found.isStatus
  if !text.isEmpty, !(isStatus && console.isQuiet) { console.output(text) }
  return found.outcome
}
