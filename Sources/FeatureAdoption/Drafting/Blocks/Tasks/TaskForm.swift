import SpecSource
import SpecSwift

/// How an effect that runs sends.
enum TaskForm: String {
  /// By the function that its closure is given.
  case sending = "run"
  /// It is of an older version, sends nothing and drops its errors.
  case silent = "fireAndForget"
  /// It is of an older version, and sends what its closure gives.
  case giving = "task"

  /// The statements of its closure with what is sent; nil where they give no action and have to.
  func sending(_ items: [BlockDrafter.Item]) -> [BlockDrafter.Item]? {
    self == .giving ? items.sendingLast : items
  }
}

extension [BlockDrafter.Item] {
  /// Statements of which the last one gives an action, with that sent; nil when it gives none.
  fileprivate var sendingLast: [BlockDrafter.Item]? {
    guard var last, let value = last.statement.givenValue else { return nil }
    let action = value.unmarked
    let start = action.source.range.lowerBound
    // The closure has no name for what sends.
    let sender = Expression(kind: .name(""), source: SourceText(text: "", range: start..<start))
    let sent = Expression(
      kind: .call(sender, [LabeledValue(label: nil, value: action)]), source: value.source)
    last.statement = Statement(
      kind: .expression(sent), source: last.statement.source, returns: false)
    return dropLast() + [last]
  }
}
