import FeatureSpec
import SpecSource
import SpecSwift

extension ActionCall {
  /// The call as it is written.
  var text: String {
    span.text
  }
}

/// The actions of a feature that may be sent in place of another, because they have the same payload.
struct Redirections {
  /// For the name of each action that of the action in its place.
  private let own: [String: String]
  private let delegate: [String: String]

  init(in feature: Feature) {
    own = Self.successors(among: feature.actions)
    delegate = Self.successors(among: feature.delegate)
  }

  /// For each action the next one with the same parameters.
  private static func successors(among actions: [FeatureAction]) -> [String: String] {
    let groups = Dictionary(grouping: actions) { action in
      action.parameters.map { "\($0.label ?? "_"): \($0.type.text)" }
    }
    var successors: [String: String] = [:]
    for group in groups.values where group.count > 1 {
      for (action, next) in zip(group, group.dropFirst() + [group[0]]) {
        successors[action.name.value] = next.name.value
      }
    }
    return successors
  }

  /// Calls of other actions.
  func variants(of call: ActionCall) -> [Variant<ActionCall>] {
    let names = call.components.map(\.name.name)
    let other: String? =
      names.count == 1
      ? own[names[0]]
      : names.count == 2 && names[0] == "delegate"
        ? delegate[names[1]] : nil
    guard let other, let last = call.components.last else { return [] }
    let whole = call.address.span(of: call.range)
    let name = call.address.span(of: last.name.range)
    let before = name.startOffset - whole.startOffset
    let bytes = Array(call.text.utf8)
    guard before >= 0, before + name.offsets.count <= bytes.count else { return [] }
    let text =
      String(decoding: bytes[..<before], as: UTF8.self) + escapedIdentifier(other)
      + String(decoding: bytes[(before + name.offsets.count)...], as: UTF8.self)
    let source = SourcedText(text: text, span: whole) { _ in whole.startOffset }
    guard let redirected = parseActionCall(source, options: .all).value else { return [] }
    return [
      Variant(
        value: redirected, span: call.span, title: "'\(shown(call.text))' to '\(shown(text))'")
    ]
  }
}
