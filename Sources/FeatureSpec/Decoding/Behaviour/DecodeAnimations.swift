import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the animation of all actions that an effect sends.
  mutating func animation(_ mapping: SpecMapping, of sent: [NamedAction]) -> SwiftFragment? {
    guard let member = mapping.member("animation") else { return nil }
    if sent.isEmpty, !mapping.isSuspect {
      report(
        .misplacedKey, "'animation' needs a sent action", at: member.key.span,
        hint: "take 'animation' out, or send an action")
    }
    return animationValue(member.value)
  }

  /// Reads an animation.
  mutating func animationValue(_ node: YAMLNode) -> SwiftFragment {
    guard let text = node.scalar?.text, namesOfAnimations.contains(text) else {
      return fragment(node, .expression)
    }
    report(
      .invalidSwift, "the name of an animation begins with a dot", at: node.span,
      hint: .write(".\(text)"))
    return .broken(node.sourcedText, as: .expression)
  }

  /// Reads a dismissal of the feature itself, or the name of the child or prompt that is dismissed.
  mutating func dismissed(
    _ node: YAMLNode, _ what: String
  ) -> (target: Located<String>, animation: SwiftFragment?)? {
    guard case .mapping = node.content else { return text(node, what).map { ($0, nil) } }
    guard let mapping = mapping(node, as: .dismissal),
      let target = mapping["of"].flatMap({ text($0, "'self'") })
    else { return nil }
    let animation = mapping["animation"].map { animationValue($0) }
    guard target.value == "self" else {
      report(
        .misplacedKey,
        "'\(target.value)' is dismissed by a change of the state, which has no animation",
        at: target.span,
        hint: "send its dismissal: 'send: {action: \(target.value).dismiss, animation: "
          + "\(animation?.text ?? ".default")}'")
      return nil
    }
    return (target, animation)
  }
}

/// The names of SwiftUI's own animations.
private let namesOfAnimations: Set<String> = [
  "bouncy", "default", "easeIn", "easeInOut", "easeOut", "interactiveSpring", "linear", "smooth",
  "snappy", "spring",
]
