import SpecSource
import SpecSwift

extension Effect {
  /// The effects of its steps, or those for each element.
  var inner: [[Effect]] {
    switch self {
    case .sequence(let sequence): sequence.steps
    case .each(let each): [each.effects]
    case .cancel, .send, .run, .task, .timer, .delay, .stream, .swift, .dismiss: []
    }
  }

  /// The place of the effect in the spec.
  public var span: SourceSpan {
    switch self {
    case .cancel(let id): id.span
    case .send(let call): call.span
    case .run(let run): run.span
    case .task(let task): task.span
    case .timer(let timer): timer.span
    case .delay(let delay): delay.span
    case .stream(let stream): stream.span
    case .swift(let expression): expression.effect.span
    case .each(let each): each.span
    case .dismiss(let dismissal): dismissal.span
    case .sequence(let sequence): sequence.span
    }
  }

  /// The id by which it is cancelled.
  package var id: EffectID? {
    switch self {
    case .run(let run): run.id
    case .task(let task): task.id
    case .timer(let timer): timer.id
    case .delay(let delay): delay.id
    case .stream(let stream): stream.id
    case .swift(let expression): expression.id
    case .cancel, .send, .each, .dismiss, .sequence: nil
    }
  }

  /// Whether it ends the running effect of the same id.
  package var cancelsInFlight: Bool {
    switch self {
    case .run(let run): run.cancelsInFlight
    case .task(let task): task.cancelsInFlight
    case .timer: true
    case .delay(let delay): delay.cancelsInFlight
    case .stream(let stream): stream.cancelsInFlight
    case .swift(let expression): expression.cancelsInFlight
    case .cancel, .send, .each, .dismiss, .sequence: false
    }
  }

  /// The id of the effects that it ends.
  public var cancelledID: EffectID? {
    if case .cancel(let id) = self { id } else { nil }
  }

  /// The task, or the work of a stream for an element as a task.
  var work: TaskEffect? {
    switch self {
    case .task(let task): task
    case .stream(let stream): stream.body
    case .cancel, .send, .run, .timer, .delay, .swift, .each, .dismiss, .sequence: nil
    }
  }

  /// Whether it waits for a clock without naming it.
  var needsClock: Bool {
    switch self {
    case .timer, .delay: true
    case .run(let run): run.pause != nil
    case .task, .stream: work?.waits == true
    case .cancel, .send, .swift, .each, .dismiss, .sequence: false
    }
  }

  /// Whether it may go on after the action that began it.
  package var takesTime: Bool {
    switch self {
    case .run, .task, .timer, .delay, .stream, .swift: true
    case .each, .sequence: inner.joined().contains(where: \.takesTime)
    case .cancel, .send, .dismiss: false
    }
  }

  /// The dismissals of the feature.
  var dismissals: [Dismissal] {
    if case .dismiss(let dismissal) = self { return [dismissal] }
    return (work?.allSteps ?? []).compactMap { step in
      if case .dismissal(let dismissal) = step { dismissal } else { nil }
    }
  }

  /// The actions that it sends, at once or later, without those of inner effects.
  public var sentActions: [NamedAction] {
    if case .send(let call) = self { [call] } else { answers }
  }

  /// The actions that it sends later, without those of inner effects.
  var answers: [NamedAction] {
    switch self {
    case .run(let run): run.actionCalls
    case .task(let task): task.actionCalls
    case .stream(let stream): stream.actionCalls
    case .timer(let timer): [timer.send]
    case .delay(let delay): [delay.send]
    case .cancel, .send, .swift, .each, .dismiss, .sequence: []
    }
  }
}

extension [Effect] {
  /// The effects, each followed by those in it.
  public var all: [Effect] {
    flatMap { effect in
      let inner = effect.inner
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

extension StreamEffect {
  /// The name of an element.
  public var elementName: String { element?.value ?? "element" }

  /// The steps for an element, as a task whose error ends the stream; nil if an action is sent.
  public var body: TaskEffect? {
    guard !steps.isEmpty else { return nil }
    return TaskEffect(
      span: span, isRun: false, steps: steps, failure: failure, failureKey: failureKey,
      deliversCancellation: deliversCancellation, id: nil, cancelsInFlight: false, priority: nil,
      pause: nil)
  }

  /// The stream as a call whose value is sent repeatedly.
  package var run: RunEffect {
    RunEffect(
      span: span, call: sequence, success: send.map { .send($0) } ?? .none, failure: failure,
      failureKey: failureKey, result: nil, deliversCancellation: deliversCancellation, id: id,
      cancelsInFlight: cancelsInFlight, priority: nil, pause: nil, isStream: true)
  }
}
