import SpecSwift

extension Block {
  /// The Swift of the block and of those in it, in the order it runs.
  public var fragments: [SwiftFragment] {
    BlockScopes(self, locals: []).fragments.map(\.fragment)
  }

  /// The Swift that runs when the action arrives and may change the state: not that of effects, which have a copy.
  public var immediateFragments: [SwiftFragment] {
    BlockScopes(self, locals: []).fragments.filter { !$0.isEffect }.map(\.fragment)
  }

  /// The blocks in this one, in the order they run, then itself.
  public var allBlocks: [Block] {
    BlockScopes(self, locals: []).blocks.map(\.block)
  }
}

extension RunEffect.Outcome {
  /// The action that is sent, if there is one.
  public var call: ActionCall? { calls.first }
}
