import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads an exploration.
  mutating func exploration(_ member: YAMLMember?) -> Exploration? {
    guard let member, let mapping = mapping(member.value, as: .exploration) else { return nil }
    let actions = filled(mapping, "actions").readAll { exploredAction($0) }
    let depth = mapping["depth"].flatMap { count($0, "the number of consecutive actions") }
    let limit = mapping["limit"].flatMap { count($0, "the maximum number of visited states") }
    let delays = mapping["delays"].flatMap {
      count($0, "the number of delays that end after one action")
    }
    let invariants = invariants(mapping.member("invariants"))
    let setup = TestCase(
      name: Located("keeps its invariants", at: member.key.span),
      documentation: documentation(mapping["doc"]),
      setup: nil,
      given: given(mapping["given"]),
      givenState: givenState(mapping["given"]),
      givenParts: givenParts(mapping["given"]),
      arguments: arguments(mapping["arguments"]),
      overrides: overrides(mapping["dependencies"]),
      steps: [],
      missing: MissingTestParts(
        steps: false, values: ["given", "arguments"].contains { mapping[$0]?.isPartial == true })
    )
    guard let depth else { return nil }
    return Exploration(
      setup: setup, actions: actions, depth: depth, limit: limit, delays: delays,
      invariants: invariants)
  }

  /// Reads an action to try, or a mapping with 'bind'.
  private mutating func exploredAction(_ node: YAMLNode) -> ExploredAction? {
    guard case .mapping = node.content else { return action(node).map { .send($0) } }
    guard let mapping = mapping(node, as: .exploredBinding), let binding = mapping["bind"] else {
      return nil
    }
    return boundField(binding).map { .bind($0) }
  }

  /// Reads a number that is one or greater.
  private mutating func count(_ node: YAMLNode, _ what: String) -> Located<Int>? {
    guard let text = text(node, what) else { return nil }
    guard let count = Int(text.value), count > 0 else {
      report(
        .wrongValue, "'\(text.value)' is not a whole number from 1 on", at: text.span,
        hint: "write \(what), as in '5'")
      return nil
    }
    return Located(count, at: text.span)
  }

  /// Reads invariants: names in words with their conditions.
  private mutating func invariants(_ member: YAMLMember?) -> [Invariant] {
    guard let member else { return [] }
    let members = members(
      member.value, of: "names to conditions",
      example: "the count is never negative: state.count >= 0")
    if members.isEmpty, member.value.isNothing {
      report(
        .emptyValue, "'invariants' has no conditions", at: member.key.span,
        hint: "add a condition, as in 'the count is never negative: state.count >= 0'")
    }
    return members.map { member in
      if member.name.isEmpty {
        report(
          .invalidKey, "an invariant needs a name", at: member.value.span,
          hint: "describe the condition in words")
      }
      return Invariant(
        name: Located(member.name, at: member.key.span),
        condition: fragment(member.value, .assertion))
    }
  }
}
