import SpecSource
import SpecSwift
import SpecYAML

/// An action under `send`.
private enum SentAction {
  /// The action is sent in the order of the list, by itself or, with an animation, by a common task.
  case atOnce(NamedAction)
  /// The action is sent by a task of its own.
  case later(TaskEffect)
}

extension SpecDecoder {
  /// Reads the actions under `send`.
  ///
  /// - Returns: The effects that send actions at once, and the tasks that send an action each.
  mutating func sends(_ mapping: SpecMapping) -> (atOnce: [Effect], later: [Effect]) {
    let actions = filled(mapping, "send").readAll { sent($0) }
    return (
      atOnce: sends(
        actions.compactMap { if case .atOnce(let action) = $0 { action } else { nil } }),
      later: actions.compactMap { if case .later(let task) = $0 { .task(task) } else { nil } }
    )
  }

  /// Makes the effects that send actions at once. An animation needs a send of its own, so a single task sends the
  /// animated actions.
  private func sends(_ actions: [NamedAction]) -> [Effect] {
    let animated = actions.filter { $0.animation != nil }
    let plain = actions.filter { $0.animation == nil }.map(Effect.send)
    return plain + (animated.isEmpty ? [] : [.task(TaskEffect(sending: animated))])
  }

  /// Reads an action that is sent: the action alone, or a mapping.
  private mutating func sent(_ node: YAMLNode) -> SentAction? {
    guard case .mapping = node.content else { return sentAction(node).map(SentAction.atOnce) }
    guard let mapping = mapping(node, as: .sentAction) else {
      unread.append(node.span)
      return nil
    }
    let pause = pause(mapping)
    let (id, cancelsInFlight) = cancellation(mapping)
    let priority = mapping["priority"].map { fragment($0, .expression) }
    let isLater = flag(mapping["later"]) ?? false
    let other = keysOfTasks.first { mapping[$0] != nil }
    if let other {
      checkExclusion(
        of: "later", and: other, in: mapping,
        hint: "take 'later' out: with '\(other)', a separate task sends the action anyway")
    }
    guard let action = animatedAction(mapping) else { return nil }
    guard isLater || other != nil else { return .atOnce(action) }
    var task = TaskEffect(sending: [action])
    task.id = id
    task.cancelsInFlight = cancelsInFlight
    task.priority = priority
    task.pause = pause
    return .later(task)
  }

  /// Reads the action of a mapping, with its animation.
  mutating func animatedAction(_ mapping: SpecMapping) -> NamedAction? {
    let animation = mapping["animation"].map { animationValue($0) }
    guard let action = mapping["action"] else {
      unread.append(mapping.span)
      return nil
    }
    return sentAction(action)?.animated(by: animation)
  }
}

/// The keys of a sent action that only a task can have.
private let keysOfTasks = ["after", "debounce", "id", "cancelInFlight", "priority"]

extension TaskEffect {
  /// Makes a task that sends actions.
  fileprivate init(sending actions: [NamedAction]) {
    self.init(
      span: actions[0].span, isSend: true, steps: actions.map { .send($0) }, failure: .none,
      failureKey: nil, deliversCancellation: false, id: nil, cancelsInFlight: false, priority: nil,
      pause: nil)
  }
}
