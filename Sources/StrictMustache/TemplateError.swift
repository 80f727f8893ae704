import SpecSource

/// Why a template could not be rendered.
public struct TemplateError: Error, Sendable, Hashable {
  /// What is wrong, where in the template, and what to do about it.
  ///
  /// Inside partials and parents, `related` lists the tags that led to the place, the innermost first.
  public let diagnostic: Diagnostic

  /// Makes an error of its diagnostic.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension TemplateError: CustomStringConvertible {
  /// The diagnostic in one line, as `path:line:column: message; hint`.
  public var description: String {
    let place = diagnostic.span.map { "\($0): " } ?? ""
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    return "\(place)\(diagnostic.message)\(hint)"
  }
}
