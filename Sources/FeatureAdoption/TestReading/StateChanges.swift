import SpecSwift

/// The expectations on the state in a step's closure.
struct StateChanges {
  /// The fields with their new values, or the statements that change them.
  var expect: SpecDraft?
  /// The conditions that hold after the step.
  var conditions: [String] = []
  /// The comments in the closure that are not part of its Swift.
  var comments: [String] = []
}

extension TestReader {
  /// Reads the closure of a step.
  ///
  /// - Parameter bound: The change that a binding has already made, which is not expected twice.
  func changes(
    _ closure: Closure?, bound: NamedAction? = nil
  ) throws(TestObstacle) -> StateChanges {
    guard let closure else { return StateChanges() }
    let parameter = closure.parameters.first ?? "$0"
    guard parameter != "_" else { return StateChanges() }
    let (checks, body) = (
      closure.body.filter(\.isCondition), closure.body.filter { !$0.isCondition }
    )
    // In an exhaustive test, a condition before a change sees the state before the change.
    if isExhaustive, let check = checks.first, let change = body.last,
      check.source.range.lowerBound < change.source.range.lowerBound
    {
      throw TestObstacle("a condition between changes of the state", at: check.source)
    }
    var changes = StateChanges()
    for check in checks {
      changes.conditions.append(try condition(check, state: parameter))
    }
    if let last = body.last, let first = body.first {
      changes.expect =
        fields(body, of: parameter, bound)
        ?? .text(
          statements(body, of: parameter, from: closure.interior.lowerBound),
          at: span(first.source.range.lowerBound..<last.source.range.upperBound))
      changes.comments =
        changes.expect?.text == nil
        ? comments(in: body, from: closure.interior.lowerBound) : []
    }
    if case .keys(let keys) = changes.expect, keys.isEmpty { changes.expect = nil }
    return changes
  }

  /// Returns the fields that statements set, each once; nil if a statement does something else.
  private func fields(
    _ body: [Statement], of parameter: String, _ bound: NamedAction?
  ) -> SpecDraft? {
    var keys: [DraftKey] = []
    for statement in body {
      guard let found = assigned(statement, of: parameter) else { return nil }
      keys += found
    }
    guard Set(keys.map(\.name)).count == keys.count else { return nil }
    if let bound, let value = bound.value {
      keys.removeAll { $0.name == bound.address && $0.value.text == value }
    }
    return .keys(keys)
  }

  /// Returns the fields that a statement sets: a single field, or parts of a case of a child.
  private func assigned(_ statement: Statement, of parameter: String) -> [DraftKey]? {
    guard case .expression(let value) = statement.kind else { return nil }
    if let (path, closure) = paths.modified(value, from: parameter) {
      var keys: [DraftKey] = []
      let inner = closure.parameters.first ?? "$0"
      for statement in closure.body {
        guard case .expression(let value) = statement.kind,
          case .assignment(let target, by: "=", let result) = value.kind,
          let names = target.names(from: inner), !texts.says(inner, in: result.source)
        else { return nil }
        keys.append(key(path + names, result))
      }
      return keys
    }
    guard case .assignment(let target, by: "=", let result) = value.kind,
      let path = paths.path(target, from: parameter), !path.isEmpty,
      !mentions(parameter, in: result)
    else { return nil }
    return [key(path, result)]
  }

  private func key(_ path: [String], _ value: Expression) -> DraftKey {
    DraftKey(path.joined(separator: "."), .text(texts.swift(value), at: span(value.source.range)))
  }

  /// Whether an expression names the state of the closure around it.
  private func mentions(_ parameter: String, in value: Expression) -> Bool {
    let inner = parameter == "$0" ? value.anonymousClosures : []
    return texts.file.placedWords(in: value.source.range).contains { word in
      word.text == parameter && !inner.contains { $0.range.contains(word.range.lowerBound) }
    }
  }

  /// Returns statements over `state`, with the comments between them.
  private func statements(
    _ body: [Statement], of parameter: String, from start: Int
  ) -> String {
    var lines: [String] = []
    var end = start
    for statement in body {
      let start = statement.source.range.lowerBound
      lines += texts.comments(from: end, to: start).map { "// \($0)" }
      lines.append(locked(texts.swift(statement, state: parameter), statement))
      end = statement.source.range.upperBound
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a statement that changes a shared value through the value's reference; older versions of the library
  /// needed no reference.
  private func locked(_ swift: String, _ statement: Statement) -> String {
    guard case .expression(let value) = statement.kind, value.changes,
      let field = store.feature?.sharedFields.first(where: { swift.hasPrefix("state.\($0)") }),
      case let rest = swift.dropFirst("state.\(field)".count),
      rest.first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? false
    else { return swift }
    let change = "$0\(rest)"
    return change.contains("\n")
      ? "state.$\(field).withLock {\n  \(change.replacing("\n", with: "\n  "))\n}"
      : "state.$\(field).withLock { \(change) }"
  }

  private func comments(in body: [Statement], from start: Int) -> [String] {
    zip([start] + body.map(\.source.range.upperBound), body).flatMap { end, statement in
      texts.comments(from: end, to: statement.source.range.lowerBound)
    }
  }
}

extension Expression {
  /// Returns the names after a closure's parameter: `["title"]` for `$0.title`.
  fileprivate func names(from parameter: String) -> [String]? {
    guard let names = memberNames, names.first == parameter, names.count > 1 else { return nil }
    return Array(names.dropFirst())
  }
}
