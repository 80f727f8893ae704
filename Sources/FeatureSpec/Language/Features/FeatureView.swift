import SpecSource
import SpecSwift

/// The choice of a feature's view.
public enum ViewChoice: Sendable {
  /// The spec does not specify a view; the settings decide.
  case unsaid
  /// The feature has no view.
  case off
  /// A view is generated.
  case generated(FeatureView)
  /// A view is written once, as a start for people to continue.
  case scaffolded(FeatureView)
  /// A view with a name is written by hand, with an initialiser `init(store:)`.
  case manual(Located<String>)

  /// The content of the view, if a spec specifies it.
  package var content: FeatureView? {
    switch self {
    case .generated(let view), .scaffolded(let view): view
    case .unsaid, .off, .manual: nil
    }
  }

  /// Whether the view is written once, as a start for people to continue.
  public var isScaffolded: Bool {
    if case .scaffolded = self { true } else { false }
  }
}

/// The content of a generated view, as far as a spec specifies it.
public struct FeatureView: Sendable {
  /// The title above the view; nil for the feature's name.
  public var title: PlainText?
  /// The parts of the state that the view shows, in order; nil for all children and the fields that people can read.
  public var fields: [ViewField]?
  /// The actions that have buttons, in order; nil for the actions that people are likely to send.
  public var actions: [ViewAction]?
  /// The action that is sent when the view appears.
  public var onAppear: Located<String>?
  /// The presented children that are pushed rather than shown as sheets: `editor`, `destination.share`.
  public var navigation: [Located<String>] = []
  /// Whether the children that always exist are shown in tabs.
  public var hasTabs = false
  /// The fields of the state that the preview shows.
  public var preview: [GivenField] = []
  /// The values of the feature's parameters in the preview.
  public var arguments: [GivenField] = []
  /// The behaviour of dependencies in the preview.
  public var overrides: [DependencyOverride] = []

  /// Makes a view without any keys.
  public init() {}
}

/// A part of the state that a view shows.
public struct ViewField: Sendable {
  /// The name of a field, of a computed property or of a child.
  public var name: Located<String>
  /// The label next to the part; nil for the part's name in words.
  public var label: Optional<PlainText>
  /// The name of the SF Symbol next to the part.
  public var symbol: Optional<Located<String>>
  /// The action that a swipe sends to delete a row.
  public var delete: Optional<Located<String>>
  /// The action that a tap on a row sends.
  public var tap: Optional<Located<String>>
  /// The control that writes the field; nil for the usual control of the field's type.
  public var control: Optional<Located<Control>>

  /// A control that a spec chooses.
  public enum Control: String, CaseIterable, Sendable {
    /// A text field that hides its text.
    case secure
  }
}

extension ViewField {
  /// Makes a part of the state without any keys.
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
  /// The purpose of the button.
  public var role: Optional<Button.Role>
  /// The condition under which the button can be pressed.
  public var condition: Optional<SwiftFragment>
}

extension ViewAction {
  /// Makes a button without any keys.
  public init(named name: Located<String>) {
    self.init(name: name, label: nil, symbol: nil, role: nil, condition: nil)
  }
}

extension Feature {
  /// The type of the feature's view, when the view is generated.
  package var viewType: String { joinedName + "View" }

  /// The type of the rows at the beginning of a generated view, in the feature's own form and in the forms of
  /// parents.
  public var rowsType: String { joinedName + "Rows" }

  /// The type of the sections that follow these rows.
  public var sectionsType: String { joinedName + "Sections" }

  /// All types that a generated view may declare.
  package var viewTypes: [String] { [viewType, rowsType, sectionsType] }
}
