import SpecSource

/// What a command has found or done, ready to be printed in any format.
protocol Report {
  /// What is wrong.
  var diagnostics: [Diagnostic] { get }
  /// How the command ended.
  var outcome: CommandOutcome { get }
  /// Whether the text for people says no more than that all is well, or was done.
  var isStatus: Bool { get }

  /// The report in a format, without a line break at its end; empty if there is nothing to say beyond the errors.
  ///
  /// - Parameter isColored: Whether the text for people is coloured.
  func rendered(as format: ReportFormat, isColored: Bool) -> String
}

extension Report {
  var isStatus: Bool { outcome == .success }
}

/// Prints what is wrong to standard error and the report to standard output.
func show(_ found: some Report, as format: ReportFormat, to console: Console) -> CommandOutcome {
  report(found.diagnostics, to: console)
  let text = found.rendered(as: format, isColored: console.colorsOutput)
  // What programs read is what was asked for.
  let isStatus = format == .text && found.isStatus
  if !text.isEmpty { isStatus ? console.status(text) : console.output(text) }
  return found.outcome
}
