import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

// Steps of several parts.

extension TestLowering {
  /// The call that writes a field through its binding. Where the spec assigns a part of the field, the call writes the
  /// whole field, as a view does.
  func send(_ written: BoundField, tail: Int) -> String {
    var binding = written.binding.linked
    let field = binding.field
    let name = field.components[0].name.name
    let isWhole = field.components.count == 1 && field.components[0].brackets.isEmpty
    let value =
      isWhole
      ? written.value.text
      : """
      {
        var \(escapedIdentifier(name)) = \(written.place.linked.whole(field).value)
        \(part(field)) = \(written.value.text)
        return \(escapedIdentifier(name))
      }()
      """
    binding.field.components = [AddressComponent(field.components[0].name)]
    return CallTree.call("await store.send", [.text("\\\(binding.path.casePath)"), .text(value)])
      .text(columns: testColumns, tail: tail)
  }

  /// A part of a field as it is assigned in a copy of the field.
  private func part(_ field: Address) -> String {
    field.components.enumerated().map { index, component in
      (index == 0
        ? escapedIdentifier(component.name.name) : ".\(escapedMember(component.name.name))")
        + component.brackets + (component.isChained ? "?" : "")
    }.joined()
  }

  /// The step that ends a stream, by an error if the test says so.
  func end(_ address: Address, in test: TestCase) -> StepModel {
    let overrides = OverrideLowering(of: test, project: project, dialect: dialect)
    let override = test.overrides.first { $0.isFed && $0.name == address.path }
    var arguments: [CallTree] = []
    if case .fed(_, let error?) = override?.behaviour {
      arguments = [.labeled("throwing", .text(error.text))]
    }
    return statement(
      CallTree.call("await \(overrides.stream(at: address)).finish", arguments)
        .text(columns: testColumns))
  }

  /// The step that waits for an action.
  ///
  /// Several payload values make a tuple, which cannot be compared, nor can any error or a result without value: they are
  /// matched by a pattern. So are the cases to which no key path leads.
  func receive(_ received: NamedAction, _ changes: StateChanges) -> StepModel {
    let arguments = received.arguments ?? []
    let action = received.path.linked
    guard
      arguments.count > 1 || !action.isComparable && !arguments.isEmpty
        || action.payloadCase?.needsPattern == true
    else {
      let parts = [CallTree.text("\\\(action.casePath)")] + arguments.map { .text($0.value.text) }
      return statement(
        CallTree.call("await store.receive", parts)
          .text(columns: testColumns, tail: changes.tail), changes)
    }
    return StepModel(
      call: "await store.receive {", matches: conditions(for: arguments, of: action),
      changes: changes.lines.isEmpty ? nil : changes.lines, opening: changes.opening)
  }

  /// The conditions that tell an action that is received: a pattern, and comparisons of the values that leave something
  /// out, which Swift would take for patterns that lack it.
  private func conditions(for arguments: [CallArgument], of action: ActionPath) -> [String] {
    var patterns: [CallTree] = []
    var comparisons: [String] = []
    for (argument, parameter) in zip(arguments, action.parameters) {
      guard project.mayLeaveOutPayload(argument.value) else {
        patterns.append(argument.tree)
        continue
      }
      let name = parameter.name.value
      let isFree = !arguments.contains { $0.value.text.contains(name) }
      let received = isFree ? name : "received\(name.capitalizedFirst)"
      patterns.append(
        .argument(argument.label?.name, .text("let \(escapedIdentifier(received))")))
      comparisons.append("\(escapedIdentifier(received)) == \(argument.value.text)")
    }
    // It stands behind 'case', which is indented twice.
    let pattern = action.tree(patterns).text(columns: testColumns - 10, tail: 6)
      .indented().indented().dropFirst(4)
    return ["case \(pattern) = $0"] + comparisons
  }
}

extension FeatureProject {
  /// Whether a value is, or holds, a case whose payload has defaults.
  fileprivate func mayLeaveOutPayload(_ value: SwiftFragment) -> Bool {
    guard value.text.contains(".") && value.text.contains("(") else { return false }
    return casesWithDefaults.contains { value.text.contains(".\(escapedMember($0))(") }
  }
}
