import FeatureSpec
import SpecSource

/// The SwiftUI view of a feature.
struct ViewModel: TemplateModel {
  var imports: ImportsModel
  var access: Settings.Access
  var type: String
  var feature: String
  var store: ViewStoreModel
  var stack: ViewStackModel?
  var content: Content
  var rows: Rows?
  var sections: Sections?
  var pushes: [ViewModifierModel]
  var modifiers: [ViewModifierModel]
  var presentations: Presentations?
  var preview: Preview?

  static let members = Members<Self>("view", "The SwiftUI view of a feature.") {
    Member("imports", \.imports, "the modules that its file imports")
    Member("access", \.access, accessMeaning)
    Member("type", \.type, "the view's type: `CounterView`")
    Member("feature", \.feature, "the feature's type")
    Member("store", \.store, "its store")
    Member("stack", \.stack, "the stack for navigation around it")
    Member("content", \.content, "what fills it: exactly one of these is not false")
    Member("rows", \.rows, "the view of the first section: values, controls and buttons")
    Member("sections", \.sections, "the view of the other sections")
    Member("pushes", \.pushes, "the modifiers inside of the stack")
    Member("modifiers", \.modifiers, "the modifiers of the whole view")
    Member(
      "presentations", \.presentations,
      "the modifier with what the view presents, where forms of parents can hold what it shows")
    Member("preview", \.preview, "the preview; false where no state could be made up")
  }

  struct Content: TemplateModel {
    var form: ViewFormModel?
    var tabs: ViewTabsModel?
    var screens: Screens?

    static let members = Members<Self> {
      Member("form", \.form, "a form")
      Member("tabs", \.tabs, "tabs")
      Member("screens", \.screens, "the one of several children that is there")
    }
  }

  struct Screens: TemplateModel {
    var choices: [Choice]
    var form: ViewFormModel?

    static let members = Members<Self> {
      Member("choices", \.choices, "one for each such child")
      Member("form", \.form, "what the feature shows itself")
    }
  }

  struct Choice: TemplateModel {
    var choice: ViewChoiceModel

    static let members = Members<Self> {
      Member("choice", \.choice, "the views of which one is shown")
    }
  }

  struct Rows: TemplateModel {
    var type: String
    var store: ViewStoreModel
    var rows: [ViewRowOrButton]

    static let members = Members<Self> {
      Member("type", \.type, "their type: `CounterRows`")
      Member("store", \.store, "their store")
      Member("rows", \.rows, "the rows; exactly one of the values of each is not false")
    }
  }

  struct Sections: TemplateModel {
    var type: String
    var store: ViewStoreModel
    var sections: [ViewSectionModel]

    static let members = Members<Self> {
      Member("type", \.type, "their type: `CounterSections`")
      Member("store", \.store, "their store")
      Member("sections", \.sections, "the sections")
    }
  }

  struct Presentations: TemplateModel {
    var store: ViewStoreModel
    var modifiers: [ViewModifierModel]

    static let members = Members<Self> {
      Member("store", \.store, "its store")
      Member("modifiers", \.modifiers, "what it puts over a form")
    }
  }

  struct Preview: TemplateModel {
    var isStacked: Bool
    var view: String
    var feature: String
    var opening: String

    static let members = Members<Self> {
      Member("isStacked", \.isStacked, "whether a `NavigationStack` stands around it")
      Member("view", \.view, "the view's type")
      Member("feature", \.feature, "the feature's type")
      Member("opening", \.opening, "the view's argument, up to the brace")
    }
  }
}
