import SpecSource
import SpecSwift

/// The keys that may follow a presented alert: the state no longer changes.
private let laterKeys: Set = [
  "cancel", "dismiss", "each", "effect", "run", "send", "sequence", "stream", "task", "timer",
]

extension BlockDrafter {
  /// Removes the statement that presents an alert from the end of the statements that change the state.
  ///
  /// - Parameter more: The keys that follow the statements.
  func present(_ done: inout [Item], before more: [DraftKey]) -> DraftKey? {
    guard let item = done.last, let (place, value) = record.alerts.shown(by: item.statement),
      more.allSatisfy({ laterKeys.contains($0.name) }),
      !file.hasComment(item.statement.source.range),
      !file.hasComment(item.statement.source.range.upperBound..<item.end),
      let text = shown(value, in: place)
    else { return nil }
    done.removeLast()
    record.claims.claim(item.statement.source, in: file)
    let span = file.span(value.source.range)
    return DraftKey(
      "present", .text(DraftText(text, at: span)), comments: comments(before: item))
  }

  /// Whether a final choice determines which alert is presented, or whether one is presented.
  func decidesWhatIsShown(_ statement: Statement) -> Bool {
    guard !record.alerts.places.isEmpty, case .expression(let value) = statement.kind,
      case .branching(let branching) = value.kind
    else { return false }
    return branching.branches.contains { branch in
      guard let last = branch.body.last(where: { !$0.doesNothing }) else { return false }
      if let (place, value) = record.alerts.shown(by: last) {
        return shown(value, in: place) != nil
      }
      return decidesWhatIsShown(last)
    }
  }

  private func shown(_ value: Expression, in place: AlertPlace) -> String? {
    switch value.kind {
    case .member(of: nil, let name):
      return record.alerts.alert(name, in: place.name)?.parameters.isEmpty == true ? name : nil
    case .call(let callee, let arguments):
      guard case .member(of: nil, let name) = callee.kind,
        let alert = record.alerts.alert(name, in: place.name),
        arguments.map(\.label) == alert.parameters.map(\.label),
        !arguments.contains(where: { $0.closure != nil })
      else { return record.alerts.name(of: value, in: place, file) }
      // A literal of several lines would differ on a single line.
      let text = file.draft(value.source.range).text
      return text.contains("\"\"\"") ? nil : String(text.dropFirst()).onOneLine
    default: return nil
    }
  }

  /// Returns the statement with the name of an alert in place of the alert; nil for other statements.
  func naming(_ item: Item) -> String? {
    guard let (place, value) = record.alerts.shown(by: item.statement),
      !file.hasComment(item.statement.source.range),
      let name = record.alerts.name(of: value, in: place, file)
    else { return nil }
    return record.alerts.statement(showing: name, in: place)
  }
}
