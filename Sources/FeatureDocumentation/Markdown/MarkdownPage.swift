import SpecSource

/// Writes pages as Markdown for code hosting services.
struct MarkdownWriter {
  /// The path of the page, relative to the project's root.
  let path: String
  /// The folder of all pages.
  let folder: String

  /// Returns the page without its header.
  func text(of page: Page) -> String {
    let blocks = ["# \(markdownText(page.title))"] + page.blocks.map(text)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func text(of block: PageBlock) -> String {
    switch block {
    case .heading(let title, let level):
      "\(String(repeating: "#", count: level)) \(markdownText(title))"
    case .paragraph(let phrase): markdownLine(text(of: phrase))
    case .table(let header, let rows): table(header, rows)
    case .list(let items, let isOrdered): list(items, isOrdered)
    case .diagram(let diagram): text(of: diagram)
    }
  }

  /// Returns the diagram, unless it is too large for such services: Mermaid's own limits are 500 arrows and 50,000
  /// letters.
  private func text(of diagram: Diagram) -> String {
    let text = diagram.mermaid
    guard diagram.edges.count <= 500, text.utf16.count <= 50_000 else {
      return "The diagram is too large to be drawn here; `featuregen docs --html FILE` draws it."
    }
    return "```mermaid\n\(text)```"
  }

  private func table(_ header: [String], _ rows: [[Phrase]]) -> String {
    // A column without a title and without any text is left out.
    let columns = header.indices.filter { column in
      !header[column].isEmpty || rows.contains { !$0[column].isEmpty }
    }
    var lines = [
      row(columns.map { markdownText(header[$0]) }), row(columns.map { _ in "---" }),
    ]
    lines += rows.map { cells in row(columns.map { text(of: cells[$0]) }) }
    return lines.joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  private func list(_ items: [PageItem], _ isOrdered: Bool) -> String {
    items.enumerated().map { number, item in
      let mark = isOrdered ? "\(number + 1). " : "- "
      let margin = String(repeating: " ", count: mark.count)
      let steps = item.steps.enumerated().map { "\(margin)\($0 + 1). \(text(of: $1))" }
      return ([mark + markdownLine(text(of: item.phrase))] + steps).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func text(of phrase: Phrase) -> String {
    phrase.markdown(url)
  }

  private func url(of target: Phrase.Target) -> String {
    switch target {
    case .feature(let name): percentEncoded(relative(to: "\(folder)/Features/\(name).md"))
    case .client(let name): link(to: "Clients.md", name)
    case .model(let name): link(to: "Models.md", name)
    case .file(let path): percentEncoded(relative(to: path))
    }
  }

  /// Returns the URL of a heading on another page. Services name a heading by its text in lower case.
  private func link(to page: String, _ heading: String) -> String {
    percentEncoded(relative(to: "\(folder)/\(page)")) + "#" + percentEncoded(heading.lowercased())
  }

  /// Returns a path of the project relative to the page.
  private func relative(to other: String) -> String {
    let own = path.split(separator: "/").dropLast()
    let parts = other.split(separator: "/")
    var shared = 0
    while shared < own.count, shared < parts.count - 1, own[shared] == parts[shared] { shared += 1 }
    let up = Array(repeating: "..", count: own.count - shared)
    return (up + parts.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}

extension Phrase {
  /// The phrase as Markdown, without links.
  public var markdown: String { markdown { _ in nil } }

  /// Returns the phrase as Markdown.
  ///
  /// - Parameter url: Returns the URL of a link; nil for a text without a link.
  func markdown(_ url: (Target) -> String?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): markdownText(text)
      case .strong(let text): "**\(markdownText(text))**"
      case .code(let code): markdownCode(code)
      case .link(let text, let target):
        url(target).map { "[\(markdownText(text))](\($0))" } ?? markdownText(text)
      case .lineBreak: "<br>"
      }
    }.joined()
  }
}
