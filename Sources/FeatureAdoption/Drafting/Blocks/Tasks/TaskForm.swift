import SpecSource
import SpecSwift

/// The way in which an effect that runs sends actions.
enum TaskForm: String {
  /// The effect calls the function that its closure receives.
  case sending = "run"
  /// The effect is of an older version, sends nothing and discards its errors.
  case silent = "fireAndForget"
  /// The effect is of an older version, and sends the action that its closure returns.
  case giving = "task"

  /// Returns the statements of the closure with a call that sends the action; nil if they return no action and have
  /// to.
  func sending(_ items: [BlockDrafter.Item]) -> [BlockDrafter.Item]? {
    self == .giving ? items.sendingLast : items
  }
}

extension [BlockDrafter.Item] {
  /// The statements, of which the last one sends the action that it returned; nil when it returns none.
  fileprivate var sendingLast: [BlockDrafter.Item]? {
    guard var last, let value = last.statement.givenValue else { return nil }
    let action = value.unmarked
    let start = action.source.range.lowerBound
    // The closure has no name for the sending function.
    let sender = Expression(kind: .name(""), source: SourceText(text: "", range: start..<start))
    let sent = Expression(
      kind: .call(sender, [LabeledValue(label: nil, value: action)]), source: value.source)
    last.statement = Statement(
      kind: .expression(sent), source: last.statement.source, returns: false)
    return dropLast() + [last]
  }
}
