import SpecSource
import SpecSwift

/// An alert or a dialog: what it says, and the buttons that answer it.
public struct Prompt: Sendable {
  /// How a prompt is shown.
  public enum Kind: String, Sendable, CaseIterable {
    /// In front of everything.
    case alert
    /// As a list of choices.
    case dialog
  }

  /// How it is shown.
  public var kind: Kind
  /// Its name.
  public var name: Located<String>
  /// The property of the state that it is shown in, if that is not called like its kind.
  public var place: Optional<Located<String>>
  /// When it is asked.
  public var documentation: Documentation
  /// The values that its texts use.
  public var parameters: [Parameter]
  /// What is asked.
  public var title: InterpolatedText
  /// More about it.
  public var message: Optional<InterpolatedText>
  /// The answers, in their order.
  public var buttons: [Button]
}

/// An answer to a prompt.
public struct Button: Sendable {
  /// What a button is for, which decides its looks and place.
  public enum Role: String, Sendable, CaseIterable {
    /// Leaves everything as it is.
    case cancel
    /// Loses something.
    case destructive
  }

  /// What pressing a button leads to.
  public enum Effect: Sendable {
    /// The action of the button's name, and nothing else.
    case answer
    /// An action of the feature that follows the button's own.
    case send(NamedAction)
    /// No action: the prompt is taken away.
    case nothing
  }

  /// The action that pressing it sends.
  public var name: Located<String>
  /// What stands on it.
  public var label: InterpolatedText
  /// What it is for.
  public var role: Optional<Role>
  /// When it is there; nil for always.
  public var condition: Optional<SwiftFragment>
  /// What pressing it leads to.
  public var effect: Effect
  /// The prompt's parameters that the action takes along.
  public var payload: [Located<String>]

  /// Whether pressing it sends an action of its name.
  public var hasAction: Bool {
    if case .nothing = effect { false } else { true }
  }
}
