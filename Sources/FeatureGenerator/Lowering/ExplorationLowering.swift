import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

extension TestLowering {
  /// The test that walks every state that some actions reach.
  func lower(_ exploration: Exploration, function: String) -> TemplateValue {
    let setup = exploration.setup
    let overrides = OverrideLowering(test: setup, project: project)
    return [
      "title": .text(setup.name.literal),
      "function": .text(function),
      "feature": .text(project.typeName(of: feature)),
      "doc": lines(of: setup.documentation),
      "clocks": .list(overrides.clocks.map { .text($0) }),
      "given": given(setup),
      "overrides": overrides.assignments(adding: clock(for: setup)),
      "actions": .list(commas(exploration.actions.map(entry))),
      "depth": .text("\(exploration.depth.value)"),
      "limit": exploration.limit.map { .text("\($0.value)") } ?? false,
      "invariants": .list(commas(exploration.invariants.map(entry))),
    ]
  }

  /// The clock that never waits, where the spec says nothing of the one that is used.
  private func clock(for setup: TestCase) -> [String] {
    let isOverridden = setup.overrides.contains { $0.key.value == "continuousClock" }
    return isOverridden || !project.usesClock(feature)
      ? [] : ["$0.continuousClock = ImmediateClock()"]
  }

  /// An action with its text in the spec.
  private func entry(_ action: ExploredAction) -> String {
    let (text, tree): (String, CallTree) =
      switch action {
      case .send(let call): (call.span.text, project.tree(call, of: feature))
      case .bind(let assignment):
        (
          "bind: \(assignment.address.text) = \(assignment.value.text)",
          project.resolvedBinding(assignment.address, of: feature).binding(assignment.value.text)
        )
      }
    return CallTree.call("", [.text(escapedStringLiteral(text)), tree])
      .text(columns: columnLimit - 6, tail: 1)
  }

  /// A condition with what it says.
  private func entry(_ invariant: Invariant) -> String {
    """
    (
      \(invariant.name.literal),
      { state in
    \(invariant.condition.text.indented().indented())
      }
    )
    """
  }

  /// Items of a list: a list of one has no comma behind it, one of several lines has one behind each.
  private func commas(_ items: [String]) -> [TemplateValue] {
    items.map { .text(items.count == 1 ? $0 : $0 + ",") }
  }
}

extension ActionPath {
  /// The action that writes a field through its binding.
  func binding(_ value: String) -> CallTree {
    guard let field else { fatalError("a binding is one of a field") }
    let path = ActionPath(steps: steps + [.wrapped("binding")], name: "set", parameters: [])
    let names = field.components.map { component in
      escapedMember(component.name.name) + (component.isChained ? "!" : "")
        + component.brackets
    }
    return path.tree([.text("\\.\(names.joined(separator: "."))"), .text(value)])
  }
}
