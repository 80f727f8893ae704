import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Makes the error for a text that has only the quotes of YAML, which are not part of the Swift: `default: ""`.
  ///
  /// - Returns: The error; nil when the node is no quoted text, or is quoted Swift with a mistake in it.
  func unquotedText(_ node: YAMLNode) -> Diagnostic? {
    guard case .scalar(let scalar) = node.content,
      [.singleQuoted, .doubleQuoted].contains(scalar.style),
      scalar.text.isProse
    else { return nil }
    let fix = Diagnostic.Fix(replacing: node.span, by: singleQuoted("\"\(scalar.text)\""))
    return .error(
      .missingQuotes, "the Swift string needs its own quotes inside YAML's", at: node.span,
      hint: Hint(showing: fix, after: "write both kinds of quotes: "))
  }
}

extension SpecDecoder {
  /// Makes the error for an escape that YAML resolves in its double quotes, although Swift needs it:
  /// `"print(\"a\nb\")"`.
  ///
  /// - Parameter isSwift: Whether a text is the Swift that is expected.
  /// - Returns: The error; nil when the node is not the expected Swift even with its escapes.
  func resolvedEscape(in node: YAMLNode, isSwift: (SourcedText) -> Bool) -> Diagnostic? {
    guard let text = textWithEscapes(of: node), let escape = text.firstEscape else { return nil }
    let file = SourceFile(path: "", text: text)
    let span = SourceSpan(file: file, offsets: 0..<text.utf8.count)
    guard isSwift(SourcedText(verbatim: span)) else { return nil }
    let fix = Diagnostic.Fix(replacing: node.span, by: singleQuoted(text))
    return .error(
      .invalidEscape,
      "YAML resolves '\(escape)' in double quotes, so Swift gets the character itself",
      at: node.span, hint: Hint(showing: fix, after: "use single quotes: "))
  }
}

extension String {
  /// The first backslash with the character after it; nil if the text has no backslash.
  fileprivate var firstEscape: String? {
    firstIndex(of: "\\").map { String(self[$0...].prefix(2)) }
  }

  /// Whether the text is empty, or consists of several words that begin like a sentence.
  fileprivate var isProse: Bool {
    isEmpty
      || first?.isUppercase == true && contains(" ")
        && allSatisfy { $0.isLetter || $0.isNumber || " ,.!?'’-…".contains($0) }
  }
}
