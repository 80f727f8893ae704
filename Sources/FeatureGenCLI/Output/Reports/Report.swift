import FeatureGenerator
import JSON
import Platform
import SpecSource

/// What a command has found or done, ready to be printed in any format.
protocol Report {
  /// What is wrong, sorted.
  var diagnostics: [Diagnostic] { get }
  /// The files that are not in sync.
  var drift: [FileChange] { get }
  /// The project's folder, as it was typed.
  var directory: String { get }
  /// How the command ended.
  var outcome: CommandOutcome { get }
  /// Whether the text for people says no more than that all is well, or was done.
  var isStatus: Bool { get }

  /// The report for people; empty if there is nothing to say beyond the errors, which are printed elsewhere.
  func text(isColored: Bool) -> String
  /// The report for programs; its shape is versioned by its first member.
  var json: JSONValue { get }
  /// The lines behind the annotations of GitHub Actions.
  var linesForGitHub: [String] { get }
}

extension Report {
  var drift: [FileChange] { [] }
  var isStatus: Bool { outcome == .success }

  /// The report in a format, without a line break at its end.
  ///
  /// - Parameter isColored: Whether the text for people is coloured.
  func rendered(as format: ReportFormat, isColored: Bool = false) -> String {
    switch format {
    case .text: text(isColored: isColored)
    case .json: json.rendered
    case .github: (annotations + linesForGitHub).joined(separator: "\n")
    case .sarif: sarif.rendered
    }
  }

  /// The path of a file of the project for services that show findings: from the root of the checkout at GitHub, else from
  /// the folder that the command runs in.
  func pathForServices(_ path: String) -> String {
    let folder =
      folderInCheckout ?? (directory.hasPrefix("./") ? String(directory.dropFirst(2)) : directory)
    guard folder != ".", !folder.isEmpty else { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }
}

extension Report {
  /// The project's folder in what GitHub Actions has checked out; nil elsewhere.
  ///
  /// A plugin runs in the folder of its package, which need not be the root of the checkout.
  private var folderInCheckout: String? {
    guard let checkout = environmentValue("GITHUB_WORKSPACE").flatMap(realPath),
      let project = realPath(directory)
    else { return nil }
    return relativePath(of: project, to: checkout)
  }
}

/// Prints what is wrong to standard error and the report to standard output.
func show(_ found: some Report, as format: ReportFormat, to console: Console) -> CommandOutcome {
  report(found.diagnostics, to: console)
  let text = found.rendered(as: format, isColored: console.colorsOutput)
  // What programs read is what was asked for.
  let isStatus = format == .text && found.isStatus
  if !text.isEmpty, !(isStatus && console.isQuiet) { console.output(text) }
  return found.outcome
}
