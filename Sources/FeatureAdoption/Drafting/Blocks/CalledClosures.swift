import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Statements that decide in a way that no key says which effect follows: a closure that is called where it stands, and gives it.
  ///
  /// Such a closure may change the state, as the statements do. Nil where they leave something around them, or need names that only
  /// older versions of the library have.
  func calledClosure(_ items: [Item]) -> [DraftKey]? {
    let statements = items.map(\.statement)
    guard takesClosures, statements.contains(where: \.returns),
      !statements.contains(where: \.leavesOthers)
    else { return nil }
    return text(of: items).flatMap { closure($0, leaves: statements.leaves) }
  }

  /// A closure that is called where it stands, and gives the effect of a handler; nil where it needs names that only older versions of
  /// the library have.
  ///
  /// - Parameter leaves: Whether the end of the text is not reached.
  func closure(_ text: DraftText, leaves: Bool) -> [DraftKey]? {
    let words = words(text.text)
    let name = words.contains("effect") ? "changingEffect" : "effect"
    guard !words.namesOlderEffects, !words.contains(name) else { return nil }
    let lines =
      text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + (leaves ? [] : ["return .none"])
    let body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return [
      DraftKey("do", .text("let \(name): Effect<Action> = {\n\(body)\n}()", at: text.span)),
      DraftKey("effect", "\(name)"),
    ]
  }
}

extension Statement {
  /// Whether it may end something around it that is not in it: a choice, a loop.
  var leavesOthers: Bool {
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
