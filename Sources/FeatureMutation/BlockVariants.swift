import FeatureSpec
import SpecSource
import SpecSwift

/// Finds the variants of an action's block.
struct BlockVariants {
  /// The actions that may replace a sent action.
  let actions: Redirections

  func variants(of block: Block) -> [Variant<Block>] {
    varied(block, at: \.condition, edited) + guardRemoval(of: block)
      + varied(block, at: \.statements, edited) + caught(of: block) + branches(of: block)
      + match(of: block)
      + varied(block, at: \.performs) { calls in
        removals(from: calls) { ($0.span, "'perform: \($0.text)'") }
      }
      + varied(block, at: \.presentations) { removals(from: $0, Self.described) }
      + varied(block, at: \.effects, EffectVariants(actions: actions).variants)
  }

  /// Returns the block without its condition, if the condition binds no names.
  private func guardRemoval(of block: Block) -> [Variant<Block>] {
    guard let condition = block.condition, condition.analysis.declaredNames.isEmpty else {
      return []
    }
    var changed = block
    changed.condition = nil
    return [
      Variant(
        value: changed, span: condition.span, title: "drop 'guard: \(shortText(condition.text))'")
    ]
  }

  /// Returns the block with variants of the block for its errors, or with an empty block for them.
  private func caught(of block: Block) -> [Variant<Block>] {
    varied(block, at: \.caught) { caught in
      guard let caught else { return [] }
      var idle = caught
      idle.block = .empty
      let emptied = Variant(value: idle, span: caught.span, title: "drop the block of 'catch'")
      return (varied(caught, at: \.block, variants) + [emptied]).map { $0.map(Optional.some) }
    }
  }

  private func branches(of block: Block) -> [Variant<Block>] {
    varied(block, at: \.branches) { branches in
      // An `else` needs a branch before it.
      removals(
        from: branches,
        where: { $0 > 0 || branches.count == 1 || branches[1].condition != nil }
      ) { branch in
        (branch.span, branch.condition.map { "the branch 'if: \(shortText($0.text))'" } ?? "'else'")
      }
        + variedEach(branches) { branch in
          varied(branch, at: \.condition, edited) + varied(branch, at: \.block, variants)
        }
    }
  }

  private func match(of block: Block) -> [Variant<Block>] {
    varied(block, at: \.match) { match in
      guard let match else { return [] }
      let changed =
        varied(match, at: \.value) { edited($0) as [Variant<SwiftFragment>] }
        + varied(match, at: \.cases) { cases in
          variedEach(cases) { choice in
            varied(choice, at: \.pattern) { edited($0) as [Variant<SwiftFragment>] }
              + varied(choice, at: \.block, variants) + emptied(choice)
          }
        }
      return changed.map { $0.map(Optional.some) }
    }
  }

  /// Returns the case with an empty block.
  private func emptied(_ choice: MatchCase) -> [Variant<MatchCase>] {
    var changed = choice
    changed.block = .empty
    return [
      Variant(
        value: changed, span: choice.pattern.span,
        title: "drop the block of '\(shortText(choice.pattern.text))'")
    ]
  }

  private static func described(_ change: PresentationChange) -> (span: SourceSpan, title: String) {
    let key =
      switch change {
      case .present: "present"
      case .dismiss: "dismiss"
      case .push: "push"
      case .pop: "pop"
      }
    return (change.span, "'\(key): \(shortText(change.span.text))'")
  }
}
