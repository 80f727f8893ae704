import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Statements that decide in a way that no key says which effect follows: a closure that is called where it stands, and gives it.
  ///
  /// Such a closure may change the state, as the statements do. Nil where they leave something around them, or need names that only
  /// older versions of the library have.
  func calledClosure(_ items: [Item]) -> [DraftKey]? {
    let statements = items.map(\.statement)
    guard let closuresEnd, let first = items.first, statements.contains(where: \.returns),
      !statements.contains(where: \.leavesOthers), let text = text(of: items)
    else { return nil }
    let words = words(text.text)
    guard !words.namesOlderEffects else { return nil }
    var lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    // What ends the handler returns something, or would not compile.
    if !statements.leaves, items.last?.end != closuresEnd { lines.append("  return .none") }
    let name = words.contains("effect") ? "changingEffect" : "effect"
    lines = ["let \(name): Effect<Action> = {"] + lines + ["}()"]
    return [
      DraftKey(
        "do", .text(lines.joined(separator: "\n"), at: file.span(first.statement.source.range))),
      DraftKey("effect", "\(name)"),
    ]
  }
}

extension Statement {
  /// Whether it may end something around it that is not in it: a choice, a loop.
  fileprivate var leavesOthers: Bool {
    switch kind {
    case .other:
      ["break", "continue", "fallthrough"].contains(words(source.text).first ?? "")
    case .guarding(_, let otherwise, _): otherwise.contains(where: \.leavesOthers)
    case .catching(let body, _, let clauses):
      (body + clauses.flatMap(\.body)).contains(where: \.leavesOthers)
    case .conditional(let statements): statements.contains(where: \.leavesOthers)
    case .expression(let value):
      if case .branching(let branching) = value.kind, branching.subject == nil {
        branching.branches.flatMap(\.body).contains(where: \.leavesOthers)
      } else {
        false
      }
    case .variable, .returning, .loop, .declaration: false
    }
  }
}

extension [String] {
  /// Whether effects of older versions of the library are among the words.
  fileprivate var namesOlderEffects: Bool {
    if contains(where: { olderWords.contains($0) }) { return true }
    return indices.contains { index in
      starts(with: [".", "task", "{"], at: index)
        && (index == 0 || !isIdentifier(self[index - 1]) || self[index - 1] == "return")
    }
  }

  private func starts(with words: [String], at index: Int) -> Bool {
    self[index...].starts(with: words)
  }
}

extension Expression {
  /// The statements of a closure that is called where it stands, and takes nothing; nil for anything else.
  var calledStatements: [Statement]? {
    guard case .call(let callee, let arguments) = kind, arguments.isEmpty,
      case .closure(let closure) = callee.kind, closure.captures.isEmpty,
      closure.parameters.isEmpty, !closure.isAttributed
    else { return nil }
    return closure.body
  }
}
