import SpecSource
import SpecSwift

/// Whether a feature has a view, and which.
public enum ViewChoice: Sendable {
  /// The spec does not say; the settings decide.
  case unsaid
  /// It has none.
  case off
  /// One is generated.
  case generated(FeatureView)
  /// One is written once, for people to go on with.
  case scaffolded(FeatureView)
  /// One of a name is written by hand, with an initialiser `init(store:)`.
  case manual(Located<String>)

  /// The content of the view, where a spec says it.
  package var content: FeatureView? {
    switch self {
    case .generated(let view), .scaffolded(let view): view
    case .unsaid, .off, .manual: nil
    }
  }

  /// Whether the view is written once, for people to go on with.
  public var isScaffolded: Bool {
    if case .scaffolded = self { true } else { false }
  }
}

/// The content of a generated view, as far as a spec says it.
public struct FeatureView: Sendable {
  /// The title above it; nil for the feature's name.
  public var title: PlainText?
  /// What it shows of the state, in order; nil for all children and the fields that people can read.
  public var fields: [ViewField]?
  /// The actions that have buttons, in order; nil for those that people can be meant to send.
  public var actions: [ViewAction]?
  /// What is sent when it appears.
  public var onAppear: Located<String>?
  /// The presented children that are pushed rather than shown as sheets: `editor`, `destination.share`.
  public var navigation: [Located<String>] = []
  /// Whether the children that are always there stand behind tabs.
  public var hasTabs = false
  /// Fields of the state that is shown in the preview.
  public var preview: [GivenField] = []
  /// The values of the feature's parameters in the preview.
  public var arguments: [GivenField] = []
  /// The behaviour of dependencies in the preview.
  public var overrides: [DependencyOverride] = []

  /// A view without any keys.
  public init() {}
}

/// A part of the state that a view shows.
public struct ViewField: Sendable {
  /// The name of a field, of a computed property or of a child.
  public var name: Located<String>
  /// The label beside it; nil for its name in words.
  public var label: Optional<PlainText>
  /// The name of the SF Symbol beside it.
  public var symbol: Optional<Located<String>>
  /// The action that a swipe sends to delete a row.
  public var delete: Optional<Located<String>>
  /// The action that a tap on a row sends.
  public var tap: Optional<Located<String>>
  /// The control that writes the field; nil for that of its type.
  public var control: Optional<Located<Control>>

  /// A control that a spec chooses.
  public enum Control: String, CaseIterable, Sendable {
    /// A field for a text that it hides.
    case secure
  }
}

extension ViewField {
  /// Makes a part without any keys.
  public init(named name: Located<String>) {
    self.init(name: name, label: nil, symbol: nil, delete: nil, tap: nil, control: nil)
  }
}

/// An action that has a button.
public struct ViewAction: Sendable {
  /// The action's name.
  public var name: Located<String>
  /// The label of the button; nil for the action's name in words.
  public var label: Optional<PlainText>
  /// The name of the SF Symbol on the button.
  public var symbol: Optional<Located<String>>
  /// What the button is for.
  public var role: Optional<Button.Role>
  /// When it can be pressed.
  public var condition: Optional<SwiftFragment>
}

extension ViewAction {
  /// Makes a button without any keys.
  public init(named name: Located<String>) {
    self.init(name: name, label: nil, symbol: nil, role: nil, condition: nil)
  }
}

extension Feature {
  /// The type that its view has when it is generated.
  package var viewType: String { joinedName + "View" }

  /// The type of the rows that a generated view begins with, in its own form and in those of parents.
  public var rowsType: String { joinedName + "Rows" }

  /// The type of the sections that follow these rows.
  public var sectionsType: String { joinedName + "Sections" }

  /// All types that a generated view may declare.
  package var viewTypes: [String] { [viewType, rowsType, sectionsType] }
}
