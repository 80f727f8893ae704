import SpecSource
import SpecSwift

// Changes of presentations, as keys express them.

extension BlockDrafter {
  /// Returns the key of a statement that presents or dismisses a feature or an alert.
  func change(_ item: Item) throws(NotDrafted) -> DraftKey {
    var left = [item]
    if let key = present(&left, before: []) { return key }
    guard let key = change(item.statement) else {
      throw notDrafted("statements after an effect", item.statement.source)
    }
    record.claims.claim(item.statement.source, in: file)
    return key
  }

  private func change(_ statement: Statement) -> DraftKey? {
    guard case .expression(let whole) = statement.kind else { return nil }
    if case .assignment(let target, by: "=", let value) = whole.kind {
      if target.source.text == "_" { return popped(value) }
      guard let place = place(target) else { return nil }
      if value.source.text == "nil" { return DraftKey("dismiss", "\(place)") }
      return element(value, in: place).map { DraftKey("present", "\($0)") }
    }
    guard case .call(let callee, let arguments) = whole.kind,
      case .member(of: let base?, name: "append") = callee.kind, arguments.count == 1,
      arguments[0].label == nil, let place = place(base), names.kinds[place] == .stack
    else { return popped(whole) }
    return element(arguments[0].value, in: place).map { DraftKey("push", "\($0)") }
  }

  /// Returns the key for the removal of elements from a stack.
  private func popped(_ value: Expression) -> DraftKey? {
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: let base?, let name) = callee.kind, let place = place(base),
      names.kinds[place] == .stack
    else { return nil }
    switch (name, arguments.map(\.label)) {
    case ("popLast", []): return DraftKey("pop", "last")
    case ("removeAll", []): return DraftKey("pop", "all")
    case ("pop", ["from"]), ("pop", ["to"]):
      let id = file.draft(arguments[0].value.source.range).text
      return DraftKey("pop", "\(arguments[0].label ?? "")(\(id))")
    default: return nil
    }
  }

  /// Returns the child, or the alerts, whose state is at a path.
  private func place(_ value: Expression) -> String? {
    let text = value.source.text
    guard text.hasPrefix("state.") else { return nil }
    let path = String(text.dropFirst("state.".count))
    if let child = names.statePaths[path] { return child }
    return names.kinds[path.withoutBackticks] != nil ? path.withoutBackticks : nil
  }

  /// Returns the state of a child as a key has it: under the name of the case, if the child is one of a choice.
  private func element(_ value: Expression, in place: String) -> String? {
    guard names.choices.contains(place) else {
      return "\(place)(\(file.draft(value.source.range).text))"
    }
    guard case .call(let callee, let arguments) = value.kind,
      case .member(of: nil, let name) = callee.kind, arguments.count == 1,
      arguments[0].label == nil
    else { return nil }
    return "\(name)(\(file.draft(arguments[0].value.source.range).text))"
  }
}

extension [DraftKey] {
  /// Whether the keys are in the order in which a block runs them.
  var areInOrder: Bool {
    let order = ["when", "match", "dismiss", "pop", "present", "push"]
    let places = compactMap { order.firstIndex(of: $0.name) }
    return zip(places, places.dropFirst()).allSatisfy { $0 < $1 } && places.count == count
  }

  /// Returns the keys with the comments of a nested block.
  func documented(_ comments: [String]) -> [DraftKey] {
    comments.isEmpty ? self : [DraftKey("doc", "\(comments.joined(separator: "\n"))")] + self
  }
}
