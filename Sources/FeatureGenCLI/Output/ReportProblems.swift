import SpecSource

/// Prints what the file system refused, a line each.
func report(_ error: FileSystemError, to console: Console) {
  let shown = 20
  for error in [error] + error.others.prefix(shown) {
    console.error("featuregen: error: \(printableOnOneLine(error.description))")
  }
  let hidden = error.others.count - shown
  if hidden > 0 { console.error("featuregen: error: and \(counted(hidden, "file")) more") }
}

/// Prints diagnostics in the order of files and places, and how many errors there are.
///
/// - Returns: Whether there is an error.
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
  /// How many errors there are, and how many of them an edit fixes.
  fileprivate var errorSummary: String {
    let shown = bounded
    let corrected = FileFixes(shown).applied.count
    guard corrected > 0 else { return counted(count, "error") }
    // Nobody waits for the edits of errors that are not shown.
    let share =
      shown.count < count
      ? "some of " : count == 1 ? "" : corrected == count ? "all of " : "\(corrected) of "
    return "\(counted(count, "error")), \(share)which '\(toolCommand) lint --fix' corrects"
  }
}

extension Parsed {
  /// Prints the diagnostics.
  ///
  /// - Returns: The value; nil when there is an error.
  func reported(to console: Console) -> Value? {
    report(diagnostics, to: console) ? nil : value
  }

  /// A result without a value, and the error that explains it.
  static func failed(_ rule: Rule, _ message: String, hint: String? = nil) -> Parsed {
    Parsed(nil, diagnostics: [.error(rule, message, at: nil, hint: hint)])
  }
}

extension [Diagnostic] {
  /// The errors among them.
  var errors: [Diagnostic] {
    filter { $0.severity == .error }
  }
}
