import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the behaviour of dependencies in a test: `key.endpoint: behaviour`, or `key: value`.
  mutating func overrides(_ node: YAMLNode?) -> [DependencyOverride] {
    members(node, of: "dependencies to overrides", example: "random.int: 5").readAll { member in
      guard let address = take(parseAddress(member.key.sourcedText, as: .dependency, memo: memo))
      else {
        return nil
      }
      let names = address.components.map { component in
        Located(component.name.name, at: address.span(of: component.name.range))
      }
      guard let key = names.first, names.count <= 2 else {
        report(
          .invalidAddress, "'\(member.name)' names no endpoint", at: member.key.span,
          hint: "write 'key.endpoint', as in 'random.int'")
        return nil
      }
      return override(key, names.dropFirst().first, member.value)
    }
  }

  /// Reads the behaviour of a dependency or an endpoint, and the time at which it applies.
  private mutating func override(
    _ key: Located<String>, _ endpoint: Located<String>?, _ node: YAMLNode
  ) -> DependencyOverride? {
    guard case .mapping = node.content else {
      if node.isWord("throws") {
        report(
          .emptyValue, "'throws' has no error", at: node.span, hint: thrownHint("{", "}"))
        return nil
      }
      let isSilent = node.isWord("never")
      return DependencyOverride(
        key: key, endpoint: endpoint,
        behaviour: isSilent ? .never(node.span) : .value(fragment(node, .expression)),
        own: nil, delay: nil, ownName: nil)
    }
    guard let mapping = mapping(node, as: .override), let behaviour = behaviour(mapping, node)
    else { return nil }
    let after = mapping.member("after")
    if let after {
      for key in ["closure", "stream"] where mapping[key] != nil {
        report(
          .exclusiveKeys, "'after' and '\(key)' exclude each other", at: after.key.span,
          hint: key == "closure"
            ? "let the closure wait: 'try await continuousClock.sleep(for: .seconds(1))'"
            : "write 'stream: fed', and feed it when its time has come")
      }
    }
    let delay = after.flatMap { after in
      duration(after.value).map { Located($0, at: after.value.span) }
    }
    return DependencyOverride(
      key: key, endpoint: endpoint, behaviour: behaviour, own: nil, delay: delay, ownName: nil)
  }

  /// Reads the behaviour of a dependency.
  private mutating func behaviour(
    _ mapping: SpecMapping, _ node: YAMLNode
  ) -> DependencyOverride.Behaviour? {
    if let stream = mapping["stream"] {
      for key in ["records", "closure", "returns"] {
        guard let other = mapping.member(key) else { continue }
        report(
          .exclusiveKeys, "'stream' and '\(key)' exclude each other", at: other.key.span,
          hint: "keep only 'throws' next to 'stream': the error that ends it")
      }
      let error = mapping["throws"].map { fragment($0, .expression) }
      return stream.isWord("fed")
        ? .fed(stream.span, throwing: error)
        : .stream(elements: fragment(stream, .expression), throwing: error)
    }
    let present = ["throws", "records", "closure"].filter { mapping[$0] != nil }
    if present.isEmpty, mapping["after"] != nil {
      return .value(mapping["returns"].map { fragment($0, .expression) } ?? nothing(at: node))
    }
    guard present.count == 1 else {
      guard !mapping.isSuspect else { return nil }
      report(
        .exclusiveKeys, "an override is one of 'throws', 'records', 'closure' and 'stream'",
        at: present.dropFirst().first.flatMap { mapping.member($0)?.key.span } ?? node.span,
        hint: present.isEmpty
          ? "write only the value for an override that returns it"
          : "take '\(present[0])' or '\(present[1])' out")
      return nil
    }
    let returns = mapping["returns"].map { fragment($0, .expression) }
    if let key = mapping.member("returns")?.key, mapping["records"] == nil {
      report(
        .misplacedKey, "'returns' belongs next to 'records'", at: key.span,
        hint: "write only the value for an override that returns it")
    }
    if let error = mapping["throws"], ["true", "yes"].contains(error.scalar?.text) {
      report(
        .wrongValue, "'throws' needs the error that is thrown", at: error.span, hint: thrownHint())
      return nil
    }
    if let error = mapping["throws"] { return .throwing(fragment(error, .expression)) }
    if let closure = mapping["closure"] { return .closure(fragment(closure, .expression)) }
    guard let name = mapping["records"].flatMap({ name($0, "a record's name") }) else { return nil }
    return .records(name, returns: returns)
  }
  private func thrownHint(_ opening: String = "", _ closing: String = "") -> Hint {
    Hint("write it, as in '\(opening)throws: EffectError(\"offline\")\(closing)'")
  }

  /// Makes the value `()`, for a place where no value is written.
  private func nothing(at node: YAMLNode) -> SwiftFragment {
    let source = SourcedText("()", madeOf: node.span)
    return parseFragment(source, as: .expression).value ?? .broken(source, as: .expression)
  }
}

extension YAMLNode {
  /// Whether the node is a word, without quotes.
  fileprivate func isWord(_ word: String) -> Bool {
    guard case .scalar(let scalar) = content else { return false }
    return scalar.style == .plain && scalar.text == word
  }
}
