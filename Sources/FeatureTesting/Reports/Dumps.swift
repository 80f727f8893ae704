import CustomDump
import FeatureRuntime

// Values in the form of messages.

/// Describes the difference between two values; each line is marked with the value to which it belongs.
func difference<Value>(expected: Value, actual: Value) -> String {
  guard let difference = diff(expected, actual) else {
    return """
      The values are not equal, but look the same:

      \(block(dump(of: expected)))
      """
  }
  return "\(block(difference))\n\n(expected: -, actual: +)"
}

/// Indents text to distinguish it from the surrounding sentences.
func block(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }
    .joined(separator: "\n")
}

/// Lists actions, one per line; equal neighbors are counted.
func list<Action>(_ actions: [Action]) -> String {
  var lines: [(text: String, count: Int)] = []
  for text in actions.map({ dump(of: $0) }) {
    if lines.last?.text == text {
      lines[lines.count - 1].count += 1
    } else {
      lines.append((text, 1))
    }
  }
  let counted = lines.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count) times)" }
  return block(counted.joined(separator: "\n"))
}

/// Lists running effects, one per line, with the actions that started them.
func list<Action>(_ effects: [RunningEffectDescription<Action>]) -> String {
  let lines = effects.map { effect in
    var line = "started by \(dump(of: effect.origin))"
    if !effect.ids.isEmpty { line += ", cancellable by \(effect.ids.joined(separator: ", "))" }
    if effect.isAsleep { line += ", asleep on a test clock" }
    return line
  }
  return block(lines.joined(separator: "\n"))
}

/// Describes an action of which only the case is known.
func describe<Root, Value>(_ path: AnyCasePath<Root, Value>) -> String {
  // Key paths of generated cases do not know their names. The action itself can be shown if it has no payload; with a
  // payload, only the step's source line names the case.
  if let void = () as? Value { return dump(of: path.embed(void)) }
  return "the step's case of \(Root.self), with a payload of type \(Value.self)"
}
