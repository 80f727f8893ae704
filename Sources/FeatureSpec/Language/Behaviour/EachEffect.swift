import SpecSource
import SpecSwift

/// Effects that are asked for once for each element of a collection.
public struct EachEffect: Sendable {
  /// Where the effect stands in the spec.
  public var span: SourceSpan
  /// The collection.
  public var collection: SwiftFragment
  /// What an element is called.
  public var element: Located<String>
  /// What is asked for.
  public var effects: Effects
}

/// What an effect is cancelled by: a name, and possibly a value that tells it from others of the name.
public struct EffectID: Sendable {
  /// The name.
  public var name: Located<String>
  /// The value, as in `loading(item.id)`.
  public var element: Optional<SwiftFragment>

  /// The name as a text.
  public var value: String { name.value }

  /// Where the name stands in the spec.
  public var span: SourceSpan { name.span }

  /// The id as it is written.
  public var text: String { element.map { "\(value)(\($0.text))" } ?? value }
}
