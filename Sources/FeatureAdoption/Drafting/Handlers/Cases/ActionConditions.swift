import SpecSource
import SpecSwift

/// Statements that match actions with `if case` or `guard case` instead of a `switch`.
///
/// Each condition is a single pattern of the action, and the guarded statements return. Therefore the patterns are
/// cases of a choice, and its default handles all other actions.
struct ActionConditions {
  /// The cases, including the default.
  private(set) var branches: [Branch] = []
  private let subject: String

  /// Reads statements; nil for statements that match anything else or that handle all actions.
  init?(_ statements: [Statement], of subject: String, in interior: Range<Int>) {
    self.subject = subject
    var rest = statements[...]
    while let statement = rest.popFirst() {
      if !branches.isEmpty, rest.isEmpty, statement.doesNothing {
        branches.append(Branch(body: [statement], interior: statement.source.range))
        return
      }
      switch statement.kind {
      case .guarding(let condition, let otherwise, interior: _):
        guard otherwise.count == 1, otherwise[0].doesNothing, !rest.isEmpty,
          let pattern = pattern(of: condition)
        else { return nil }
        branches.append(
          Branch(
            label: pattern.label, patterns: [pattern.pattern], body: Array(rest),
            interior: statement.source.range.upperBound..<interior.upperBound))
        branches.append(Branch(body: [], interior: interior.upperBound..<interior.upperBound))
        return
      case .expression(let value), .returning(let value?):
        guard case .branching(let branching) = value.kind, branching.subject == nil else {
          return nil
        }
        for (index, branch) in branching.branches.enumerated() {
          guard let condition = branch.label else {
            guard branch.body.count == 1, branch.body[0].doesNothing, rest.isEmpty,
              index == branching.branches.count - 1
            else { return nil }
            branches.append(branch)
            return
          }
          guard let pattern = pattern(of: condition), branch.body.last?.isReturn == true else {
            return nil
          }
          branches.append(
            Branch(
              label: pattern.label, patterns: [pattern.pattern], body: branch.body,
              interior: branch.interior))
        }
      default: return nil
      }
    }
    return nil
  }

  /// Returns the pattern of a condition that is only a pattern of the action: `case .rows = action`.
  private func pattern(of condition: SourceText) -> (pattern: Pattern, label: SourceText)? {
    let bytes = Array(condition.text.utf8)
    let pieces = swiftPieces(of: bytes).filter { !$0.isComment }
    guard pieces.count > 3, pieces[0].text == "case", pieces[pieces.count - 2].text == "=",
      pieces[pieces.count - 1].text == subject
    else { return nil }
    let range = bytes.trimmed(
      pieces[0].range.upperBound..<pieces[pieces.count - 2].range.lowerBound)
    let text = String(decoding: bytes[range], as: UTF8.self)
    let file = readSwift(
      SourceFile(path: "", text: "func look() { switch \(subject) { case \(text): break } }"))
    guard let choice = file?.declarations.first?.function?.body?.first?.choice(of: subject),
      choice.branches.count == 1, choice.branches[0].patterns.count == 1,
      !choice.branches[0].isConditional
    else { return nil }
    let start = condition.range.lowerBound
    return (
      choice.branches[0].patterns[0],
      SourceText(text: text, range: start + range.lowerBound..<start + range.upperBound)
    )
  }
}

extension Statement {
  /// Whether the statement is a `return`.
  fileprivate var isReturn: Bool { if case .returning = kind { true } else { false } }
}
