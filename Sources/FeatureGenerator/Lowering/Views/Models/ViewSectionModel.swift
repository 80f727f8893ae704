/// A section of a form.
struct ViewSectionModel: TemplateModel {
  var label: String
  var symbol: ViewSymbolModel
  var isSection: Bool
  var rows: Rows?
  var list: List?
  var part: String?
  var inner: String?
  var delete: Delete?

  static let members = Members<Self>(
    "section of a view", "A section of a form: a list, or a child that is always there."
  ) {
    Member("label", \.label, "the header, as a literal")
    Part(\.symbol)
    Member("isSection", \.isSection, "whether it is a `Section` itself")
    Member("rows", \.rows, "children that are rows")
    Member("list", \.list, "a list of values")
    Member(
      "part", \.part, "the rows of a child", holding: "view", "the call that makes them")
    Member(
      "inner", \.inner, "the sections of a child", holding: "view", "the call that makes them")
    Member("delete", \.delete, "what a swipe sends")
  }

  struct Rows: TemplateModel {
    var opening: String
    var view: String
    var isSimple: Bool
    var isManual: Bool
    var isLinked: Bool
    var label: String

    static let members = Members<Self> {
      Member("opening", \.opening, "the first line of the `ForEach`")
      Member("view", \.view, "the type of the row's view, or of its rows")
      Member("isSimple", \.isSimple, "whether the rows of that view fit into this one")
      Member("isManual", \.isManual, "whether that view is written by hand")
      Member("isLinked", \.isLinked, "whether each row leads to that view")
      Member("label", \.label, "the expression of a link's text, or nothing")
    }
  }

  struct List: TemplateModel {
    var opening: String
    var hasRows: Bool
    var rows: [ViewRowModel]
    var text: String

    static let members = Members<Self> {
      Member("opening", \.opening, "the first line of the `ForEach`")
      Member("hasRows", \.hasRows, "whether the elements have fields that are shown")
      Member("rows", \.rows, "the rows that show them")
      Member("text", \.text, "the expression of an element's text")
    }
  }

  struct Delete: TemplateModel {
    var takesOffsets: Bool
    var ids: String
    var action: String

    static let members = Members<Self> {
      Member("takesOffsets", \.takesOffsets, "whether the action takes an `IndexSet`")
      Member("ids", \.ids, "the expression of the ids")
      Member("action", \.action, "the action, of `offsets` or `id`")
    }
  }
}
