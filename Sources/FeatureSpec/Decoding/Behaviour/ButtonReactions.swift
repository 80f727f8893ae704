import SpecSource
import SpecSwift

extension PromptPlace {
  /// The reactions to the buttons that send an action of the feature, one for each button.
  var buttonReactions: [Reaction] {
    var names: Set<String> = []
    return prompts.flatMap(\.buttons).compactMap { button -> Reaction? in
      guard case .send(let call) = button.effect, names.insert(button.name.value).inserted else {
        return nil
      }
      var block = Block.empty
      block.effects = [.send(call)]
      return Reaction(
        address: address(of: button), span: button.name.span, documentation: .none, order: nil,
        block: block)
    }
  }

  /// Makes the address of a button's action, at the place of the button's name.
  private func address(of button: Button) -> Address {
    let span = button.name.span
    var components: [AddressComponent] = []
    var text = ""
    for name in [child?.value, self.name.value, button.name.value].compactMap(\.self) {
      if !text.isEmpty { text += "." }
      let start = text.utf8.count
      text += name
      components.append(AddressComponent(Name(name, range: start..<text.utf8.count)))
    }
    let range = components[components.count - 1].name.range
    let source = SourcedText(text: text, span: span) { offset in
      span.startOffset + max(offset - range.lowerBound, 0)
    }
    return Address(source: source, start: 0, components: components, range: range)
  }
}
