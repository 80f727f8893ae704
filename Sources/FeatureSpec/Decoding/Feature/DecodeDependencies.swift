import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the dependencies of a feature: the names by which the feature calls them, and the declarations of
  /// dependencies that are not keys.
  mutating func dependencies(_ node: YAMLNode?) -> (names: [Located<String>], own: [OwnDependency])
  {
    var names: [Located<String>] = []
    var own: [OwnDependency] = []
    let elements = elements(node)
    let words = Set(elements.compactMap { $0.scalar?.text })
    for element in elements {
      guard case .mapping = element.content else {
        if let name = dependencyKey(element, listed: words) { names.append(name) }
        continue
      }
      let entries = named(
        element, of: "names to dependencies", example: "clock: continuousClock",
        as: "a dependency's name")
      for entry in entries {
        guard let dependency = ownDependency(entry.name, entry.value) else {
          lose(element, named: entry.name.value)
          continue
        }
        names.append(entry.name)
        own.append(dependency)
      }
    }
    return (names, own)
  }

  /// Reads the key of a dependency. A text that is not a key needs a name of the feature's own.
  private mutating func dependencyKey(
    _ node: YAMLNode, listed words: Set<String>
  ) -> Located<String>? {
    guard let text = node.scalar?.text, text.first == "@" || isSource(text) && text.contains(".")
    else { return name(node, "a dependency's key") }
    if text.first == "@" {
      let last = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last ?? "name"
      return unnamed(text, as: last, quoted: singleQuoted(text), node)
    }
    let parts = text.split(separator: ".").map(String.init)
    let key = parts.first ?? text
    if key.first?.isLowercase == true {
      let hint: Hint =
        words.contains(key)
        ? "take it out: '\(key)' is listed"
        : Hint("list '\(key)', and write the part where you use it", replacement: key)
      report(
        .invalidDependency, "'\(text)' is a part of the dependency '\(key)'", at: node.span,
        hint: hint)
      return Located(key, at: node.span)
    }
    let last = (parts.last == "self" ? parts.dropLast() : parts[...]).last ?? text
    return unnamed(text, as: last[...], quoted: text, node)
  }

  /// Reports a dependency without a key, which needs a name of the feature's own.
  private mutating func unnamed(
    _ text: String, as last: Substring, quoted: String, _ node: YAMLNode
  ) -> Located<String>? {
    let entry = "{\(last.prefix(1).lowercased() + last.dropFirst()): \(quoted)}"
    report(
      .invalidDependency, "'\(text)' cannot be a dependency's key", at: node.span,
      hint: Hint("give it its own name: '\(entry)'", replacement: entry))
    lose(node)
    return nil
  }

  /// Reads a dependency to which a feature gives a name of its own.
  private mutating func ownDependency(
    _ name: Located<String>, _ node: YAMLNode
  ) -> OwnDependency? {
    if let text = node.scalar?.text, text.first == "@" {
      return wrapper(node).map { OwnDependency(name: name, source: $0, isWrapped: true) }
    }
    let source = fragment(node, .expression)
    guard !source.isBroken else { return nil }
    guard isSource(source.text) else {
      let type = "\(source.text).self"
      let wrapper = "@\(source.text)"
      let isWrapper = source.text.last == ")" && source.text.first?.isUppercase == true
      report(
        .invalidDependency, "'\(source.text)' is not a dependency", at: node.span,
        hint: isWrapper
          ? Hint("write '\(wrapper)'", replacement: singleQuoted(wrapper))
          : isSource(type)
            ? Hint("write '\(type)'", replacement: type)
            : "write a key, a property of one, a type or a property wrapper: 'continuousClock', 'date.now', 'StoreClient.self', '@Injected(\\.store)'"
      )
      return nil
    }
    return OwnDependency(name: name, source: source, isWrapped: false)
  }

  /// Whether a text names a dependency, by names with dots between them or by a type with 'self' after it.
  private func isSource(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.last == "self" else {
      return parts.allSatisfy { isIdentifier($0) && $0.first?.isUppercase == false }
    }
    return parts.count > 1 && parts[0].first?.isUppercase == true && !text.contains("(")
  }
}
