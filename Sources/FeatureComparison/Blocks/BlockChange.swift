import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// A change of a block: of a consequence, or of the conditions of consequences.
public enum BlockChange: Sendable {
  /// A consequence that is new.
  case added(Consequence)
  /// A consequence that is gone.
  case removed(Consequence)
  /// A consequence that follows earlier or later than others.
  case moved(Consequence)
  /// A consequence with another content.
  case changed(ChangedConsequence)
  /// A condition with other Swift.
  case condition(SwiftFragment, becomes: SwiftFragment)
  /// Consequences that follow under other conditions; all of them had the same ones, and have the same ones.
  case conditions([ConsequencePair])

  /// The place of the change: in the new spec, unless the consequence is gone.
  public var span: SourceSpan? {
    switch self {
    case .added(let one), .removed(let one), .moved(let one): one.span
    case .changed(let change): change.pair.after.span
    case .condition(_, becomes: let condition): condition.span(of: 0..<condition.text.utf8.count)
    case .conditions(let pairs): pairs.first?.after.span
    }
  }
}

/// A consequence before a change and after it.
public struct ConsequencePair: Sendable {
  /// The consequence in the old project.
  public var before: Consequence
  /// The consequence in the new project.
  public var after: Consequence
}

/// A consequence with another content.
public struct ChangedConsequence: Sendable {
  /// A detail with another value.
  public struct Detail: Sendable, Equatable {
    /// The key of the detail.
    public var key: String
    /// The old value; nil for none.
    public var before: String?
    /// The new value; nil for none.
    public var after: String?
  }

  /// The consequence before the change and after it.
  public var pair: ConsequencePair
  /// Whether the call, the action, the statement or the time is another one, rather than details of it.
  public var isReplaced: Bool
  /// The details that have changed, in the order of the new consequence.
  public var details: [Detail]
}
