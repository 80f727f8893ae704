import SpecSource
import SpecSwift

/// The consequences of an action: a condition, changes of the state, and effects.
public struct Block: Sendable {
  /// The documentation of a block inside of another.
  public var comment = Documentation.none
  /// The condition without which nothing follows.
  public var condition: SwiftFragment?
  /// Statements over the state.
  public var statements: SwiftFragment?
  /// The block that follows in place of everything after the statements when these throw.
  public var caught: Catch?
  /// Branches of which the first that holds follows.
  public var branches: [Branch] = []
  /// A value and the blocks that follow its patterns.
  public var match: Match?
  /// Procedures to perform, in order.
  public var performs: [ActionCall] = []
  /// The presentations and dismissals, in order.
  public var presentations: [PresentationChange] = []
  /// The effects, in the order in which they start.
  public var effects: [Effect] = []
  /// The key `manual`, if the block is written by hand.
  public var manual: SourceSpan?
  /// The ids of the effects that are started by hand.
  public var manualIDs: [Located<String>] = []
  /// The places in the block that could not be read; those in its inner blocks belong to these.
  var missing: [SourceSpan] = []

  private init() {}

  /// Whether the block is written by hand.
  public var isManual: Bool { manual != nil }

  /// Whether all of it could be read.
  package var isWhole: Bool { missing.isEmpty && innerBlocks.allSatisfy(\.isWhole) }

  /// A block in which nothing follows.
  public static let empty = Block()
}

/// The block that follows when statements throw.
public struct Catch: Sendable {
  /// The place of `catch` in the spec.
  public var span: SourceSpan
  /// The block; the error is called `error` in it.
  @Boxed public var block: Block
}

/// Blocks of which at most one follows.
public struct Branch: Sendable {
  /// The place of the branch in the spec.
  public var span: SourceSpan
  /// The condition; nil for the last branch, which needs none.
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
