import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads reactions by their addresses.
  mutating func reactions(_ node: YAMLNode?) -> [Reaction] {
    members(
      node, of: "what happens to blocks", example: "counter.playNext: state.rounds += 1"
    ).compactMap { member in
      let address = take(parseAddress(member.key.sourcedText, as: .event))
      if let block = shortBlock(member.value) {
        return address.map {
          Reaction(address: $0, documentation: .none, order: nil, block: block)
        }
      }
      guard let mapping = mapping(member.value, as: .reaction) else { return nil }
      let block = block(mapping)
      let order = order(mapping["order"])
      let documentation = documentation(mapping["doc"])
      return address.map {
        Reaction(address: $0, documentation: documentation, order: order, block: block)
      }
    }
  }

  /// Reads whether a reaction comes before or after the child's own block.
  private mutating func order(_ node: YAMLNode?) -> Located<Reaction.Order>? {
    node.flatMap { node in choice(node, "an order").map { Located($0, at: node.span) } }
  }

  /// Reads actions without blocks: a list of names, or a mapping to payloads.
  mutating func declaredActions(
    _ node: YAMLNode?, as schema: Schema, _ what: String
  ) -> [FeatureAction] {
    guard let node else { return [] }
    guard case .mapping(let members) = node.content else {
      return names(node, "\(what)'s name").map {
        FeatureAction(name: $0, documentation: .none, parameters: [], block: .empty)
      }
    }
    return members.filter { !$0.name.hasPrefix("x-") }.compactMap { member in
      guard let name = name(member.key, "\(what)'s name") else { return nil }
      if member.value.isNothing {
        return FeatureAction(name: name, documentation: .none, parameters: [], block: .empty)
      }
      guard let mapping = mapping(member.value, as: schema) else { return nil }
      return FeatureAction(
        name: name, documentation: documentation(mapping["doc"]),
        parameters: parameters(mapping["with"]), block: .empty)
    }
  }
}
