import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that the effects of a feature send the actions that its tests receive.
func checkReceives(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let received = feature.tests.flatMap(\.steps).compactMap { step -> NamedAction? in
    if case .receive(let action) = step.kind { action } else { nil }
  }
  guard !received.isEmpty, let sent = feature.sentActions else { return [] }
  return received.compactMap { action -> Diagnostic? in
    let path = action.names.joined(separator: ".")
    guard feature.declares(path), !sent.contains(path) else { return nil }
    return .error(
      .unsentAction, "no effect sends '\(path)', so it is never received", at: action.address.span,
      hint: "write 'send: \(path)' to send it from the test, or send it from an action")
  }
}

extension Feature {
  /// The feature's own actions that its effects send, by their addresses.
  ///
  /// Nil if these actions are not all known, because Swift code sends some actions or because a misspelt name has an
  /// error of its own.
  fileprivate var sentActions: Set<String>? {
    guard !hasHandlers, composition.isEmpty, isWhole, !mayLackEffects else {
      return nil
    }
    var sent: Set<String> = []
    for effect in allEffects {
      if case .swift = effect { return nil }
      for address in effect.sentActions.map(\.address) {
        guard declares(address.path) || address.components.count > 1 else { return nil }
        sent.insert(address.path)
      }
    }
    return sent
  }

  /// Whether a name belongs to an action of the feature itself, or to a delegate action.
  fileprivate func declares(_ name: String) -> Bool {
    allActions.contains { $0.name.value == name }
  }
}

extension Rule {
  /// An action that a test receives or cancels, but that is never sent.
  public static let unsentAction = Rule(
    "unsent-action",
    reason: """
      A test receives the actions that effects send, and cancels the effects of actions that it has sent before. No effect \
      sends the received action, or no earlier step sends the canceled action.

      Send the action from the test, or add the effect that sends it. Cancel an action once, after the step that sends it.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts: [{receive: increment, expect: {count: 1}}]
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts: [{send: increment, expect: {count: 1}}]
      """)
}
