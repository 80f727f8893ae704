import FeatureSpec
import SpecSwift
import SwiftCode

extension BlockLowering {
  /// Returns the lines of a block's only branch after a `guard` with its condition. Returns nil where an `if` is
  /// easier to read, where the key `guard` of the spec expresses the condition, or where names of the branch have
  /// another meaning before it.
  func guarded(_ block: Block) -> [BlockItem]? {
    guard let branch = block.branches.first, let condition = branch.condition,
      let exit = exit(of: block.branches.dropFirst()), branch.block.caught == nil,
      block.statements != nil || block.branches.count > 1,
      branch.block.returnsEffects,
      canFollow(condition, branch.block, in: block)
    else { return nil }
    let items = items(of: branch.block)
    let isShort = items.count { if case .result(.nothing) = $0 { false } else { true } } < 2
    return isShort ? nil : [guarding(condition, exit: exit)] + items
  }

  /// Returns the effect of branches that only start a single effect; nil for other branches.
  private func exit(of branches: ArraySlice<FeatureSpec.Branch>) -> LoweredEffect? {
    guard let other = branches.first else { return .nothing }
    let block = other.block
    guard branches.count == 1, other.condition == nil, block.comment.lines.isEmpty,
      block.condition == nil, block.statements == nil, block.caught == nil,
      block.branches.isEmpty, block.match == nil, block.presentations.isEmpty
    else { return nil }
    let effects = own(of: block)
    return effects.count == 1 && effects[0].short != nil ? effects[0] : nil
  }

  /// Returns whether the names of a branch can be declared in the same scope as the names of the block around it.
  private func canFollow(_ condition: SwiftFragment, _ branch: Block, in block: Block) -> Bool {
    let names = Set(condition.analysis.declaredNames.map(\.name) + branch.declaredNames)
    let before = [block.condition, block.statements].compactMap(\.self)
    return before.allSatisfy { fragment in
      names.isDisjoint(with: fragment.analysis.declaredNames.map(\.name))
        && !names.contains { fragment.analysis.mentions($0) }
    }
  }
}
