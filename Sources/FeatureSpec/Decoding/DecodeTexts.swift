import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// The error for a text that has quotes of YAML only, which are not part of the Swift: `default: ""`.
  ///
  /// - Returns: The error; nil when the node is no quoted text, or one of Swift that has a mistake in it.
  func unquotedText(_ node: YAMLNode) -> Diagnostic? {
    guard case .scalar(let scalar) = node.content,
      [.singleQuoted, .doubleQuoted].contains(scalar.style),
      scalar.text.isProse
    else { return nil }
    let fix = Diagnostic.Fix(replacing: node.span, by: singleQuoted("\"\(scalar.text)\""))
    return .error(
      "YAML's quotes are no part of the Swift that stands in them", at: node.span,
      hint: Hint(showing: fix, behind: "a text has both kinds of quotes: "))
  }
}

extension String {
  /// Whether it is nothing, or several words that begin like a sentence.
  fileprivate var isProse: Bool {
    isEmpty
      || first?.isUppercase == true && contains(" ")
        && allSatisfy { $0.isLetter || $0.isNumber || " ,.!?'’-…".contains($0) }
  }
}
