import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads an action that is sent: the action alone, or a mapping with its animation.
  mutating func animatedAction(_ node: YAMLNode) -> NamedAction? {
    guard case .mapping = node.content else { return sentAction(node) }
    guard let mapping = mapping(node, as: .sentAction), let action = mapping["action"] else {
      unread.append(node.span)
      return nil
    }
    let animation = mapping["animation"].map { animationValue($0) }
    return sentAction(action)?.animated(by: animation)
  }

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
  private mutating func animationValue(_ node: YAMLNode) -> SwiftFragment {
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

  /// Makes the effects that send actions at once. An animation needs a send of its own, so a single task sends the
  /// animated actions.
  func sends(_ actions: [NamedAction]) -> [Effect] {
    let animated = actions.filter { $0.animation != nil }
    let plain = actions.filter { $0.animation == nil }.map(Effect.send)
    guard let first = animated.first else { return plain }
    let task = TaskEffect(
      span: first.span, isRun: true, steps: animated.map { .send($0) }, failure: .none,
      failureKey: nil, deliversCancellation: false, id: nil, cancelsInFlight: false, priority: nil,
      pause: nil)
    return plain + [.task(task)]
  }
}

/// The names of SwiftUI's own animations.
private let namesOfAnimations: Set<String> = [
  "bouncy", "default", "easeIn", "easeInOut", "easeOut", "interactiveSpring", "linear", "smooth",
  "snappy", "spring",
]
