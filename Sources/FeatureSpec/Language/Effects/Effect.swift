import SpecSource
import SpecSwift

/// An effect of a block: an action to send, or work to do.
public enum Effect: Sendable {
  /// The end of the effects that run under an id.
  case cancel(EffectID)
  /// An action that is sent at once.
  case send(NamedAction)
  /// An asynchronous call.
  case run(RunEffect)
  /// A task of several steps, or an action that a task sends.
  case task(TaskEffect)
  /// An action that is sent repeatedly.
  case timer(TimerEffect)
  /// Actions for the elements of a sequence.
  case stream(StreamEffect)
  /// An effect that is written as Swift.
  case swift(ExpressionEffect)
  /// Effects for each element of a collection.
  case each(EachEffect)
  /// The request to the parent to dismiss the feature.
  case dismiss(Dismissal)
  /// Effects that run one after another.
  case sequence(EffectSequence)
}

extension Effect {
  /// The content of the effect, independent of its kind.
  package var content: any EffectContent {
    switch self {
    case .cancel(let id): id
    case .send(let action): action
    case .run(let run): run
    case .task(let task): task
    case .timer(let timer): timer
    case .stream(let stream): stream
    case .swift(let expression): expression
    case .each(let each): each
    case .dismiss(let dismissal): dismissal
    case .sequence(let sequence): sequence
    }
  }

  /// Changes the actions that the effect and its inner effects send.
  package func changingActions(_ change: (NamedAction) -> NamedAction) -> Effect {
    switch self {
    case .cancel, .swift, .dismiss: self
    case .send(let action): .send(change(action))
    case .run(let run): .run(run.changingActions(change))
    case .task(let task): .task(task.changingActions(change))
    case .timer(let timer): .timer(timer.changingActions(change))
    case .stream(let stream): .stream(stream.changingActions(change))
    case .each(let each): .each(each.changingActions(change))
    case .sequence(let sequence): .sequence(sequence.changingActions(change))
    }
  }

  /// The place of the effect in the spec.
  public var span: SourceSpan { content.span }

  /// The id by which the effect is cancelled.
  package var id: EffectID? { content.id }

  /// The id of the effects that the effect ends.
  public var cancelledID: EffectID? { content.cancelledID }

  /// Whether the effect may continue after the action that started it.
  package var takesTime: Bool { content.takesTime }

  /// The actions that the effect sends, at once or later, without the actions of inner effects.
  public var sentActions: [NamedAction] {
    let content = content
    return content.sentAtOnce + content.answers
  }
}

extension [Effect] {
  /// The effects, each followed by its inner effects.
  public var all: [Effect] {
    flatMap { effect in
      let inner = effect.content.inner
      return inner.isEmpty ? [effect] : [effect] + inner.flatMap(\.all)
    }
  }

  /// The effects, with the effects of their steps in place of sequences.
  public var withSteps: [Effect] {
    flatMap { effect in
      if case .sequence(let sequence) = effect { sequence.steps.flatMap(\.self) } else { [effect] }
    }
  }

  /// The asynchronous calls.
  public var runs: [RunEffect] {
    compactMap { if case .run(let run) = $0 { run } else { nil } }
  }

  /// The effects for elements of sequences.
  public var streams: [StreamEffect] {
    compactMap { if case .stream(let stream) = $0 { stream } else { nil } }
  }

  /// The effects for elements of collections.
  public var each: [EachEffect] {
    compactMap { if case .each(let each) = $0 { each } else { nil } }
  }
}
