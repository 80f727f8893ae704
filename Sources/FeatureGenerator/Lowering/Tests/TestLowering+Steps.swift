import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// The steps that consist of several parts.

extension TestLowering {
  /// Returns the call that writes a field through its binding. If the spec assigns a part of the field, the call
  /// writes the whole field, like a view.
  func send(_ written: BoundField, _ changes: StateChanges) -> Code {
    var binding = written.binding.linked
    let field = binding.field
    let name = escapedIdentifier(field.components[0].name.name)
    let isWhole = field.components.count == 1 && field.components[0].brackets.isEmpty
    let value =
      isWhole
      ? written.value.code
      : .block(
        "{",
        [
          "var \(name) = \(written.place.linked.whole(field).value)",
          "\(part(field)) = \(written.value)", "return \(name)",
        ], "}()")
    binding.field.components = [AddressComponent(field.components[0].name)]
    return .call("await store.send", ["\\\(binding.path.casePath(from: written.address))", value])
      + changes.closure
  }

  /// Returns a part of a field, as it is assigned in a copy of the field.
  private func part(_ field: Address) -> String {
    field.components.enumerated().map { index, component in
      (index == 0
        ? escapedIdentifier(component.name.name) : ".\(escapedMember(component.name.name))")
        + component.brackets + (component.isChained ? "?" : "")
    }.joined()
  }

  /// Returns the step that ends a stream, with an error if the test declares one.
  func end(_ address: Address, in test: TestCase) -> Code {
    let overrides = OverrideLowering(of: test, project: project, dialect: dialect)
    let override = test.overrides.first { $0.isFed && $0.name == address.path }
    var arguments: [Code] = []
    if case .fed(_, let error?) = override?.behaviour {
      arguments = [.labeled("throwing", error.code)]
    }
    return .call("await \(overrides.stream(at: address)).finish", arguments)
  }

  /// Returns the step that waits for an action.
  ///
  /// Several payload values form a tuple, which cannot be compared. Errors and results without a value cannot be
  /// compared, either. A pattern matches such actions, and also the cases that no key path reaches.
  func receive(_ received: NamedAction, _ changes: StateChanges) -> Code {
    let arguments = received.arguments ?? []
    let action = received.path.linked
    guard
      arguments.count > 1 || !action.isComparable && !arguments.isEmpty
        || action.payloadCase?.needsPattern == true
    else {
      let parts = ["\\\(action.casePath(from: received.address))"] + arguments.map(\.value.code)
      return .call("await store.receive", parts) + changes.closure
    }
    let guarded = Code.block(
      "guard", [conditions(for: arguments, of: received).joined(separator: ",\n")],
      .block("else {", ["return false"]))
    let assertion: Code = changes.lines.isEmpty ? .empty : " assert:\(changes.closure)"
    return .block("await store.receive {", [guarded, "return true"]) + assertion
  }

  /// Returns the conditions that identify a received action: a pattern, and comparisons for values that omit a part
  /// of their payload, which Swift would take for patterns without that part.
  private func conditions(for arguments: [CallArgument], of action: NamedAction) -> [Code] {
    var patterns: [Code] = []
    var comparisons: [Code] = []
    for (argument, parameter) in zip(arguments, action.path.linked.parameters) {
      guard project.mayLeaveOutPayload(argument.value) else {
        patterns.append(argument.code)
        continue
      }
      let name = parameter.name.value
      let isFree = !arguments.contains { $0.value.text.contains(name) }
      let received = escapedIdentifier(isFree ? name : "received\(name.capitalizedFirst)")
      patterns.append(.labeled(argument.label?.name, "let \(received)"))
      comparisons.append("\(received) == \(argument.value)")
    }
    // The further lines after `case` are indented twice.
    let pattern = Code.nested(.nested(action.code(patterns)))
    return ["case \(pattern) = $0"] + comparisons
  }
}

extension FeatureProject {
  /// Returns whether a value is, or contains, a case whose payload has default values.
  fileprivate func mayLeaveOutPayload(_ value: SwiftFragment) -> Bool {
    guard value.text.contains(".") && value.text.contains("(") else { return false }
    return casesWithDefaults.contains { value.text.contains(".\(escapedMember($0))(") }
  }
}
