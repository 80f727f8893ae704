import FeatureSpec

/// The store of a view, or of a part of it.
struct ViewStoreModel: TemplateModel {
  var access: Settings.Access
  var isPublic: Bool
  var feature: String
  var isBindable: Bool

  static let members = Members<Self>(
    "store of a view", "The store of a view, or of a part of it."
  ) {
    Member("access", \.access, accessMeaning)
    Member("isPublic", \.isPublic, "whether the view is public")
    Member("feature", \.feature, "the feature's type")
    Member(
      "isBindable", \.isBindable,
      "whether the view writes through it, which is then `@Bindable`")
  }
}

/// A stack for navigation.
struct ViewStackModel: TemplateModel {
  var opening: String
  var isOne: Bool
  var view: String
  var choice: ViewChoiceModel?

  static let members = Members<Self>("stack of a view", "A stack for navigation.") {
    Member("opening", \.opening, "its first line")
    Member("isOne", \.isOne, "whether all elements are of one feature")
    Member(
      "view", \.view, "the view's type for the elements, where they are of one feature")
    Member("choice", \.choice, "the views for the elements, where they are of several")
  }
}

/// Views of which one is shown.
struct ViewChoiceModel: TemplateModel {
  var views: [View]

  static let members = Members<Self>(
    "choice of views", "Views of which the one is shown whose store is there."
  ) {
    Member("views", \.views, "the views")
  }

  struct View: TemplateModel {
    var opening: String
    var view: String

    static let members = Members<Self> {
      Member("opening", \.opening, "the branch's first line: `if let child = … {`")
      Member("view", \.view, "the view's type")
    }
  }
}

/// A form.
struct ViewFormModel: TemplateModel {
  var rows: String?
  var sections: String?
  var title: String

  static let members = Members<Self>("form of a view", "A form.") {
    Member("rows", \.rows, "the view of the first section", holding: "type", "their type")
    Member(
      "sections", \.sections, "the view of the other sections", holding: "type", "their type")
    Member("title", \.title, "the title, as a literal")
  }
}

/// Tabs.
struct ViewTabsModel: TemplateModel {
  var opening: String
  var form: ViewFormModel?
  var tabs: [ViewTabModel]

  static let members = Members<Self> {
    Member("opening", \.opening, "its first line")
    Member("form", \.form, "what the feature shows itself, in a tab of its own")
    Member("tabs", \.tabs, "the tabs")
  }
}

/// A tab.
struct ViewTabModel: TemplateModel {
  var view: String
  var isStacked: Bool
  var label: String
  var symbol: ViewSymbolModel
  var isTagged: Bool
  var tag: String

  static let members = Members<Self>("tab of a view", "A tab.") {
    Member("view", \.view, "the call that makes the child's view")
    Member("isStacked", \.isStacked, "whether a `NavigationStack` stands around it")
    Member("label", \.label, "the label, as a literal")
    Part(\.symbol)
    Member("isTagged", \.isTagged, "whether a field chooses the tab")
    Member("tag", \.tag, "the field's value for this tab, or nothing")
  }
}
