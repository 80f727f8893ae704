import SpecSource
import SpecSwift

/// The actions or steps that follow the elements of an asynchronous sequence.
public struct StreamEffect: Sendable {
  /// The place of the effect in the spec.
  public var span: SourceSpan
  /// The sequence.
  public var sequence: SwiftFragment
  /// The name of an element, if it is not `element`.
  public var element: Optional<Located<String>>
  /// The condition under which an action or steps follow an element; nil for none.
  public var condition: Optional<SwiftFragment>
  /// The action that is sent for each element.
  public var send: Optional<NamedAction>
  /// The steps for each element, in place of an action.
  public var steps: [TaskStep]
  /// The action that is sent when the sequence has ended.
  public var finished: Optional<NamedAction>
  /// The consequence of an error that ends the sequence.
  public var failure: RunEffect.Outcome
  /// The key in the spec that names the consequence of an error.
  public var failureKey: Optional<SourceSpan>
  /// Whether a `CancellationError` that ends the sequence is treated like any other error.
  public var deliversCancellation: Bool
  /// The id by which the stream can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect with the same id is cancelled first.
  public var cancelsInFlight: Bool
}

extension StreamEffect: EffectContent {
  package var key: String { "stream" }
  package var title: String { "the stream of '\(shortText(sequence.text))'" }
  package var answers: [NamedAction] {
    [send, finished].compactMap(\.self) + (body?.sentActions ?? []) + failure.calls
  }
  package var calls: [RunEffect] { [run] + (body?.calls ?? []) }
  package var dismissals: [Dismissal] { body?.dismissals ?? [] }
  package var outcomeOfErrors: (outcome: RunEffect.Outcome, key: SourceSpan?)? {
    (failure, failureKey)
  }
  package var takesTime: Bool { true }
  package var needsClock: Bool { body?.needsClock ?? false }
  // A stream that has an action for its end is expected to end.
  package var isEndless: Bool { finished == nil }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> StreamEffect {
    var stream = self
    stream.send = send.map(change)
    stream.steps = steps.map { $0.changingActions(change) }
    stream.finished = finished.map(change)
    stream.failure = failure.changingActions(change)
    return stream
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([sequence], at: .call, in: scope)
    let inside = scope.adding(.element(elementName, of: sequence))
    scopes.add([condition].compactMap(\.self), at: .setting, in: inside)
    scopes.add(send?.argumentValues ?? [], at: .payload, in: inside)
    steps.addFragments(to: &scopes, in: inside)
    scopes.add(finished?.argumentValues ?? [], at: .payload, in: scope)
    failure.addFragments(to: &scopes, in: scope)
  }
}

extension StreamEffect {
  /// The name of an element.
  public var elementName: String { element?.value ?? "element" }

  /// The steps for an element, as a task whose error ends the stream; nil if an action is sent.
  public var body: TaskEffect? {
    guard !steps.isEmpty else { return nil }
    return TaskEffect(
      span: span, isSend: false, steps: steps, failure: failure, failureKey: failureKey,
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
