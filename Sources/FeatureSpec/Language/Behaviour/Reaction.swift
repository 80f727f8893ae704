import SpecSource
import SpecSwift

/// The consequences of an event that is not an own action of the feature.
public struct Reaction: Sendable {
  /// The time at which the feature reacts to an action of a child.
  public enum Order: String, Sendable, CaseIterable {
    /// Before the child handles the action.
    case before
    /// After the child handles the action.
    case after
  }

  /// The address of the event: `counter.playNext`, `alert.save`, `binding.title`, `onChange.title`.
  public var address: Address
  /// The action that the address leads to; unused for the change of a property.
  public var path: Resolution<ActionPath> = .unlinked
  /// The place of the reaction: its address, or its block if the address has several reactions.
  public var span: SourceSpan
  /// The documentation of the reaction.
  public var documentation: Documentation
  /// The time at which the feature reacts: before the child or after it.
  public var order: Optional<Located<Order>>
  /// The consequences of the event.
  @Boxed public var block: Block

  /// The names of the address.
  public var names: [String] {
    address.components.map(\.name.name)
  }

  /// The name of the function that handles the event, when the reaction's block is written by hand.
  public var handlerName: String {
    camelCase(isOnChange ? ["handle"] + names.dropFirst() + ["changed"] : ["handle"] + names)
  }

  /// The name of the function that handles the change of a property.
  public var changeName: String {
    camelCase(names.dropFirst() + ["changed"])
  }

  /// Whether the reaction follows the change of a property, regardless of its cause.
  public var isOnChange: Bool {
    names.first == "onChange"
  }
  /// Whether the reaction follows a view's write to a field of the feature itself, or to a part of such a field.
  public var isOfBinding: Bool {
    names.first == "binding" && names.count > 1
  }

  /// Whether the reaction needs the value that a field had before a view wrote it: for `oldValue`, or to detect
  /// whether a part has changed.
  public var comparesBinding: Bool {
    isOfBinding && names != ["binding", anyAction]
      && (names.count > 2 || block.isManual || !block.usedPayload(of: ["oldValue"]).isEmpty)
  }
}

/// A block that other blocks perform by its name.
public struct Procedure: Sendable {
  /// The procedure's name.
  public var name: Located<String>
  /// The documentation of the procedure.
  public var documentation: Documentation
  /// The parameters of the procedure.
  public var parameters: [Parameter]
  /// The consequences of performing the procedure.
  @Boxed public var block: Block
}

/// Joins words as one name, in which each word except the first begins with a capital.
public func camelCase(_ words: [String]) -> String {
  words.enumerated().map { index, word in
    index == 0 ? word : word.capitalizedFirst
  }.joined()
}

/// The name at the end of an address that represents all actions of a place.
public let anyAction = "any"
