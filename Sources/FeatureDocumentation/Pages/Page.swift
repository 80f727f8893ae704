/// A page about a feature or about the whole project, independent of the format.
struct Page: Sendable {
  /// The title.
  var title: String
  /// The blocks, in order.
  var blocks: [PageBlock]
}

/// A part of a page.
enum PageBlock: Sendable {
  /// The heading of the following blocks. Level 2 is below the page's title, level 3 is below level 2.
  case heading(String, level: Int)
  /// A paragraph.
  case paragraph(Phrase)
  /// Rows of cells below their titles.
  case table([String], rows: [[Phrase]])
  /// Items, which are numbered if their order matters.
  case list([PageItem], isOrdered: Bool)
  /// A diagram.
  case diagram(Diagram)
}

/// An item of a list.
struct PageItem: Sendable {
  /// The text.
  var phrase: Phrase
  /// The details, as a list of steps.
  var steps: [Phrase] = []
}

/// Returns a table; nothing without rows.
func table(_ header: [String], _ rows: [[Phrase]]) -> [PageBlock] {
  rows.isEmpty ? [] : [.table(header, rows: rows)]
}

/// Returns a table below a heading; nothing without rows.
func section(_ title: String, _ header: [String], _ rows: [[Phrase]]) -> [PageBlock] {
  rows.isEmpty ? [] : [.heading(title, level: 2), .table(header, rows: rows)]
}
