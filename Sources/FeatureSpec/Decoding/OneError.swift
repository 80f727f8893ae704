import SpecSource

extension [Diagnostic] {
  /// Makes the only error of a check.
  package static func error(
    _ rule: Rule, _ message: String, at span: SourceSpan, hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) -> [Diagnostic] {
    [.error(rule, message, at: span, hint: hint, related: related)]
  }

  /// Makes the only error of a check, with a hint that may be an edit.
  package static func error(
    _ rule: Rule, _ message: String, at span: SourceSpan,
    hint: @autoclosure @escaping @Sendable () -> Hint?
  ) -> [Diagnostic] {
    [.error(rule, message, at: span, hint: hint())]
  }
}

extension Hint {
  /// Suggests the name that was probably meant, or lists all names.
  ///
  /// - Parameters:
  ///   - list: The beginning of the list, as in "its actions are".
  ///   - otherwise: The advice for the case that no names exist.
  package static func oneOf(
    _ names: [String], for name: String, _ list: String, or otherwise: String? = nil
  ) -> Hint {
    oneOf(NameIndex(names), for: name, list, or: otherwise)
  }

  /// Suggests the name that was probably meant, or lists all names.
  package static func oneOf(
    _ index: NameIndex, for name: String, _ list: String, or otherwise: String? = nil
  ) -> Hint {
    if let closest = index.closest(to: name) { return .didYouMean(closest) }
    let all = "\(list) \(index.names.joined(separator: ", "))"
    return Hint(index.names.isEmpty ? otherwise ?? all : all)
  }
}
