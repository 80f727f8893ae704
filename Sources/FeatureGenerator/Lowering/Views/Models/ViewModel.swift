import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

struct ViewModel: TemplateModel {
  /// The content of a view.
  typealias Content = (form: ViewFormModel?, tabs: Tabs?, screens: Screens?)
  /// Tabs, and a form in a tab of its own.
  typealias Tabs = (opening: String, form: ViewFormModel?, tabs: [ViewTabModel])
  /// Choices that show one of several views, a form next to them, and the stack around everything.
  typealias Screens = (choices: [ViewChoiceModel], form: ViewFormModel?, stack: ViewStackModel?)
  /// A row, or a button.
  typealias Row = (row: ViewRowModel?, button: ViewButtonModel?)
  /// The content of a preview.
  typealias Preview = (
    statements: [Code], isStacked: Bool, view: String, reducer: Code, opening: Code,
    overrides: [Code]?
  )

  var imports: ImportsModel
  var access: Settings.Access
  var type: String
  var feature: String
  var store: ViewStoreModel
  var content: Content
  var rows: (type: String, store: ViewStoreModel, rows: [Row])?
  var sections: (type: String, store: ViewStoreModel, sections: [ViewSectionModel])?
  var modifiers: [ViewModifierModel]
  var presentations: (store: ViewStoreModel, modifiers: [ViewModifierModel])?
  var hasOptionalTexts: Bool
  var preview: Preview?
  /// Whether the view is written only once.
  var isScaffold: Bool

  static let members = Members<Self>("view", "The SwiftUI view of a feature.") {
    Member("imports", \.imports, "the modules that its file imports")
    Member("access", \.access, accessMeaning)
    Member("type", \.type, "the view's type: `CounterView`")
    Member("isScaffold", \.isScaffold, "whether its file is written once")
    Member("feature", \.feature, "the feature's type")
    Member("store", \.store, "its store")
    Member("content", \.content, "its content: exactly one of these values is not false") {
      Member("form", \.form, "a form")
      Member("tabs", \.tabs, "tabs") {
        Member("opening", \.opening, "its first line")
        Member("form", \.form, "the feature's own content, in a separate tab")
        Member("tabs", \.tabs, "the tabs")
      }
      Member(
        "screens", \.screens, "the children that fill it or a part of it while they exist"
      ) {
        Member("choices", each: \.choices, "an element for each such child") {
          Member("choice", \.self, "the views, one of which appears")
        }
        Member("form", \.form, "the feature's own content")
        Member("isStacked", { $0.stack != nil }, "whether a stack is around all of them")
        Member("stack", \.stack, "the stack around all of them")
      }
    }
    Member("rows", \.rows, "the view of the first section: values, controls and buttons") {
      Member("type", \.type, "their type: `CounterRows`")
      Member("store", \.store, "their store")
      Member("rows", each: \.rows, "the rows; exactly one of the values of each is not false") {
        Member("row", \.row, "a value or a control")
        Member("button", \.button, "a button")
      }
    }
    Member("sections", \.sections, "the view of the other sections") {
      Member("type", \.type, "their type: `CounterSections`")
      Member("store", \.store, "their store")
      Member("sections", \.sections, "the sections")
    }
    Member("modifiers", \.modifiers, "the modifiers of the whole view")
    Member(
      "presentations", \.presentations,
      "the modifier with the view's presentations, if forms of parents can contain the view's rows"
    ) {
      Member("store", \.store, "its store")
      Member("modifiers", \.modifiers, "the modifiers of the presentations")
    }
    Member(
      "hasOptionalTexts", \.hasOptionalTexts,
      "whether a control writes an optional text, through `textOrEmpty`")
    Member("preview", \.preview, "the preview; false if no sample state exists") {
      Member(
        "statements", \.statements,
        "the statements that create a `state` with the specified shared values; empty if the store "
          + "creates the state"
      )
      Member("isStacked", \.isStacked, "whether a `NavigationStack` contains it")
      Member("view", \.view, "the view's type")
      Member("reducer", \.reducer, "the feature's reducer: `CounterFeature()`")
      Member("opening", \.opening, "the view's argument, up to the brace")
      Member(
        "overrides", \.overrides, "the overrides of dependencies",
        holding: "lines", "the assignments to members of `$0`")
    }
  }
}
