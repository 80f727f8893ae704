import SpecSource

/// The reason why a template could not be rendered.
public struct TemplateError: Error, Sendable, Hashable {
  /// The problem, its position in the template, and a hint for its correction.
  ///
  /// Inside of partials and parents, `related` lists the tags that led to the position, the innermost first.
  public let diagnostic: Diagnostic

  /// Makes an error from its diagnostic.
  public init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension TemplateError: CustomStringConvertible {
  /// The diagnostic on a single line, as `path:line:column: message; hint`.
  public var description: String {
    let place = diagnostic.span.map { "\($0): " } ?? ""
    let hint = diagnostic.hint.map { "; \($0)" } ?? ""
    return "\(place)\(diagnostic.message)\(hint)"
  }
}
