import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads alerts or dialogs by name.
  mutating func prompts(_ node: YAMLNode?, _ kind: Prompt.Kind) -> [Prompt] {
    members(node, of: "names to \(kind.rawValue)s", example: "failed: {title: Failed}")
      .readAll { member in
        let name = name(member.key, "\(kind == .alert ? "an" : "a") \(kind.rawValue)'s name")
        guard let mapping = mapping(member.value, as: .prompt), let name else {
          isIncomplete = true
          return nil
        }
        let title = mapping["title"].flatMap { interpolated($0, "a title") }
        let message = mapping["message"].flatMap { interpolated($0, "a message") }
        return Prompt(
          kind: kind,
          name: name,
          documentation: documentation(mapping["doc"]),
          parameters: parameters(mapping["with"], as: .type),
          title: title ?? InterpolatedText(parts: []),
          message: message,
          buttons: buttons(mapping["buttons"])
        )
      }
  }

  /// Reads the answers to a prompt.
  private mutating func buttons(_ node: YAMLNode?) -> [Button] {
    named(
      node, of: "actions to labels", example: "retry: Try again", as: "a button's action"
    ).readAll { button($0.name, $0.value) }
  }

  /// Reads what stands behind a button's action: its label, or a mapping.
  private mutating func button(_ name: Located<String>, _ node: YAMLNode) -> Button? {
    if case .scalar = node.content {
      return interpolated(node, "a label").map {
        Button(name: name, label: $0, role: nil, payload: [])
      }
    }
    guard let mapping = mapping(node, as: .button), let label = mapping["label"],
      let text = interpolated(label, "a label")
    else { return nil }
    return Button(
      name: name, label: text, role: choice(mapping["role"], "a button's role"),
      payload: names(mapping["with"], "a parameter's name"))
  }

  /// Reads a text for people, in which `\(…)` holds Swift.
  private mutating func interpolated(_ node: YAMLNode, _ what: String) -> InterpolatedText? {
    guard let text = text(node, what) else { return nil }
    guard !text.value.isEmpty else {
      report("\(what) is missing", at: node.span, hint: "write the text behind the colon")
      return nil
    }
    return take(parseInterpolatedText(node.sourcedText)).map { parts in
      InterpolatedText(
        parts: parts.enumerated().map { index, part in
          switch part {
          // A block scalar ends with a line break that is not part of the text.
          case .text(let text) where index == parts.count - 1 && text.hasSuffix("\n"):
            .text(String(text.dropLast()))
          case .text(let text): .text(text)
          case .value(let fragment): .value(fragment)
          }
        })
    }
  }
}
