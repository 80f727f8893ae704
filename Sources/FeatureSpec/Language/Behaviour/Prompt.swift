import SpecSource
import SpecSwift

/// An alert or a dialog: its texts, and the buttons that answer it.
public struct Prompt: Sendable {
  /// The form in which a prompt is shown.
  public enum Kind: String, Sendable, CaseIterable {
    /// A prompt in front of everything.
    case alert
    /// A list of choices.
    case dialog
  }

  /// The form in which the prompt is shown.
  public var kind: Kind
  /// The prompt's name.
  public var name: Located<String>
  /// The property of the state that shows the prompt, if the property is not named after the prompt's kind.
  public var place: Optional<Located<String>>
  /// The situation in which the prompt is shown.
  public var documentation: Documentation
  /// The values that the prompt's texts use.
  public var parameters: [Parameter]
  /// The question of the prompt, as its title.
  public var title: InterpolatedText
  /// The prompt's further text.
  public var message: Optional<InterpolatedText>
  /// The buttons that answer the prompt, in order.
  public var buttons: [Button]
}

/// A button that answers a prompt.
public struct Button: Sendable {
  /// The purpose of a button, which decides its look and place.
  public enum Role: String, Sendable, CaseIterable {
    /// The button leaves everything unchanged.
    case cancel
    /// The button deletes or loses something.
    case destructive
  }

  /// The consequence of pressing a button.
  public enum Effect: Sendable {
    /// The action with the button's name, and nothing else.
    case answer
    /// An action of the feature, which follows the button's own action.
    case send(NamedAction)
    /// No action: the prompt is dismissed.
    case nothing
  }

  /// The name of the action that the button sends.
  public var name: Located<String>
  /// The text on the button.
  public var label: InterpolatedText
  /// The purpose of the button.
  public var role: Optional<Role>
  /// The condition under which the button exists; nil for a button that always exists.
  public var condition: Optional<SwiftFragment>
  /// The consequence of pressing the button.
  public var effect: Effect
  /// The prompt's parameters that become the payload of the action.
  public var payload: [Located<String>]

  /// Whether the button sends an action with its name.
  public var hasAction: Bool {
    if case .nothing = effect { false } else { true }
  }
}
