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
  /// A task of several steps, or of one that sends an action.
  case task(TaskEffect)
  /// An action that is sent again and again.
  case timer(TimerEffect)
  /// An action that is sent after a while.
  case delay(DelayEffect)
  /// Actions for the elements of a sequence.
  case stream(StreamEffect)
  /// An effect as Swift.
  case swift(ExpressionEffect)
  /// Effects for each element of a collection.
  case each(EachEffect)
  /// The request to the parent to dismiss the feature.
  case dismiss(Dismissal)
  /// Effects one after the other.
  case sequence(EffectSequence)
}

extension Effect {
  /// The effect as one of any kind.
  package var content: any EffectContent {
    switch self {
    case .cancel(let id): id
    case .send(let action): action
    case .run(let run): run
    case .task(let task): task
    case .timer(let timer): timer
    case .delay(let delay): delay
    case .stream(let stream): stream
    case .swift(let expression): expression
    case .each(let each): each
    case .dismiss(let dismissal): dismissal
    case .sequence(let sequence): sequence
    }
  }

  /// Changes the actions that the effect sends, and those of the effects in it.
  package func changingActions(_ change: (NamedAction) -> NamedAction) -> Effect {
    switch self {
    case .cancel, .swift, .dismiss: self
    case .send(let action): .send(change(action))
    case .run(let run): .run(run.changingActions(change))
    case .task(let task): .task(task.changingActions(change))
    case .timer(let timer): .timer(timer.changingActions(change))
    case .delay(let delay): .delay(delay.changingActions(change))
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

  /// Whether the effect may go on after the action that began it.
  package var takesTime: Bool { content.takesTime }

  /// The actions that the effect sends, at once or later, without those of inner effects.
  public var sentActions: [NamedAction] {
    let content = content
    return content.sentAtOnce + content.answers
  }
}

extension [Effect] {
  /// The effects, each followed by those in it.
  public var all: [Effect] {
    flatMap { effect in
      let inner = effect.content.inner
      return inner.isEmpty ? [effect] : [effect] + inner.flatMap(\.all)
    }
  }

  /// The effects, with those of their steps in place of sequences.
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
