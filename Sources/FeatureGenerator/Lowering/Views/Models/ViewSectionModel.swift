import SwiftCode

struct ViewSectionModel: TemplateModel {
  /// The content of a child's row.
  enum RowKind {
    /// The rows of the child's view.
    case simple
    /// The child's view, which is written by hand.
    case manual
    /// A link to the child's view.
    case linked
    /// The child's text, which sends an action when it is tapped.
    case tapped
  }

  var opening: Code
  /// The view of the header; nil if the section's first line contains the header.
  var header: Code?
  var isSection = true
  var optional: String?
  var rows: (opening: Code, view: String, kind: RowKind, label: String)?
  var list: (opening: Code, rows: [ViewRowModel], text: String)?
  var part: Code?
  var inner: Code?
  var delete: (takesOffsets: Bool, ids: String, send: ViewSend)?
  /// The action that a tap on a row sends.
  var tap: ViewSend?

  /// Whether the section sends actions of the group 'view'.
  var sendsViewActions: Bool { delete?.send.isViewAction == true || tap?.isViewAction == true }

  static let members = Members<Self>(
    "section of a view", "A section of a form: a list, or a child."
  ) {
    Member("opening", \.opening, "its first line: `Section(\"Todos\") {`")
    Member("header", \.header, "the view of a header with a symbol")
    Member(
      "isOptional", { $0.optional != nil },
      "whether it appears only if a child exists; the child's store is called `child`")
    Member("optional", { $0.optional ?? "" }, "the expression of that store, or nothing")
    Member("isSection", \.isSection, "whether it is a `Section` itself")
    Member("rows", \.rows, "children that are rows") {
      Member("opening", \.opening, "the first line of the `ForEach`")
      Member("view", \.view, "the type of the row's view, or of its rows")
      Member("isSimple", { $0.kind == .simple }, "whether the rows of that view fit into this one")
      Member("isManual", { $0.kind == .manual }, "whether that view is written by hand")
      Member("isLinked", { $0.kind == .linked }, "whether each row leads to that view")
      Member("label", \.label, "the expression of a link's text, or nothing")
    }
    Member("list", \.list, "a list of values") {
      Member("opening", \.opening, "the first line of the `ForEach`")
      Member("hasRows", { !$0.rows.isEmpty }, "whether the elements have fields that are shown")
      Member("rows", \.rows, "the rows that show them")
      Member("text", \.text, "the expression of an element's text")
    }
    Member(
      "part", \.part, "the rows of a child", holding: "view", "the call that makes them")
    Member(
      "inner", \.inner, "the sections of a child", holding: "view", "the call that makes them")
    Member("delete", \.delete, "the action that a swipe sends") {
      Member("takesOffsets", \.takesOffsets, "whether the action takes an `IndexSet`")
      Member("ids", \.ids, "the expression of the ids")
      Member("isViewAction", \.send.isViewAction, isViewActionMeaning)
      Member("action", \.send.action, "the action, of `offsets` or `id`")
    }
    Member("tap", \.tap, "the action that a tap on a row sends") {
      Member("isViewAction", \.isViewAction, isViewActionMeaning)
      Member("action", \.action, "the action, of `row` or `item`")
    }
  }
}
