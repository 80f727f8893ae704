import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

extension TestLowering {
  /// Lowers the test that visits every state that some actions reach.
  func lower(_ exploration: Exploration, function: String) -> ExplorationModel {
    let setup = exploration.setup
    let overrides = OverrideLowering(
      of: setup, project: project, dialect: dialect, isExplored: true)
    return ExplorationModel(
      heading: heading(of: setup, function: function),
      setup: TestSetupModel(
        clocks: overrides.clocks, initial: initialState(of: setup), given: given(setup),
        shared: begin(setup), isChanged: changesState(setup),
        overrides: overrides.assignments(adding: clock(for: setup))),
      actions: traced(exploration.actions.map(entry), from: exploration.actions.map(\.span)),
      depth: "\(exploration.depth.value)",
      limit: exploration.limit.map { "\($0.value)" },
      delays: exploration.delays.map { "\($0.value)" },
      invariants: traced(
        exploration.invariants.map(entry), from: exploration.invariants.map(\.condition.span)),
      span: setup.name.span)
  }

  /// Returns the entries of a list, with their places in the spec.
  private func traced(_ entries: [Code], from spans: [SourceSpan]) -> [Code] {
    // A single entry has no comma after it, but leaves room for one.
    let end = entries.count == 1 ? Code.room(1) : ","
    return zip(entries, spans).map { .made($0 + end, of: $1) }
  }

  /// Returns the override with a clock that never waits, if the feature uses the clock and the spec does not override
  /// it.
  private func clock(for setup: TestCase) -> [Code] {
    let isOverridden = setup.overrides.contains { $0.key.value == "continuousClock" }
    return isOverridden || !project.usesClock(feature)
      ? [] : ["$0.continuousClock = ImmediateClock()"]
  }

  /// Returns the entry for an action, with the action's text in the spec.
  private func entry(_ explored: ExploredAction) -> Code {
    switch explored {
    case .send(let action):
      return entry(action.span.text, action.code, action.path.linked, action.arguments ?? [])
    case .bind(let field):
      let binding = field.binding.linked
      return entry(
        "bind: \(field.address.text) = \(field.value.text)", binding.writing(field.value.code),
        binding.path, [])
    }
  }

  private func entry(
    _ name: String, _ call: Code, _ action: ActionPath, _ arguments: [CallArgument]
  ) -> Code {
    let parts = [Code(escapedStringLiteral(name)), call]
    // The runtime's explorer finds out by itself which actions cannot be sent.
    guard dialect == .tca else { return .call(.empty, parts) }
    let condition =
      PlaceCondition(of: action, arguments).closure.map { [Code.labeled("when", $0)] } ?? []
    return .call("ExploredAction", parts + condition)
  }

  /// Returns the entry for an invariant: its condition with its name.
  private func entry(_ invariant: Invariant) -> Code {
    .block(
      "StateInvariant(\(invariant.name.literalCode)) { state in", [invariant.condition.code])
  }
}

extension BindingPath {
  /// Returns the action that writes the field.
  fileprivate func writing(_ value: Code) -> Code {
    let path = ActionPath(steps: steps + [.group("binding")], .action("set"))
    let names = field.components.map { component in
      escapedMember(component.name.name) + (component.isChained ? "!" : "")
        + component.brackets
    }
    return path.code(["\\.\(names.joined(separator: "."))", value])
  }
}

extension ExploredAction {
  /// The place of the action in the spec.
  fileprivate var span: SourceSpan {
    switch self {
    case .send(let call): call.span
    case .bind(let field): field.address.span
    }
  }
}
