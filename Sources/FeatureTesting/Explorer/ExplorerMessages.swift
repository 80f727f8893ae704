import FeatureRuntime

// Messages of a state search: the problem, the actions that lead to it, and the fix.

func violation<Action>(
  of invariant: String,
  after actions: [String],
  sent: [Action],
  state: String
) -> String {
  var parts: [String] = []
  if actions.isEmpty {
    parts.append("The invariant '\(invariant)' does not hold in the initial state.")
  } else {
    parts.append("The invariant '\(invariant)' does not hold after these actions.")
    parts.append(block(actions.map(step).joined(separator: "\n")))
  }
  if !sent.isEmpty {
    parts.append("After the last action, effects have sent:")
    parts.append(list(sent))
  }
  parts.append("The state:")
  parts.append(block(state))
  return parts.joined(separator: "\n\n")
}

func limitReached(_ limit: Int, after done: Int, of depth: Int) -> String {
  """
  The search stopped at its limit of \(limit) \(limit == 1 ? "state" : "states"). Of \
  \(depth) levels of depth, \(done) \(done == 1 ? "was" : "were") completed; beyond these, the \
  invariants were not checked in every state.

  Raise 'limit', lower 'depth', or leave out actions that always lead to new states.
  """
}

func neverIdle<Action>(after action: Action, within time: Duration) -> String {
  """
  The effects did not become idle within \(time) after this action. Check for an endless loop \
  that never waits.

  \(block(dump(of: action)))
  """
}

func endless<Action>(after action: Action, sent: [Action], count: Int) -> String {
  """
  The effects have sent more than \(count) actions after this action, which is the limit. Check \
  for effects that start each other endlessly.

  If delays or timers separate the actions, as in a retry, limit the number of delays that end \
  after one action: write 'delays: 20' next to 'depth'. Further delays wait for the next action.

  \(block(dump(of: action)))

  The last actions:
  \(list(sent))
  """
}

/// Writes an action as the step of a test; an action whose name is itself a step, such as `bind: name`, becomes that
/// step.
private func step(_ action: String) -> String {
  guard action.hasPrefix("bind: ") else { return "- send: \(scalar(action))" }
  return "- bind: \(scalar(String(action.dropFirst(6))))"
}

/// Writes an action as a YAML value, quoted if YAML would read it as a mapping, such as `moved(from: 1)`.
private func scalar(_ action: String) -> String {
  guard action.contains(": ") || action.contains(" #") else { return action }
  return "'\(action.replacing("'", with: "''"))'"
}
