import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads what dependencies do in a test: `key.endpoint: behaviour`, or `key: value`.
  mutating func overrides(_ node: YAMLNode?) -> [DependencyOverride] {
    members(node, of: "dependencies to what they do", example: "random.int: 5").readAll { member in
      guard let address = take(parseAddress(member.key.sourcedText)) else { return nil }
      let names = address.components.map { component in
        Located(component.name.name, at: address.span(of: component.name.range))
      }
      guard let key = names.first, names.count <= 2 else {
        report(
          "'\(member.name)' names no endpoint", at: member.key.span,
          hint: "write 'key.endpoint', as in 'random.int'")
        return nil
      }
      return behaviour(member.value).map {
        DependencyOverride(key: key, endpoint: names.dropFirst().first, behaviour: $0)
      }
    }
  }

  /// Reads what a dependency does.
  private mutating func behaviour(_ node: YAMLNode) -> DependencyOverride.Behaviour? {
    guard case .mapping = node.content else {
      return .value(fragment(node, .expression))
    }
    guard let mapping = mapping(node, as: .override) else { return nil }
    if let stream = mapping["stream"] {
      for key in ["records", "closure", "returns"] {
        guard let other = mapping.member(key) else { continue }
        report(
          "'stream' and '\(key)' exclude each other", at: other.key.span,
          hint: "only 'throws' stands beside 'stream': the error that ends it")
      }
      return .stream(
        elements: fragment(stream, .expression),
        throwing: mapping["throws"].map { fragment($0, .expression) })
    }
    let present = ["throws", "records", "closure"].filter { mapping[$0] != nil }
    guard present.count == 1 else {
      guard !mapping.isSuspect else { return nil }
      report(
        "an override is one of 'throws', 'records', 'closure' and 'stream'",
        at: present.dropFirst().first.flatMap { mapping.member($0)?.key.span } ?? node.span,
        hint: present.isEmpty
          ? "write the value itself for one that just returns it"
          : "take '\(present[0])' or '\(present[1])' out")
      return nil
    }
    let returns = mapping["returns"].map { fragment($0, .expression) }
    if let key = mapping.member("returns")?.key, mapping["records"] == nil {
      report(
        "'returns' belongs beside 'records'", at: key.span,
        hint: "write the value itself for an override that just returns it")
    }
    if let error = mapping["throws"] { return .throwing(fragment(error, .expression)) }
    if let closure = mapping["closure"] { return .closure(fragment(closure, .expression)) }
    guard let name = mapping["records"].flatMap({ name($0, "a record's name") }) else { return nil }
    return .records(name, returns: returns)
  }
}
