import SpecSource
import SpecSwift

/// The consequences of an action: a condition, changes of the state, and effects.
public struct Block: Sendable {
  /// The documentation of a block inside of another.
  public var comment = Documentation.none
  /// The condition that must hold for anything to follow.
  public var condition: SwiftFragment?
  /// The statements that change the state.
  public var statements: SwiftFragment?
  /// The block that follows when the statements throw, in place of everything after the statements.
  public var caught: Catch?
  /// The branches, of which the first whose condition holds follows.
  public var branches: [Branch] = []
  /// A value and the blocks that follow its patterns.
  public var match: Match?
  /// The procedures that the block performs, in order.
  public var performs: [ActionCall] = []
  /// The presentations and dismissals, in order.
  public var presentations: [PresentationChange] = []
  /// The effects, in the order in which they start.
  public var effects: [Effect] = []
  /// The key `manual`, if the block is written by hand.
  public var manual: SourceSpan?
  /// The places in the block that could not be read. The places in its inner blocks belong to those blocks.
  var missing: [SourceSpan] = []

  private init() {}

  /// Whether the block is written by hand.
  public var isManual: Bool { manual != nil }

  /// Whether the whole block could be read, with its inner blocks.
  package var isWhole: Bool { missing.isEmpty && innerBlocks.allSatisfy(\.isWhole) }

  /// A block that does nothing.
  public static let empty = Block()
}

/// The block that follows when statements throw.
public struct Catch: Sendable {
  /// The place of `catch` in the spec.
  public var span: SourceSpan
  /// The block, in which the error is called `error`.
  @Boxed public var block: Block
}

/// A block that follows under a condition. At most one of several branches follows.
public struct Branch: Sendable {
  /// The place of the branch in the spec.
  public var span: SourceSpan
  /// The condition; nil for the last branch, which needs no condition.
  public var condition: Optional<SwiftFragment>
  /// The block that follows.
  @Boxed public var block: Block
}

/// A value and the blocks that follow its patterns.
public struct Match: Sendable {
  /// The value.
  public var value: SwiftFragment
  /// The patterns with their blocks.
  public var cases: [MatchCase]
}

/// A pattern and its block.
public struct MatchCase: Sendable {
  /// The pattern.
  public var pattern: SwiftFragment
  /// The block that follows.
  @Boxed public var block: Block
}
