import FeatureProgram
import FeatureSpec
import SwiftCode

struct ViewStoreModel: TemplateModel {
  var access: Settings.Access
  var feature: String
  var isBindable: Bool
  var sendsViewActions: Bool

  static let members = Members<Self>(
    "store of a view", "The store of a view, or of a part of it."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isPublic", { $0.access == .public }, "whether the view is public")
    Member("feature", \.feature, "the feature's type")
    Member(
      "isBindable", \.isBindable,
      "whether the view writes through it, which is then `@Bindable`")
    Member(
      "sendsViewActions", \.sendsViewActions,
      "whether the view sends actions of the group `view`, and is then a `ViewActionSending`")
  }
}

/// A stack for navigation around a part of a view.
struct ViewStackModel: TemplateModel {
  /// The views on a stack: views of a single feature, or of several features.
  typealias Destination = (view: String, choice: ViewChoiceModel?)

  var opening: Code = "NavigationStack {"
  var pushes: [ViewModifierModel] = []
  var destination: Destination?

  static let members = Members<Self>("stack of a view", "A stack for navigation.") {
    Member("opening", \.opening, "its first line")
    Member("hasPushes", { !$0.pushes.isEmpty }, "whether it has modifiers inside it")
    Member("pushes", \.pushes, "the modifiers inside it")
    Member("destination", \.destination, "the elements on it; false for a stack without a path") {
      Member("isOne", { $0.choice == nil }, "whether all elements are of one feature")
      Member("view", \.view, "the view's type for the elements, where they are of one feature")
      Member("choice", \.choice, "the views for the elements, where they are of several")
    }
  }
}

struct ViewChoiceModel: TemplateModel {
  var views: [(opening: String, view: String, isStacked: Bool)]

  static let members = Members<Self>(
    "choice of views", "Views, of which the view whose store exists appears."
  ) {
    Member("views", each: \.views, "the views") {
      Member("opening", \.opening, "the branch's first line: `if let child = … {`")
      Member("view", \.view, "the view's type")
      Member("isStacked", \.isStacked, "whether a `NavigationStack` contains it")
    }
  }
}

struct ViewFormModel: TemplateModel {
  var rows: String?
  var sections: String?
  var title: ViewLabel
  var stack: ViewStackModel?

  static let members = Members<Self>("form of a view", "A form.") {
    Member("rows", \.rows, "the view of the first section", holding: "type", "their type")
    Member(
      "sections", \.sections, "the view of the other sections", holding: "type", "their type")
    Member(
      "title", { viewCall(".navigationTitle", $0.title) },
      "the modifier with the title: `.navigationTitle(\"Counter\")`")
    Member(
      "tab", { symbolLabel($0.title, "ellipsis") }, "the label of its tab, if the view has tabs")
    Member("isStacked", { $0.stack != nil }, "whether a stack is around it")
    Member("stack", \.stack, "the stack around it")
  }
}

struct ViewTabModel: TemplateModel {
  var view: Code
  var stack: ViewStackModel?
  var label: Code
  var tag: String?

  static let members = Members<Self>("tab of a view", "A tab.") {
    Member("view", \.view, "the call that makes the child's view")
    Member("isStacked", { $0.stack != nil }, "whether a stack is around it")
    Member("stack", \.stack, "the stack around it")
    Member("label", \.label, "the view of the label: `Text(\"History\")`")
    Member("isTagged", { $0.tag != nil }, "whether a field chooses the tab")
    Member("tag", { $0.tag ?? "" }, "the field's value for this tab, or nothing")
  }
}
