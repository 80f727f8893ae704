import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads tests by name.
  mutating func tests(_ node: YAMLNode?) -> [TestCase] {
    members(node, of: "names to tests", example: "counts up:").readAll { member in
      if member.name.isEmpty {
        report(
          .invalidKey, "a test needs a name", at: member.value.span,
          hint: "describe in words what it proves")
      }
      return test(Located(member.name, at: member.key.span), member.value)
    }
  }

  /// Reads the value after a test's name: a list of steps, or a mapping.
  private mutating func test(_ name: Located<String>, _ node: YAMLNode) -> TestCase? {
    if case .sequence(let nodes) = node.content {
      let steps = nodes.map { step($0) }
      return TestCase(
        name: name, documentation: .none, setup: nil, given: [], givenState: nil, givenParts: [],
        arguments: [], overrides: [], steps: steps.readAll { $0 },
        missing: MissingTestParts(steps: steps.contains { $0 == nil }, values: false))
    }
    guard let mapping = mapping(node, as: .test) else { return nil }
    let steps = filled(mapping, "steps").map { step($0) }
    return TestCase(
      name: name,
      documentation: documentation(mapping["doc"]),
      setup: mapping["setup"].map { fragment($0, .preparation) },
      given: given(mapping["given"]),
      givenState: givenState(mapping["given"]),
      givenParts: givenParts(mapping["given"]),
      arguments: arguments(mapping["arguments"]),
      overrides: overrides(mapping["dependencies"]),
      steps: steps.readAll { $0 },
      missing: MissingTestParts(
        steps: mapping["steps"] == nil || steps.contains { $0 == nil },
        values: node.lacksEntries
          || ["given", "arguments"].contains { mapping[$0]?.isPartial == true })
    )
  }

  /// Reads the values of a feature's parameters.
  mutating func arguments(_ node: YAMLNode?) -> [GivenField] {
    named(node, of: "parameters to their values", example: "limit: 3", as: "a parameter's name")
      .map { GivenField(name: $0.name, value: fragment($0.value, .expression)) }
  }

  /// Reads the fields of the state that a test starts from.
  mutating func given(_ node: YAMLNode?) -> [GivenField] {
    guard node?.isWholeState != true else { return [] }
    return members(node, of: "fields to their values", example: "count: 3").readAll { member in
      guard !member.isPart else { return nil }
      return name(member.key, "a field's name")
        .map { GivenField(name: $0, value: fragment(member.value, .expression)) }
    }
  }

  /// Reads the parts of fields that a test starts from: `draft.title`.
  mutating func givenParts(_ node: YAMLNode?) -> [Expectation] {
    guard case .mapping(let members) = node?.content else { return [] }
    return members.filter(\.isPart).readAll { member in
      let value = fragment(member.value, .expression)
      guard let address = take(parseAddress(member.key.sourcedText, memo: memo)) else { return nil }
      return Expectation(address: address, value: value)
    }
  }

  /// Reads a single step.
  private mutating func step(_ node: YAMLNode) -> TestStep? {
    guard let mapping = mapping(node, as: .step) else { return nil }
    let present = stepKinds.filter(mapping.names.contains)
    guard let key = present.first, present.count == 1, let value = mapping[key] else {
      guard !mapping.isSuspect else { return nil }
      report(
        .exclusiveKeys,
        present.isEmpty
          ? "this step has no key that specifies what happens"
          : "a step is one thing, not '\(present[0])' and '\(present[1])'",
        at: node.span,
        hint: present.isEmpty
          ? "give it one of the keys \(stepKinds.joined(separator: ", "))"
          : "make each a separate step, with its own '- '")
      return nil
    }
    let changes = statements(mapping["expect"])
    let expectations = changes == nil ? expectations(mapping["expect"]) : []
    if let expect = mapping.member("expect"),
      ["assert", "do", "exhaustivity", "cancel", "skip"].contains(key)
    {
      report(
        .misplacedKey, "'\(key)' cannot change the state, so 'expect' has nothing to check",
        at: expect.key.span,
        hint: "put 'expect' next to the 'send' or 'receive' that changes the state")
    }
    guard let kind = kind(key, value) else { return nil }
    return TestStep(
      span: value.span, kind: kind, expectations: expectations, changes: changes,
      changesNothing: mapping["expect"]?.members?.isEmpty ?? false)
  }

  /// Reads the kind of a step, from its key and the key's value.
  private mutating func kind(_ key: String, _ node: YAMLNode) -> TestStep.Kind? {
    switch key {
    case "send": return action(node).map(TestStep.Kind.send)
    case "receive": return action(node).map(TestStep.Kind.receive)
    case "bind": return boundField(node).map(TestStep.Kind.bind)
    case "advance": return duration(node).map(TestStep.Kind.advance)
    case "assert": return .assert(fragment(node, .assertion))
    case "do": return .statements(fragment(node, .preparation))
    case "exhaustivity": return exhaustivity(node)
    case "feed": return call(node, as: .fed).map(TestStep.Kind.feed)
    case "end": return endedStream(node)
    case "cancel": return action(node).map(TestStep.Kind.cancel)
    case "skip": return choice(node, "a value of 'skip'").map(TestStep.Kind.skip)
    default:
      guard case .scalar(let scalar) = node.content, scalar.text == "true" else {
        report(
          .wrongValue, "'finish' can only be true", at: node.span,
          hint: "take the step out if the effects need not finish")
        return nil
      }
      return .finish
    }
  }

  /// Reads whether a test must account for every effect and change from this step on.
  private mutating func exhaustivity(_ node: YAMLNode) -> TestStep.Kind? {
    guard let text = text(node, "'off' or 'on'") else { return nil }
    guard ["on", "off"].contains(text.value) else {
      report(
        .wrongValue, "'exhaustivity' is 'off' or 'on', not '\(text.value)'", at: text.span,
        hint: "write 'on', or 'off' to let later steps omit changes, actions and effects")
      return nil
    }
    return .exhaustivity(isOn: text.value == "on")
  }

  /// Reads the stream that a step ends.
  private mutating func endedStream(_ node: YAMLNode) -> TestStep.Kind? {
    guard let call = action(node) else { return nil }
    if call.arguments != nil {
      report(
        .wrongArguments, "'end' takes no element", at: node.span,
        hint: "write 'end: \(call.address.path)'; 'feed' sends elements")
    }
    return .end(call.address)
  }

  /// Reads statements that change the state; nil for any other value.
  private mutating func statements(_ node: YAMLNode?) -> SwiftFragment? {
    guard let node, case .scalar = node.content, !node.isNothing else { return nil }
    return fragment(node, .expectation)
  }

  /// Reads the expected changes of the state.
  private mutating func expectations(_ node: YAMLNode?) -> [Expectation] {
    members(node, of: "fields to their new values", example: "count: 4").readAll { member in
      let value = fragment(member.value, .expression)
      guard let address = take(parseAddress(member.key.sourcedText, memo: memo)) else { return nil }
      return Expectation(address: address, value: value)
    }
  }
}

/// The keys that decide the kind of a step.
private let stepKinds = [
  "send", "receive", "bind", "advance", "assert", "do", "finish", "exhaustivity", "feed", "end",
  "cancel", "skip",
]

extension YAMLMember {
  /// Whether the member specifies a part of a field, and not the whole field.
  fileprivate var isPart: Bool {
    name.contains { ".[".contains($0) }
  }
}
