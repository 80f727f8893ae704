import SpecSource
import SpecSwift

/// Checks that the effects of a feature send the actions that its tests receive.
func checkReceives(of feature: Feature) -> [Diagnostic] {
  let received = feature.tests.flatMap(\.steps).compactMap { step -> ActionCall? in
    if case .receive(let call) = step.kind { call } else { nil }
  }
  guard !received.isEmpty, let sent = feature.sentActions else { return [] }
  return received.filter { feature.declares($0) && !sent.contains($0.path) }.map { call in
    .error(
      "no effect sends '\(call.path)', so it is never received", at: call.address.span,
      hint: "write 'send: \(call.path)' to send it from the test, or send it from an action")
  }
}

extension Feature {
  /// The feature's own actions that its effects send, by their addresses.
  ///
  /// Nil where they are not all known: Swift sends some, or a name is misspelt, which is an error of its own.
  fileprivate var sentActions: Set<String>? {
    guard !hasHandlers, !isIncomplete, !lacksEffects else { return nil }
    var sent: Set<String> = []
    for effects in blocks.flatMap(\.allEffects) {
      guard effects.expressions.isEmpty else { return nil }
      for call in effects.sentActions {
        guard declares(call) || call.components.count > 1 else { return nil }
        sent.insert(call.path)
      }
    }
    return sent
  }

  /// Whether an address names an action of the feature itself, or a delegate action.
  fileprivate func declares(_ call: ActionCall) -> Bool {
    let names = call.components.map(\.name.name)
    switch names.count {
    case 1: return action(named: names[0]) != nil
    case 2: return names[0] == "delegate" && delegateAction(named: names[1]) != nil
    default: return false
    }
  }
}

extension ActionCall {
  /// The address as it is written, without what stands in brackets.
  fileprivate var path: String {
    components.map(\.name.name).joined(separator: ".")
  }
}
