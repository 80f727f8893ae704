import FeatureRuntime

// Messages of failing steps: the event, the expectation, and the fix.

func wrongState<Action>(after action: Action, _ difference: String) -> String {
  """
  The state is not as expected after this action.

  \(block(dump(of: action)))

  \(difference)
  """
}

func unstatedChange<Action>(after action: Action, _ difference: String) -> String {
  """
  The state has changed after this action, but the step expects no change.

  \(block(dump(of: action)))

  \(difference)

  If the change is correct, state it in the step's closure.
  """
}

func emptyExpectation<Action>(after action: Action) -> String {
  """
  The step's closure changes nothing, and nothing has changed after this action.

  \(block(dump(of: action)))

  Leave out the closure, or state the change that should happen.
  """
}

func unexpected<Action>(_ action: Action, insteadOf awaited: AwaitedAction<Action>) -> String {
  let message = """
    The received action is not the expected action.

    Expected:
    \(awaited.expected)

    Received:
    \(block(dump(of: action)))
    """
  return awaited.compare(action).map { "\(message)\n\n\($0)" } ?? message
}

func unreceived<Action>(_ actions: [Action], before action: Action) -> String {
  """
  Effects have sent \(count(actions, "action")) that the test has not received before it sends the \
  next action.

  \(list(actions))

  Receive them before this step with 'await store.receive(…)', or skip them with 'await \
  store.skipReceivedActions()'. In a spec, these are the steps 'receive: …' and 'skip: received'.

  Next action:
  \(block(dump(of: action)))
  """
}

func unreceivedAtEnd<Action>(_ actions: [Action]) -> String {
  """
  The test has ended, but effects have sent \(count(actions, "action")) that it did not receive.

  \(list(actions))

  Receive them with 'await store.receive(…)', or skip them with 'await \
  store.skipReceivedActions()'. In a spec, these are the steps 'receive: …' and 'skip: received'.
  """
}

func unstatedAtEnd(_ changes: [SharedDifference]) -> String {
  """
  The test has ended, but shared values have changed since its last step.

  \(changes.map(describe).joined(separator: "\n\n"))

  If the changes are correct, state them with 'store.assert { … }', or in a spec with 'expect'.
  """
}

func runningAtEnd<Action>(_ effects: [RunningEffectDescription<Action>]) -> String {
  """
  The test has ended, but \(count(effects, "effect")) still \(effects.count == 1 ? "runs" : "run").

  \(list(effects))

  End each effect before the test ends: send the action that cancels it, advance the clock that \
  it sleeps on, or wait with 'await store.finish()'. 'await store.skipInFlightEffects()' ends all \
  effects. In a spec, the last two are the steps 'finish: true' and 'skip: effects'.
  """
}

func absent<Action>(
  _ expected: String,
  _ absence: Absence<Action>,
  _ uncountedNote: String
) -> String {
  let reason =
    switch absence {
    case .noEffect:
      "No running effect could send it."
    case .asleep(let effects):
      """
      Every running effect sleeps on a test clock; advance it before this step.

      \(list(effects))
      """
    case .timedOut(let timeout, let effects):
      """
      These effects still ran after \(timeout).

      \(list(effects))\(uncountedNote)
      """
    }
  return """
    An action was expected, but none was received.

    Expected:
    \(expected)

    \(reason)
    """
}

func unfinished<Action>(
  _ effects: [RunningEffectDescription<Action>],
  after timeout: Duration?
) -> String {
  """
  The effects did not finish\(timeout.map { " within \($0)" } ?? "").

  \(list(effects))

  Send the action that cancels each effect, or advance the clock that it sleeps on.
  """
}

private func count<Element>(_ elements: [Element], _ noun: String) -> String {
  elements.count == 1 ? "1 \(noun)" : "\(elements.count) \(noun)s"
}

func flood<Action>(_ actions: [Action]) -> String {
  """
  Effects have sent \(actions.count) actions that the test has not received, and were ended. Check \
  for a timer on a clock that never waits; a test advances time with a 'TestClock'.

  The last actions:
  \(list(Array(actions.suffix(3))))
  """
}
