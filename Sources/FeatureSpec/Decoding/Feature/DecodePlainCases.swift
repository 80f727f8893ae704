import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Whether a case of a place with several cases declares that no feature lives in the case.
  func isPlainCase(_ node: YAMLNode) -> Bool {
    guard case .mapping(let members) = node.content else { return false }
    return members.contains { ["alerts", "dialogs", "value"].contains($0.name) }
  }

  /// Reads a case that shows alerts or dialogs, or holds a value.
  mutating func plainCase(_ name: Located<String>, _ node: YAMLNode) -> PlainCase? {
    guard let mapping = mapping(node, as: .alternative) else { return nil }
    let keys = ["feature", "alerts", "dialogs", "value"].compactMap { mapping.member($0) }
    guard let first = keys.first, keys.count == 1 else {
      for other in keys.dropFirst() {
        report(
          .exclusiveKeys, "'\(name.value)' is a feature, alerts, dialogs or a value",
          at: other.key.span,
          hint: "take one of them out, or give it its own case")
      }
      return nil
    }
    for key in ["dependencies", "arguments"] {
      guard let member = mapping.member(key) else { continue }
      report(
        .misplacedKey, "only a feature has \(key)", at: member.key.span, hint: "take '\(key)' out")
    }
    guard first.name == "value" else {
      let kind: Prompt.Kind = first.name == "alerts" ? .alert : .dialog
      if case .mapping = first.value.content {
        return PlainCase(name: name, content: .madeInSwift(kind, answers(first.value)))
      }
      return PlainCase(
        name: name,
        content: .prompts(
          kind, names: names(first.value, "the name of one of the \(first.name)"), []))
    }
    return PlainCase(name: name, content: .value(fragment(first.value, .storedType)))
  }
}
