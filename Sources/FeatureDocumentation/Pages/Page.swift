/// A page about a feature or about the whole project, whatever the format.
struct Page: Sendable {
  /// The title.
  var title: String
  /// The blocks, in order.
  var blocks: [PageBlock]
}

/// A part of a page.
enum PageBlock: Sendable {
  /// The heading of the blocks that follow: level 2 below the page's title, 3 below that.
  case heading(String, level: Int)
  /// A paragraph.
  case paragraph(Phrase)
  /// Rows of cells below their titles.
  case table([String], rows: [[Phrase]])
  /// Items, with numbers if their order matters.
  case list([PageItem], isOrdered: Bool)
  /// A diagram.
  case diagram(Diagram)
}

/// An item of a list.
struct PageItem: Sendable {
  /// The text.
  var phrase: Phrase
  /// The details, step by step.
  var steps: [Phrase] = []
}

/// A table; nothing without rows.
func table(_ header: [String], _ rows: [[Phrase]]) -> [PageBlock] {
  rows.isEmpty ? [] : [.table(header, rows: rows)]
}

/// A table below a heading; nothing without rows.
func section(_ title: String, _ header: [String], _ rows: [[Phrase]]) -> [PageBlock] {
  rows.isEmpty ? [] : [.heading(title, level: 2), .table(header, rows: rows)]
}
