import FeatureSpec
import SpecSource

/// A consequence of a block, with the conditions under which it follows.
public struct Consequence: Sendable {
  /// The kind of a consequence. The words are part of the machine-readable output.
  public enum Kind: String, Sendable {
    case send, run, timer, after, stream, effect, cancel, present, dismiss, push, pop, perform
    case manual
    /// A statement over the state, which is added by the comparison of blocks.
    case statement
  }

  /// An action that follows.
  public struct Answer: Sendable {
    /// The occasion: `success`, `failure`; empty if only one occasion exists.
    public var occasion: String
    /// The action.
    public var action: NamedAction
  }

  /// The declaration that a consequence is about.
  public enum Subject: Sendable {
    /// None, or an action in `answers`.
    case none
    /// A procedure with a name.
    case procedure(String)
    /// The presented declaration.
    case shown(Presentable)
    /// The property of the state that shows a presentation.
    case place(String)
    /// The stack of the feature, of which `pop` removes elements.
    case stack
  }

  /// A detail of an effect that the effect's description leaves out.
  public struct Setting: Sendable {
    /// The key of the spec language.
    public var key: String
    /// The value, as written.
    public var value: String

    /// Makes a setting.
    public init(_ key: String, _ value: String) {
      (self.key, self.value) = (key, value)
    }
  }

  /// The kind of the consequence.
  public var kind: Kind
  /// The call, the time, the id, the place or the statement.
  public var what: String
  /// The place of the consequence in the spec.
  public var span: SourceSpan
  /// The declaration that the consequence is about.
  public var subject = Subject.none
  /// The time before the consequence; nil for none.
  public var wait: String?
  /// The actions that follow.
  public var answers: [Answer] = []
  /// The elements for which the consequence follows, one by one: `item of state.items`.
  public var each: String?
  /// The further details.
  public var settings: [Setting] = []
  /// The conditions under which the consequence follows, from the outside to the inside.
  public var conditions: [BlockCondition] = []

  /// Makes a consequence.
  package init(
    kind: Kind, what: String, span: SourceSpan, subject: Subject = .none, wait: String? = nil,
    answers: [Answer] = []
  ) {
    (self.kind, self.what, self.span) = (kind, what, span)
    (self.subject, self.wait, self.answers) = (subject, wait, answers)
  }

  /// Adds outer conditions around the consequence's own conditions.
  package func under(_ outer: [BlockCondition]) -> Consequence {
    var consequence = self
    consequence.conditions = outer + conditions
    return consequence
  }
}
