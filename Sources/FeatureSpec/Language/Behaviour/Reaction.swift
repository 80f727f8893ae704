import SpecSource
import SpecSwift

/// What follows something that is not an own action of the feature.
public struct Reaction: Sendable {
  /// When the feature reacts to what happens in a child.
  public enum Order: String, Sendable, CaseIterable {
    /// Before the child has seen the action.
    case before
    /// After it.
    case after
  }

  /// What happened: `counter.playNext`, `alert.save`, `binding.title`, `onChange.title`.
  public var address: Address
  /// The action that the address leads to; of no use for the change of a property.
  public var path: Resolution<ActionPath> = .unlinked
  /// Where it stands: its address, or its block where the address has several.
  public var span: SourceSpan
  /// What is worth saying about it.
  public var documentation: Documentation
  /// When the feature reacts: before the child or after it.
  public var order: Optional<Located<Order>>
  /// What follows.
  @Boxed public var block: Block

  /// The names of the address.
  public var names: [String] {
    address.components.map(\.name.name)
  }

  /// The name of the function that handles it, when it is written by hand.
  public var handlerName: String {
    camelCase(isOnChange ? ["handle"] + names.dropFirst() + ["changed"] : ["handle"] + names)
  }

  /// The name of the function of what follows the change of a property.
  public var changeName: String {
    camelCase(names.dropFirst() + ["changed"])
  }

  /// Whether it follows the change of a property, whatever changed it.
  public var isOnChange: Bool {
    names.first == "onChange"
  }
  /// Whether it follows what a view writes to a field of the feature itself, or to a part of one.
  public var isOfBinding: Bool {
    names.first == "binding" && names.count > 1
  }

  /// Whether it needs what a field was before a view wrote to it: for `oldValue`, or to tell whether a part has changed.
  public var comparesBinding: Bool {
    isOfBinding && names != ["binding", anyAction]
      && (names.count > 2 || block.isManual || !block.usedPayload(of: ["oldValue"]).isEmpty)
  }
}

/// A block that others perform by its name.
public struct Procedure: Sendable {
  /// The procedure's name.
  public var name: Located<String>
  /// What it does.
  public var documentation: Documentation
  /// What it is given.
  public var parameters: [Parameter]
  /// What it does.
  @Boxed public var block: Block
}

/// Words as one name, each but the first with a capital.
public func camelCase(_ words: [String]) -> String {
  words.enumerated().map { index, word in
    index == 0 ? word : word.capitalizedFirst
  }.joined()
}

/// The name at the end of an address that means all actions of a place.
public let anyAction = "any"
