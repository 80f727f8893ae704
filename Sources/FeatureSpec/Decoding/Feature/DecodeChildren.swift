import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the places that other features live in.
  mutating func children(_ node: YAMLNode?) -> [Child] {
    guard let node else { return [] }
    return members(node, of: "names to features", example: "counter: Counter").readAll {
      member in
      guard let name = name(member.key, "a child's name") else { return nil }
      return child(name, member.value)
    }
  }

  /// Reads what stands behind a child's name: a feature's name, or a mapping.
  private mutating func child(_ name: Located<String>, _ node: YAMLNode) -> Child? {
    if case .scalar = node.content {
      guard let feature = childFeature(name, node) else { return nil }
      return Child(
        name: name, content: .feature(feature), presence: .always, defaultValue: nil,
        documentation: .none)
    }
    guard let mapping = mapping(node, as: .child), let content = content(of: name, mapping) else {
      isIncomplete = true
      return nil
    }
    let presence = presence(mapping["presence"])
    if let value = mapping.member("default"), presence != .always {
      report(
        "only a child that is always there has a 'default'", at: value.key.span,
        hint: "without one, '\(name.value)' begins empty")
    }
    return Child(
      name: name,
      content: content,
      presence: presence,
      defaultValue: mapping["default"].map { fragment($0, .expression) },
      documentation: documentation(mapping["doc"])
    )
  }

  /// Reads which features live in a place.
  private mutating func content(
    of name: Located<String>, _ mapping: SpecMapping
  ) -> Child.Content? {
    switch (mapping.member("feature"), mapping.member("oneOf")) {
    case (let feature?, nil):
      return self.name(feature.value, "a feature's name").map {
        .feature(
          ChildFeature(
            name: name, feature: $0, overrides: childOverrides(mapping["dependencies"])))
      }
    case (nil, let oneOf?):
      if let overrides = mapping.member("dependencies") {
        report(
          "each of several children has its own dependencies", at: overrides.key.span,
          hint: "write them beside its feature: 'name: {feature: …, dependencies: …}'")
      }
      let members = members(
        oneOf.value, of: "cases to features", example: "edit: ItemEditor")
      if members.isEmpty, oneOf.value.isEmptyMapping {
        report(
          "there is nothing to choose from", at: oneOf.key.span,
          hint: "name the features: 'oneOf: {edit: ItemEditor, share: ItemSharing}'")
      }
      return .oneOf(
        members.readAll { member in
          guard let name = self.name(member.key, "a case's name") else { return nil }
          return childFeature(name, member.value)
        })
    case (let feature?, let oneOf?):
      report(
        "'feature' and 'oneOf' exclude each other", at: oneOf.key.span,
        hint: "one feature lives there, or one of several; take one of them out",
        related: [.init("the other is here", at: feature.key.span)])
      return nil
    default:
      guard !mapping.isSuspect else { return nil }
      report(
        "'\(name.value)' is either one feature or one of several", at: name.span,
        hint: "give it one of the keys 'feature' and 'oneOf'")
      return nil
    }
  }

  /// Reads a feature that lives in a place: its name, or a mapping.
  private mutating func childFeature(
    _ name: Located<String>, _ node: YAMLNode
  ) -> ChildFeature? {
    guard case .mapping = node.content else {
      return self.name(node, "a feature's name").map {
        ChildFeature(name: name, feature: $0, overrides: [])
      }
    }
    guard let mapping = mapping(node, as: .alternative), let feature = mapping["feature"] else {
      return nil
    }
    return self.name(feature, "a feature's name").map {
      ChildFeature(name: name, feature: $0, overrides: childOverrides(mapping["dependencies"]))
    }
  }

  /// Reads dependencies that are others for a child.
  private mutating func childOverrides(_ node: YAMLNode?) -> [ChildOverride] {
    guard let node else { return [] }
    return members(node, of: "dependencies to their values", example: "date: .constant(.now)")
      .readAll { member in
        let value = fragment(member.value, .expression)
        guard let address = take(parseAddress(member.key.sourcedText)) else { return nil }
        return ChildOverride(address: address, value: value)
      }
  }

  /// Reads how many features live in a place.
  private mutating func presence(_ node: YAMLNode?) -> Child.Presence {
    guard let node, let text = text(node, "'always', 'optional', 'many' or 'stack'") else {
      return .always
    }
    guard let presence: Child.Presence = choice(text, "a presence") else {
      isIncomplete = true
      return .always
    }
    return presence
  }

  /// Reads one of a few words.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: Located<String>, _ what: String
  ) -> Choice? {
    if let choice = Choice(rawValue: text.value) { return choice }
    guard !text.value.isEmpty else {
      report(
        "\(what) is missing", at: text.span,
        hint: "write one of \(Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))")
      return nil
    }
    let words = Choice.allCases.map(\.rawValue)
    let closest = closestName(to: text.value, among: words)
    report(
      "'\(text.value)' is not \(what)", at: text.span,
      hint: .didYouMean(
        closest,
        or:
          "write \(words.dropLast().map { "'\($0)'" }.joined(separator: ", ")) or '\(words.last ?? "")'"
      ))
    // What follows from the word is most likely right.
    return closest.flatMap(Choice.init)
  }
}
