import FeatureSpec
import SpecSwift
import SwiftCode

extension BlockLowering {
  /// Returns the branches or cases of a block without other effects to return.
  func returnedChoice(of block: Block) -> [BlockItem] {
    if let match = block.match {
      return [
        .match(
          match.value.inFrontOfBlock,
          match.cases.map {
            SwitchCase(
              pattern: $0.label, items: items(of: $0.block), span: $0.pattern.span)
          })
      ]
    }
    // A branch without effects continues at the end of the function. If all branches return, the end needs no
    // statement.
    let branches = block.branches.map { branch in
      let isReturning = branch.block.returnsEffects
      return (
        branch, isReturning ? items(of: branch.block) : collected(branch.block)
      )
    }
    let isComplete =
      block.branches.last?.condition == nil
      && block.branches.map(\.block).allSatisfy { $0.returnsEffects || $0.isDeadEnd }
    return [.choice(branches.map { BlockBranch(condition: $0.condition, items: $1) })]
      + (isComplete ? [] : [.result(.nothing)])
  }

  /// Returns the branches and cases of a block whose effects are added to the list.
  func collectedChoices(of block: Block) -> [BlockItem] {
    var items: [BlockItem] = []
    if !block.branches.isEmpty {
      items.append(
        .choice(
          block.branches.map {
            BlockBranch(condition: $0.condition, items: collected($0.block))
          }))
    }
    if let match = block.match {
      let cases = match.cases.map { matchCase in
        SwitchCase(
          pattern: matchCase.label, items: collected(matchCase.block),
          span: matchCase.pattern.span)
      }
      items.append(.match(match.value.inFrontOfBlock, cases))
    }
    return items
  }
}

extension MatchCase {
  /// The pattern; nil for `_`, which becomes the default.
  var label: Code? {
    pattern.text == "_" ? nil : pattern.code
  }
}
