import SpecSource

extension [Diagnostic] {
  /// What a check finds that finds one error.
  static func error(
    _ message: String, at span: SourceSpan, hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) -> [Diagnostic] {
    [.error(message, at: span, hint: hint, related: related)]
  }

  /// What a check finds that finds one error with a way out that may be an edit.
  static func error(_ message: String, at span: SourceSpan, hint: Hint) -> [Diagnostic] {
    [.error(message, at: span, hint: hint)]
  }
}
