import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension TestLowering {
  /// The test that visits every state that some actions reach.
  func lower(_ exploration: Exploration, function: String) -> ExplorationModel {
    let setup = exploration.setup
    let overrides = OverrideLowering(
      of: setup, project: project, dialect: dialect, isExplored: true)
    return ExplorationModel(
      heading: heading(of: setup, function: function),
      setup: TestSetupModel(
        clocks: overrides.clocks, initial: initialState(of: setup), given: given(setup),
        shared: begin(setup, columns: testColumns - 2), isChanged: changesState(setup),
        overrides: overrides.assignments(adding: clock(for: setup))),
      actions: traced(exploration.actions.map(entry), from: exploration.actions.map(\.span)),
      depth: "\(exploration.depth.value)",
      limit: exploration.limit.map { "\($0.value)" },
      delays: exploration.delays.map { "\($0.value)" },
      invariants: traced(
        exploration.invariants.map(entry), from: exploration.invariants.map(\.condition.span)),
      span: setup.name.span)
  }

  /// Entries of a list, with where they come from.
  private func traced(_ entries: [String], from spans: [SourceSpan]) -> [TracedText] {
    zip(commaEnded(entries), spans).map { TracedText($0, from: $1) }
  }

  /// The clock that never waits, where the spec says nothing of the one that is used.
  private func clock(for setup: TestCase) -> [String] {
    let isOverridden = setup.overrides.contains { $0.key.value == "continuousClock" }
    return isOverridden || !project.usesClock(feature)
      ? [] : ["$0.continuousClock = ImmediateClock()"]
  }

  /// An action with its text in the spec.
  private func entry(_ explored: ExploredAction) -> String {
    switch explored {
    case .send(let action):
      return entry(action.span.text, action.tree, action.path.linked, action.arguments ?? [])
    case .bind(let field):
      let (binding, value) = (field.binding.linked, field.value.text)
      return entry(
        "bind: \(field.address.text) = \(value)", binding.writing(value), binding.path, [])
    }
  }

  private func entry(
    _ name: String, _ call: CallTree, _ action: ActionPath, _ arguments: [CallArgument]
  ) -> String {
    let parts = [CallTree.text(escapedStringLiteral(name)), call]
    // The runtime's explorer finds out by itself what cannot be sent.
    guard dialect == .tca else {
      return CallTree.call("", parts).text(columns: columnLimit - 6, tail: 1)
    }
    let condition =
      PlaceCondition(of: action, arguments).closure.map { [CallTree.labeled("when", .text($0))] }
      ?? []
    return CallTree.call("ExploredAction", parts + condition)
      .text(columns: columnLimit - 6, tail: 1)
  }

  /// A condition with its name.
  private func entry(_ invariant: Invariant) -> String {
    """
    StateInvariant(\(invariant.name.literal)) { state in
    \(invariant.condition.text.indented())
    }
    """
  }
}

extension BindingPath {
  /// The action that writes the field.
  fileprivate func writing(_ value: String) -> CallTree {
    let path = ActionPath(steps: steps + [.group("binding")], .action("set"))
    let names = field.components.map { component in
      escapedMember(component.name.name) + (component.isChained ? "!" : "")
        + component.brackets
    }
    return path.tree([.text("\\.\(names.joined(separator: "."))"), .text(value)])
  }
}

extension ExploredAction {
  /// Where it stands.
  fileprivate var span: SourceSpan {
    switch self {
    case .send(let call): call.span
    case .bind(let field): field.address.span
    }
  }
}
