import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// A change of a block: of a consequence, or of the conditions of consequences.
public enum BlockChange: Sendable {
  /// A new consequence.
  case added(Consequence)
  /// A removed consequence.
  case removed(Consequence)
  /// A consequence whose position among the other consequences has changed.
  case moved(Consequence)
  /// A consequence whose content has changed.
  case changed(ChangedConsequence)
  /// A condition whose Swift has changed.
  case condition(SwiftFragment, becomes: SwiftFragment)
  /// Consequences whose conditions have changed. All of them had the same conditions before, and have the same
  /// conditions now.
  case conditions([ConsequencePair])

  /// The place of the change: in the old spec for a removed consequence, otherwise in the new spec.
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

/// A consequence whose content has changed.
public struct ChangedConsequence: Sendable {
  /// A detail whose value has changed.
  public struct Detail: Sendable, Equatable {
    /// The key of the detail.
    public var key: String
    /// The old value; nil for a new detail.
    public var before: String?
    /// The new value; nil for a removed detail.
    public var after: String?
  }

  /// The consequence before and after the change.
  public var pair: ConsequencePair
  /// Whether the call, the action, the statement or the time has been replaced, not only details.
  public var isReplaced: Bool
  /// The details that have changed, in the order of the new consequence.
  public var details: [Detail]
}
