import FeatureSpec
import SpecSource

/// Finds actions that no effect and no button sends, in features whose views are written by hand, if the settings ask
/// for these actions.
///
/// The Swift of a view may send each of these actions; the command looks for them in the project's own Swift.
func lintSends(in project: FeatureProject) -> [Diagnostic] {
  guard project.settings.lint.severity(of: .unusedAction) != nil else { return [] }
  let sent = SentActions(in: project)
  return project.lintedFeatures.flatMap { lintSends(of: $0, in: project, sent) }
}

private func lintSends(of feature: Feature, in project: FeatureProject, _ sent: SentActions)
  -> [Diagnostic]
{
  guard project.view(of: feature) == nil else { return [] }
  return feature.actions.filter { !sent.contains($0, of: feature, in: project) }.map { action in
    .finding(
      .unusedAction, "no view, effect or parent sends '\(action.name.value)'", at: action.name.span,
      hint: "send it from the view, or remove it")
  }
}

/// The actions that the specs of a project send.
///
/// They are collected once for all features, because a parent may send an action of a child.
private struct SentActions: Sendable {
  private let declarations: Set<DeclarationID>

  init(in project: FeatureProject) {
    declarations = Set(
      project.features.lazy.flatMap(\.sentActions)
        .compactMap { $0.path.target?.references.last?.declaration })
  }

  /// Whether a spec sends an action: a key, or Swift of the feature or of a parent that names the action's case.
  func contains(_ action: FeatureAction, of feature: Feature, in project: FeatureProject) -> Bool {
    declarations.contains(DeclarationID(.action, action.name.value, of: feature.name.value))
      || ([feature] + project.parents(of: feature).map(\.parent)).contains {
        $0.name.span.file.names(case: action.caseName.value)
      }
  }
}

extension Feature {
  /// The actions that effects and buttons send.
  fileprivate var sentActions: [NamedAction] {
    let buttons = (promptPlaces + casePlaces).flatMap(\.prompts).flatMap(\.buttons)
    return allEffects.flatMap(\.sentActions)
      + buttons.compactMap { if case .send(let action) = $0.effect { action } else { nil } }
  }
}

extension Rule {
  /// An action that nothing sends.
  public static let unusedAction = Rule(
    "unused-action", .optional(nil),
    reason: """
      No effect, button or parent sends the action, and the Swift of the project does not name it. Its block therefore never \
      runs.

      Send the action from a view, or remove it. The rule is off unless the settings turn it on, because it reads all Swift \
      of the project. It applies to features whose views are written by hand in the folders of 'sources': lint cannot see \
      other views.
      """)
}
