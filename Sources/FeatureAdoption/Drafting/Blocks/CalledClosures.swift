import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Returns statements that choose an effect in a way that no key expresses, as a closure that is called immediately
  /// and returns the effect.
  ///
  /// Like the statements, such a closure may change the state. The result is nil if the statements leave the code
  /// around them, or need names that only older versions of the library have.
  ///
  /// - Parameter reason: The reason that no key expresses the choice.
  func calledClosure(_ items: [Item], because reason: AdoptionReason) -> [DraftKey]? {
    let statements = items.map(\.statement)
    guard takesClosures, statements.contains(where: \.returns),
      !statements.contains(where: \.leavesOthers)
    else { return nil }
    return text(of: items).flatMap { closure($0, leaves: statements.leaves, because: reason) }
  }

  /// Returns a closure that is called immediately and returns the effect of a handler; nil if it needs names that
  /// only older versions of the library have.
  ///
  /// - Parameters:
  ///   - leaves: Whether the end of the text is not reached.
  ///   - reason: The reason that no key expresses the text; nil if keys would have another meaning.
  func closure(
    _ text: DraftText, leaves: Bool, because reason: AdoptionReason?
  ) -> [DraftKey]? {
    let words = words(text.text)
    let name = words.contains("effect") ? "changingEffect" : "effect"
    guard !words.namesOlderEffects, !words.contains(name) else { return nil }
    let lines =
      text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + (leaves ? [] : ["return .none"])
    let body = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return [
      DraftKey("do", .text("let \(name): Effect<Action> = {\n\(body)\n}()", at: text.span)),
      DraftKey("effect", .text(DraftText(name, because: reason))),
    ]
  }
}

extension Statement {
  /// Whether the statement may end a choice or a loop around it.
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
  /// Whether the words contain effects of older versions of the library.
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
