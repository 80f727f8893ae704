import SpecSource
import SpecSwift

extension [Prompt] {
  /// What follows the buttons that send an action of the feature: a reaction for each.
  var buttonReactions: [Reaction] {
    places.flatMap { place in
      var names: Set<String> = []
      return place.prompts.flatMap(\.buttons).compactMap { button -> Reaction? in
        guard case .send(let call) = button.effect, names.insert(button.name.value).inserted else {
          return nil
        }
        var block = Block()
        block.effects.sends = [call]
        return Reaction(
          address: Address(of: button, in: place), documentation: .none, order: nil, block: block)
      }
    }
  }
}

extension Address {
  /// The address of a button's action, which stands where the button's name does.
  fileprivate init(of button: Button, in place: PromptPlace) {
    let span = button.name.span
    let start = place.name.value.utf8.count + 1
    let text = "\(place.name.value).\(button.name.value)"
    let source = SourcedText(text: text, span: span) { offset in
      span.startOffset + Swift.max(offset - start, 0)
    }
    let range = start..<text.utf8.count
    self.init(
      source: source, start: 0,
      components: [
        AddressComponent(
          name: Name(place.name.value, range: 0..<start - 1), subscriptValue: nil),
        AddressComponent(name: Name(button.name.value, range: range), subscriptValue: nil),
      ],
      range: range)
  }
}
