import SpecSource
import SpecSwift

/// An effect of a block: an action to send, or work to do.
public enum Effect: Sendable {
  /// The end of the effects that run under an id.
  case cancel(EffectID)
  /// An action that is sent at once.
  case send(NamedAction)
  /// An asynchronous call.
  case run(RunEffect)
  /// A task of several steps, or of one that sends an action.
  case task(TaskEffect)
  /// An action that is sent again and again.
  case timer(TimerEffect)
  /// An action that is sent after a while.
  case delay(DelayEffect)
  /// Actions for the elements of a sequence.
  case stream(StreamEffect)
  /// An effect as Swift.
  case swift(ExpressionEffect)
  /// Effects for each element of a collection.
  case each(EachEffect)
  /// The request to the parent to dismiss the feature.
  case dismiss(Dismissal)
  /// Effects one after the other.
  case sequence(EffectSequence)
}

/// Effects one after the other.
public struct EffectSequence: Sendable {
  /// The place of the first effect in the spec.
  public var span: SourceSpan
  /// The steps; the effects of a step start together.
  public var steps: [[Effect]]
}

/// Effects for each element of a collection.
public struct EachEffect: Sendable {
  /// The place of the effect in the spec.
  public var span: SourceSpan
  /// The collection.
  public var collection: SwiftFragment
  /// The name of an element.
  public var element: Located<String>
  /// The effects for an element, in the order in which they start.
  public var effects: [Effect]
}

/// The id by which effects are cancelled: a name, and a value where effects of one name differ by it.
public struct EffectID: Sendable {
  /// The name.
  public var name: Located<String>
  /// The value, as in `loading(item.id)`.
  public var element: Optional<SwiftFragment>

  /// The name as a text.
  public var value: String { name.value }

  /// The place of the name in the spec.
  public var span: SourceSpan { name.span }

  /// The id as it is written.
  public var text: String { element.map { "\(value)(\($0.text))" } ?? value }
}
