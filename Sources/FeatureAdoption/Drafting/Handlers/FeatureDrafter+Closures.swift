import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// What tells a case apart from the others.
  func branchID(_ branch: SpecSwift.Branch, _ file: ReadSwiftFile) -> String {
    "\(file.file.path):\(branch.interior.lowerBound)"
  }

  /// The keys of a case that no key says: Swift that changes the state and gives the effect, in a closure; nil where that has
  /// names of older versions of the library.
  func inClosure(
    _ branch: SpecSwift.Branch, _ drafter: BlockDrafter, _ scope: HandlerScope
  ) -> [DraftKey]? {
    let text = scope.file.draft(branch.interior)
    let words = words(text.text)
    let name = words.contains("effect") ? "handledEffect" : "effect"
    guard olderWords.isDisjoint(with: words), !words.hasOlderTask, !branch.body.isEmpty,
      !words.contains(name), !words.contains("fallthrough")
    else { return nil }
    claims.claim(branch.interior, in: scope.file)
    let isEffect =
      branch.body.count == 1 && branch.body[0].value.map { drafter.mayBeEffect($0) } ?? false
    let end = branch.body.leaves || isEffect ? [] : ["return .none"]
    let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let body = (lines + end).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    return [
      DraftKey("do", .text("let \(name): Effect<Action> = {\n\(body)\n}()", at: text.span)),
      DraftKey("effect", "\(name)"),
    ]
  }
}

extension [String] {
  /// Whether `.task { }` is among the tokens, as older versions of the library have it.
  fileprivate var hasOlderTask: Bool {
    indices.contains { index in
      self[index] == "task" && index > 0 && self[index - 1] == "." && index + 1 < count
        && ["{", "("].contains(self[index + 1])
        && (index == 1 || ["return", "(", ",", ":", "{", "}"].contains(self[index - 2]))
    }
  }
}
