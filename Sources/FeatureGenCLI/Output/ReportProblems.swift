import SpecSource

/// Prints the failed operations of the file system, a line for each.
func report(_ error: FileSystemError, to console: Console) {
  let shown = 20
  for error in [error] + error.others.prefix(shown) {
    console.error("featuregen: error: \(printableOnOneLine(error.description))")
  }
  let hidden = error.others.count - shown
  if hidden > 0 { console.error("featuregen: error: and \(counted(hidden, "file")) more") }
}

/// Prints diagnostics in the order of files and places, and the number of errors.
///
/// - Returns: Whether an error was printed.
@discardableResult
func report(_ diagnostics: [Diagnostic], to console: Console) -> Bool {
  let sorted = diagnostics.groupedForPrinting()
  for diagnostic in sorted.bounded {
    console.error(diagnostic.rendered(isColored: console.colorsErrors))
  }
  let errors = sorted.errors
  if !errors.isEmpty { console.error("featuregen: \(errors.errorSummary)") }
  return !errors.isEmpty
}

extension [Diagnostic] {
  /// The number of errors, and of the errors that an edit fixes.
  fileprivate var errorSummary: String {
    let shown = bounded
    let corrected = FileFixes(shown).applied.count
    guard corrected > 0 else { return counted(count, "error") }
    // The edits of errors that are not shown are not computed.
    let share =
      shown.count < count
      ? "some of " : count == 1 ? "" : corrected == count ? "all of " : "\(corrected) of "
    return "\(counted(count, "error")), \(share)which '\(toolCommand) lint --fix' corrects"
  }
}

extension Parsed {
  /// Prints the diagnostics.
  ///
  /// - Returns: The value; nil when the diagnostics contain an error.
  func reported(to console: Console) -> Value? {
    report(diagnostics, to: console) ? nil : value
  }

  /// Makes a result without a value, with the error that explains it.
  static func failed(_ rule: Rule, _ message: String, hint: String? = nil) -> Parsed {
    Parsed(nil, diagnostics: [.error(rule, message, at: nil, hint: hint)])
  }
}

extension [Diagnostic] {
  /// The errors among the diagnostics.
  var errors: [Diagnostic] {
    filter { $0.severity == .error }
  }
}
