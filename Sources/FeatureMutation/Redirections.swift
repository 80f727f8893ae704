import FeatureSpec
import SpecSource
import SpecSwift

extension ActionCall {
  /// The call as it is written.
  var text: String {
    span.text
  }
}

extension NamedAction {
  /// The action as it is written.
  var text: String { call.text }
}

/// The actions of a feature that may replace a sent action, because they have the same payload.
struct Redirections {
  /// The replacement of each action, by the action's name in the feature: the next case in the same group.
  private var successors: [String: String] = [:]

  init(in feature: Feature) {
    let exchangeable = Dictionary(grouping: feature.allActions) { action in
      action.groups + action.parameters.map { "\($0.label ?? "_"): \($0.type.text)" }
    }
    for actions in exchangeable.values where actions.count > 1 {
      for (action, next) in zip(actions, actions.dropFirst() + [actions[0]]) {
        successors[action.name.value] = next.caseName.value
      }
    }
  }

  /// Returns the variants with another action in place of an action.
  func variants(of action: NamedAction) -> [Variant<NamedAction>] {
    let call = action.call
    guard let other = successors[call.address.path], let last = call.components.last else {
      return []
    }
    let whole = call.address.span(of: call.range)
    let name = call.address.span(of: last.name.range)
    let before = name.startOffset - whole.startOffset
    let bytes = Array(call.text.utf8)
    guard before >= 0, before + name.offsets.count <= bytes.count else { return [] }
    let text =
      String(decoding: bytes[..<before], as: UTF8.self) + escapedIdentifier(other)
      + String(decoding: bytes[(before + name.offsets.count)...], as: UTF8.self)
    let source = SourcedText(text, madeOf: whole)
    guard let redirected = parseActionCall(source, options: .all).value else { return [] }
    return [
      Variant(
        value: NamedAction(redirected), span: call.span,
        title: "'\(shortText(call.text))' to '\(shortText(text))'")
    ]
  }
}
