import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// Checks that a state or an action that is declared Sendable has only Sendable parts.
///
/// Swift infers by itself whether types that are not public are Sendable.
func checkSendable(
  of feature: Feature, in project: FeatureProject, _ dialect: Dialect
) -> [Diagnostic] {
  let check = SendableCheck(feature: feature, project: project)
  let states = check.parts("state", \.state) { child in
    project.stateConformances(of: child) + dialect.stateConformances
  }
  let actions = check.parts("action", \.action) { child in
    // The app is responsible for an action type that its style declares.
    project.actionLayout(of: child).declaresAction
      ? project.actionConformances(of: child) + dialect.actionConformances : ["Sendable"]
  }
  return states + actions
}

private struct SendableCheck {
  let feature: Feature
  let project: FeatureProject

  /// Returns diagnostics for the children whose part is not Sendable, although the feature's part is declared
  /// Sendable.
  ///
  /// - Parameter conformances: Returns the protocols of a child's part.
  func parts(
    _ part: String, _ list: KeyPath<Conformances, Conformances.List?>,
    _ conformances: (Feature) -> [String]
  ) -> [Diagnostic] {
    let names = project.said(of: feature, list)?.names ?? []
    guard let name = names.first(where: { $0.value == "Sendable" }) else { return [] }
    return feature.children.flatMap(\.features).compactMap { one in
      guard let child = project.feature(named: one.feature.value), !child.isExternal,
        project.access(of: child) == .public, !conformances(child).contains("Sendable")
      else { return nil }
      return .error(
        .missingConformance,
        "the \(part) of '\(child.name.value)' is not Sendable, but the parent's must be",
        at: one.feature.span,
        hint:
          "add 'Sendable' to 'conforms' of '\(child.name.value)', or remove it from the list here",
        related: [.init("the protocol is here", at: name.span)])
    }
  }
}
