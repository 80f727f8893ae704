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

  /// Reads the keys of dependencies.
  mutating func dependencies(_ node: YAMLNode?) -> [Located<String>] {
    let elements = elements(node)
    let words = Set(elements.compactMap { $0.scalar?.text })
    return elements.compactMap { element in
      guard let key = element.scalar?.text.firstName, key != element.scalar?.text else {
        return name(element, "a dependency's key")
      }
      let isListed = words.contains(key)
      report(
        "'\(element.scalar?.text ?? "")' is a part of the dependency '\(key)'", at: element.span,
        hint: isListed
          ? "take it out: '\(key)' is listed"
          : Hint("list '\(key)', and name the part where it is used", replacement: key))
      return Located(key, at: element.span)
    }
  }
}

extension String {
  /// Whether it is nothing, or several words that begin like a sentence.
  fileprivate var isProse: Bool {
    isEmpty
      || first?.isUppercase == true && contains(" ")
        && allSatisfy { $0.isLetter || $0.isNumber || " ,.!?'’-…".contains($0) }
  }

  /// The name in front of a dot with another one behind it, as `date` of `date.now`.
  fileprivate var firstName: String? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ isIdentifier(String($0)) }) else { return nil }
    return String(parts[0])
  }
}
