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
      "overrides": overrides.assignments(),
      "actions": .list(
        exploration.actions.map { action in
          ["name": .text(name(of: action)), "action": .text(project.swift(action, of: feature))]
        }),
      "depth": .text("\(exploration.depth.value)"),
      "limit": exploration.limit.map { .text("\($0.value)") } ?? false,
      "invariants": .list(
        exploration.invariants.map { invariant in
          [
            "name": .text(invariant.name.literal),
            "condition": .text(invariant.condition.text),
          ]
        }),
    ]
  }

  /// The action as it stands in the spec, as a string literal.
  private func name(of action: ActionCall) -> String {
    escapedStringLiteral(action.span.text)
  }
}
