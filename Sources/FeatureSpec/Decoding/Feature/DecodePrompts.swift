import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads alerts or dialogs by name.
  mutating func prompts(_ node: YAMLNode?, _ kind: Prompt.Kind) -> [Prompt] {
    guard let node else { return [] }
    return members(node, of: "names to \(kind.rawValue)s", example: "failed: {title: Failed}")
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
          parameters: parameters(mapping["with"]),
          title: title ?? InterpolatedText(parts: []),
          message: message,
          buttons: buttons(mapping["buttons"])
        )
      }
  }

  /// Reads the answers to a prompt.
  private mutating func buttons(_ node: YAMLNode?) -> [Button] {
    guard let node else { return [] }
    return members(node, of: "actions to labels", example: "retry: Try again").readAll {
      member in
      guard let name = name(member.key, "a button's action") else { return nil }
      if case .scalar = member.value.content {
        return interpolated(member.value, "a label").map {
          Button(name: name, label: $0, role: nil, payload: [])
        }
      }
      guard let mapping = mapping(member.value, as: .button), let label = mapping["label"],
        let text = interpolated(label, "a label")
      else { return nil }
      let role = mapping["role"].flatMap { self.text($0, "'cancel' or 'destructive'") }
      return Button(
        name: name,
        label: text,
        role: role.flatMap { choice($0, "a button's role") },
        payload: names(mapping["with"], "a parameter's name")
      )
    }
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
          // A block scalar ends with a line break that nobody means.
          case .text(let text) where index == parts.count - 1 && text.hasSuffix("\n"):
            .text(String(text.dropLast()))
          case .text(let text): .text(text)
          case .value(let fragment): .value(fragment)
          }
        })
    }
  }
}
