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
          lose(member.key, named: member.name)
          return nil
        }
        let title = mapping["title"].flatMap { interpolated($0, "a title") }
        let message = mapping["message"].flatMap { interpolated($0, "a message") }
        let parameters = parameters(mapping["with"], as: .type)
        return Prompt(
          kind: kind,
          name: name,
          place: mapping["in"].flatMap { self.name($0, "a property's name") },
          documentation: documentation(mapping["doc"]),
          parameters: parameters,
          title: title ?? InterpolatedText(parts: [], translation: .verbatim),
          message: message,
          buttons: buttons(mapping["buttons"], parameters)
        )
      }
  }

  /// Reads the answers to a prompt.
  private mutating func buttons(_ node: YAMLNode?, _ parameters: [Parameter]) -> [Button] {
    named(
      node, of: "actions to labels", example: "retry: Try again", as: "a button's action"
    ).readAll { button($0.name, $0.value, parameters) }
  }

  /// Reads the value after the name of a button's action: the button's label, or a mapping.
  private mutating func button(
    _ name: Located<String>, _ node: YAMLNode, _ parameters: [Parameter]
  ) -> Button? {
    if case .scalar = node.content {
      return interpolated(node, "a label").map {
        Button(
          name: name, label: $0, role: nil, condition: nil, effect: .answer, payload: [])
      }
    }
    guard let mapping = mapping(node, as: .button), let label = mapping["label"],
      let text = interpolated(label, "a label")
    else { return nil }
    let effect = buttonEffect(mapping["sends"])
    if case .nothing = effect, let with = mapping.member("with") {
      report(
        .misplacedKey, "'\(name.value)' sends nothing, so it has no payload",
        at: with.key.span,
        hint: "take out 'with' or 'sends: nothing'")
    }
    let payload = names(mapping["with"], "a parameter's name")
    return Button(
      name: name, label: text, role: choice(mapping["role"], "a button's role"),
      condition: mapping["if"].map { fragment($0, .conditions) }, effect: effect,
      payload: payload + effect.mentioned(of: parameters, but: payload))
  }

  /// Reads the action that a button sends, or 'nothing'.
  private mutating func buttonEffect(_ node: YAMLNode?) -> Button.Effect {
    guard let node else { return .answer }
    if case .scalar(let scalar) = node.content, scalar.text == "nothing" { return .nothing }
    return sentAction(node).map(Button.Effect.send) ?? .answer
  }
}

extension Button.Effect {
  /// Finds the names of the parameters that the sent action uses, except for the parameters that are already in the
  /// payload.
  fileprivate func mentioned(
    of parameters: [Parameter], but taken: [Located<String>]
  ) -> [Located<String>] {
    guard case .send(let call) = self else { return [] }
    return parameters.map(\.name).filter { name in
      call.mentions(name.value) && !taken.contains { $0.value == name.value }
    }
  }
}
