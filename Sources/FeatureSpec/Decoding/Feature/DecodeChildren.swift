import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the child places, in which other features live.
  mutating func children(_ node: YAMLNode?) -> [Child] {
    // A place of several features has cases. When the place is lost, the names of its cases are lost, too.
    if let node, node.isPartial { lose(node) }
    return named(node, of: "names to features", example: "counter: Counter", as: "a child's name")
      .readAll { child($0.name, $0.value) }
  }

  /// Reads the value after a child's name: a feature's name, or a mapping.
  private mutating func child(_ name: Located<String>, _ node: YAMLNode) -> Child? {
    if case .scalar = node.content {
      guard let feature = childFeature(name, node) else { return nil }
      return Child(
        name: name, content: .feature(feature), plainCases: [], presence: .always,
        isPresented: false, isCase: false, statePath: nil, defaultValue: nil, documentation: .none)
    }
    guard let mapping = mapping(node, as: .child),
      let (content, plainCases) = content(of: name, mapping)
    else {
      lose(node, named: name.value)
      return nil
    }
    let presence = presence(mapping["presence"])
    if let value = mapping.member("default"), let presence, presence != .always {
      report(
        .misplacedKey, "'default' needs a child that always exists", at: value.key.span,
        hint: "take it out; '\(name.value)' begins empty")
    }
    return Child(
      name: name,
      content: content,
      plainCases: plainCases,
      presence: presence ?? .always,
      isPresented: isPresented(mapping, presence),
      isCase: false,
      statePath: statePath(mapping, presence),
      defaultValue: mapping["default"].map { fragment($0, .expression) },
      documentation: documentation(mapping["doc"])
    )
  }

  /// Reads the features that live in a child place.
  private mutating func content(
    of name: Located<String>, _ mapping: SpecMapping
  ) -> (Child.Content, [PlainCase])? {
    switch (mapping["feature"], mapping.member("oneOf")) {
    case (_?, nil): return childFeature(name, mapping).map { (.feature($0), []) }
    case (nil, let oneOf?):
      for key in ["dependencies", "generics", "arguments"] {
        guard let member = mapping.member(key) else { continue }
        report(
          .misplacedKey, "each of several children has its own \(key)", at: member.key.span,
          hint: "write them next to its feature: 'name: {feature: …, \(key): …}'")
      }
      if oneOf.value.isEmptyMapping {
        report(
          .emptyValue, "'oneOf' has no features", at: oneOf.key.span,
          hint: "name the features: 'oneOf: {edit: ItemEditor, share: ItemSharing}'")
      }
      var plainCases: [PlainCase] = []
      let features = named(
        oneOf.value, of: "cases to features", example: "edit: ItemEditor", as: "a case's name"
      ).compactMap { member -> ChildFeature? in
        guard isPlainCase(member.value) else { return childFeature(member.name, member.value) }
        if let one = plainCase(member.name, member.value) {
          plainCases.append(one)
        } else {
          lose(oneOf.value, named: member.name.value)
        }
        return nil
      }
      return (.oneOf(features), plainCases)
    case (_?, _?):
      checkExclusion(
        of: "feature", and: "oneOf", in: mapping,
        hint: "take one of them out: the child is one feature, or one of several")
      return nil
    default:
      guard !mapping.isSuspect else { return nil }
      report(
        .missingKey, "'\(name.value)' is either one feature or one of several", at: name.span,
        hint: "give it one of the keys 'feature' and 'oneOf'")
      return nil
    }
  }

  /// Reads a feature that lives in a child place: its name, or a mapping.
  private mutating func childFeature(
    _ name: Located<String>, _ node: YAMLNode
  ) -> ChildFeature? {
    guard case .mapping = node.content else {
      return featureName(node).map {
        ChildFeature(name: name, feature: $0, overrides: [], generics: [], arguments: [])
      }
    }
    return mapping(node, as: .alternative).flatMap { childFeature(name, $0) }
  }

  /// Reads the keys of a feature that lives in a child place.
  private mutating func childFeature(
    _ name: Located<String>, _ mapping: SpecMapping
  ) -> ChildFeature? {
    if ["feature", "alerts", "dialogs", "value"].allSatisfy({ mapping[$0] == nil }),
      !mapping.isSuspect
    {
      report(
        .missingKey, "'\(name.value)' is a feature, alerts, dialogs or a value", at: name.span,
        hint: "give it one of the keys 'feature', 'alerts', 'dialogs' and 'value'")
    }
    return mapping["feature"].flatMap { featureName($0) }.map {
      ChildFeature(
        name: name, feature: $0, overrides: childOverrides(mapping["dependencies"]),
        generics: genericArguments(mapping["generics"]),
        arguments: arguments(mapping["arguments"]))
    }
  }

  /// Reads the name by which a child refers to a feature: the full name, or only its last part.
  private mutating func featureName(_ node: YAMLNode) -> Located<String>? {
    if let text = node.scalar?.text, text.hasSuffix(">"), let bracket = text.firstIndex(of: "<") {
      let types = text[bracket...].dropFirst().dropLast()
      report(
        .wrongValue, "a feature is named without the types of its generic parameters",
        at: node.span,
        hint: "write '\(text[..<bracket])', and next to it 'generics: {…: \(types)}'")
      lose(node)
      return nil
    }
    return dottedName(node, "a feature's name", after: "the name of a feature or a type")
  }

  /// Reads the dependencies that have other values for a child.
  private mutating func childOverrides(_ node: YAMLNode?) -> [ChildOverride] {
    members(node, of: "dependencies to their values", example: "date: .constant(.now)")
      .readAll { member in
        let value = fragment(member.value, .expression)
        guard let address = take(parseAddress(member.key.sourcedText, memo: memo)) else {
          return nil
        }
        return ChildOverride(address: address, value: value)
      }
  }

  /// Reads the path to the part of the state that is the state of a child place.
  private mutating func statePath(
    _ mapping: SpecMapping, _ presence: Child.Presence?
  ) -> Address? {
    guard let state = mapping.member("state") else { return nil }
    if mapping["oneOf"] != nil {
      report(
        .misplacedKey, "'state' does not apply: one of several children has its own property",
        at: state.key.span,
        hint: "take 'state' out, or declare a feature whose child is the 'oneOf'")
    } else if presence == .stack {
      report(
        .misplacedKey, "'state' does not apply: a stack has its own property", at: state.key.span,
        hint: "take 'state' out")
    } else if let value = mapping.member("default") {
      report(
        .misplacedKey, "'default' does not apply: the part under 'state' has the first value",
        at: value.key.span,
        hint: "take 'default' out, and give that part a default")
    }
    guard text(state.value, "the path to a part of the state") != nil else { return nil }
    return take(parseAddress(state.value.sourcedText, memo: memo))
  }

  /// Reads whether the content of a child place is presented.
  private mutating func isPresented(
    _ mapping: SpecMapping, _ presence: Child.Presence?
  ) -> Bool {
    let isPresented = flag(mapping["presented"]) ?? true
    if let key = mapping.member("presented")?.key, let presence, presence != .optional {
      report(
        .misplacedKey, "'presented' needs an optional child", at: key.span,
        hint: "add 'presence: optional', or take 'presented' out")
    }
    return presence == .optional && isPresented
  }

  /// Reads the number of features that live in a child place; nil for an unknown word.
  private mutating func presence(_ node: YAMLNode?) -> Child.Presence? {
    guard let node else { return .always }
    let presence: Child.Presence? = choice(node, "a presence")
    if presence == nil { lose(node) }
    return presence
  }
}
