import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads reactions by their addresses.
  mutating func reactions(_ node: YAMLNode?) -> [Reaction] {
    members(
      node, of: "addresses to blocks", example: "counter.playNext: state.rounds += 1"
    ).flatMap { member -> [Reaction] in
      let address = take(parseAddress(member.key.sourcedText, as: .event, memo: memo))
      guard let blocks = member.value.items else {
        return [reaction(to: address, member.value)].compactMap(\.self)
      }
      return blocks.compactMap { reaction(to: address, $0, at: $0.span) }
    }
  }

  /// Reads the reaction at an address. The address is nil if it could not be parsed.
  private mutating func reaction(
    to address: Address?, _ node: YAMLNode, at span: SourceSpan? = nil
  ) -> Reaction? {
    if let block = shortBlock(node) {
      return address.map {
        Reaction(
          address: $0, span: span ?? $0.span, documentation: .none, order: nil, block: block)
      }
    }
    guard let mapping = mapping(node, as: .reaction) else { return nil }
    let block = block(mapping)
    let order = order(mapping["order"])
    let documentation = documentation(mapping["doc"])
    return address.map {
      Reaction(
        address: $0, span: span ?? $0.span, documentation: documentation, order: order,
        block: block)
    }
  }

  /// Reads the block that runs before each block of the feature's own.
  mutating func always(_ member: YAMLMember?) -> Located<Block>? {
    member.flatMap { member in block(member.value).map { Located($0, at: member.key.span) } }
  }

  /// Reads whether a reaction comes before or after the child's own block.
  private mutating func order(_ node: YAMLNode?) -> Located<Reaction.Order>? {
    node.flatMap { node in choice(node, "an order").map { Located($0, at: node.span) } }
  }

  /// Reads actions without blocks: a list of names, or a mapping to payloads.
  mutating func declaredActions(_ node: YAMLNode?, as schema: Schema) -> [FeatureAction] {
    declaredActions(node, as: schema) { $0.actionName($1) }
  }

  /// Reads the delegate actions, to which the parent may react: a list of names, or a mapping to payloads.
  mutating func delegate(_ node: YAMLNode?) -> [FeatureAction] {
    declaredActions(node, as: .delegateAction) { decoder, node in
      decoder.name(node, "a delegate action's name").map { name in
        name.map { "delegate.\($0)" }
      }
    }
  }

  /// Reads the answers to alerts or dialogs that Swift code makes: a mapping to payloads.
  mutating func answers(_ node: YAMLNode) -> [FeatureAction] {
    declaredActions(node, as: .answer) { $0.name($1, "a button's action") }
  }

  /// Reads actions without blocks.
  ///
  /// - Parameter name: Reads the name of an action.
  private mutating func declaredActions(
    _ node: YAMLNode?, as schema: Schema,
    named name: (inout SpecDecoder, YAMLNode) -> Located<String>?
  ) -> [FeatureAction] {
    guard let node else { return [] }
    guard case .mapping(let members) = node.content else {
      return elements(node).compactMap { name(&self, $0) }.map(FeatureAction.init(named:))
    }
    if node.lacksEntries { lose(node) }
    return readable(members).compactMap { member in
      guard let name = name(&self, member.key) else { return nil }
      if member.value.isNothing { return FeatureAction(named: name) }
      guard let mapping = mapping(member.value, as: schema) else { return nil }
      if mapping["with"].map(\.isPartial) ?? member.value.lacksEntries {
        lose(member.key, named: member.name)
        return nil
      }
      var action = FeatureAction(named: name)
      action.documentation = documentation(mapping["doc"])
      action.parameters = parameters(mapping["with"], as: .type)
      return action
    }
  }

  /// Reads the properties of groups that do not follow from the groups' names: the names of their types, or mappings.
  mutating func groups(_ node: YAMLNode?) -> [ActionGroup] {
    guard let node else { return [] }
    return members(node, of: "groups to their types", example: "view: {conforms: [BindableAction]}")
      .readAll { member in
        guard let name = actionName(member.key, "a group's name") else { return nil }
        if case .scalar = member.value.content {
          guard let type = self.name(member.value, "a type's name") else { return nil }
          var group = ActionGroup(named: name)
          group.type = type
          return group
        }
        guard let mapping = mapping(member.value, as: .group) else { return nil }
        return ActionGroup(
          name: name, type: mapping["type"].flatMap { self.name($0, "a type's name") },
          conformances: conformances(mapping["conforms"]),
          holdsChildren: flag(mapping["children"]) ?? false,
          documentation: documentation(mapping["doc"]))
      }
  }
}
