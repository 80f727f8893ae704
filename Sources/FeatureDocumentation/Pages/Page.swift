/// What is told of a feature, or of the whole project, whatever the format.
struct Page: Sendable {
  /// What stands above it.
  var title: String
  /// What follows, in order.
  var blocks: [PageBlock]
}

/// A part of a page.
enum PageBlock: Sendable {
  /// What stands above the blocks that follow: 2 below the page's title, 3 below that.
  case heading(String, level: Int)
  /// A paragraph.
  case paragraph(Phrase)
  /// Rows of cells below their titles.
  case table([String], rows: [[Phrase]])
  /// Items, with numbers if their order matters.
  case list([PageItem], isOrdered: Bool)
  /// A picture.
  case diagram(Diagram)
}

/// An item of a list.
struct PageItem: Sendable {
  /// What it says.
  var phrase: Phrase
  /// What is said in detail.
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
