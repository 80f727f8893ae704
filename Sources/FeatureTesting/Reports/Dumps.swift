import CustomDump
import FeatureRuntime

// Values as messages show them.

/// The difference of two values, each line marked with the value it belongs to.
func difference<Value>(expected: Value, actual: Value) -> String {
  guard let difference = diff(expected, actual) else {
    return """
      The values are not equal, but look the same:

      \(block(dump(of: expected)))
      """
  }
  return "\(block(difference))\n\n(expected: -, actual: +)"
}

/// Text, indented to set it off from the sentences around it.
func block(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }
    .joined(separator: "\n")
}

/// Actions, one below the other; equal neighbours are counted.
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

/// Running effects, one below the other, with the actions that started them.
func list<Action>(_ effects: [RunningEffectDescription<Action>]) -> String {
  let lines = effects.map { effect in
    var line = "started by \(dump(of: effect.origin))"
    if !effect.ids.isEmpty { line += ", cancellable by \(effect.ids.joined(separator: ", "))" }
    if effect.isAsleep { line += ", asleep on a test clock" }
    return line
  }
  return block(lines.joined(separator: "\n"))
}

/// An action known by its case alone.
func describe<Root, Value>(_ path: AnyCasePath<Root, Value>) -> String {
  // Key paths of generated cases do not know their names. Without a payload the action itself can
  // be shown; with one, only the step's source line names the case.
  if let void = () as? Value { return dump(of: path.embed(void)) }
  return "the step's case of \(Root.self), with a payload of type \(Value.self)"
}
