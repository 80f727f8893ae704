import SpecSource
import SpecSwift

/// A spec and the code generated from it.
struct SpecCode: Sendable {
  /// The spec.
  var spec: SourceFile
  /// The generated code.
  var code: [GeneratedCode]

  init(_ spec: SourceFile, _ code: [String: [GeneratedCode]]) {
    self.spec = spec
    self.code = code[spec.path] ?? []
  }
}

/// A page as an article of the single HTML page.
struct HTMLArticle: Sendable {
  /// The identity of the article in links.
  let id: String
  let page: Page
  /// The spec that the article describes, with its code; nil for an article without a spec.
  let code: SpecCode?

  /// The complete article in HTML.
  var html: String {
    var parts = [
      "<article id=\"\(htmlText(id))\">",
      "<h1 tabindex=\"-1\">\(htmlText(visibleText(page.title)))</h1>",
    ]
    parts += page.blocks.enumerated().map { html(of: $1, number: $0) }
    if let code { parts.append(html(of: code)) }
    parts.append("</article>")
    return parts.joined(separator: "\n")
  }

  private func html(of block: PageBlock, number: Int) -> String {
    switch block {
    case .heading(let title, let level):
      "<h\(level)>\(htmlText(visibleText(title)))</h\(level)>"
    case .paragraph(let phrase): "<p>\(html(of: phrase))</p>"
    case .table(let header, let rows): table(header, rows)
    case .list(let items, let isOrdered): list(items, isOrdered)
    case .diagram(let diagram):
      "<div class=\"scroll figure\" tabindex=\"0\" role=\"group\" aria-label=\"\(htmlText(visibleText(diagram.title)))\">"
        + "\n\(diagram.svg(id: "\(id)-\(number)"))\n</div>"
    }
  }

  private func table(_ header: [String], _ rows: [[Phrase]]) -> String {
    // A column without a title and without any text is left out.
    let columns = header.indices.filter { column in
      !header[column].isEmpty || rows.contains { !$0[column].isEmpty }
    }
    let titles = columns.map { column in
      header[column].isEmpty
        ? "<th scope=\"col\"><span class=\"unseen\">note</span></th>"
        : "<th scope=\"col\">\(htmlText(header[column]))</th>"
    }
    let lines = rows.map { cells in
      // On small screens, a row is a card, whose cells show their column's title.
      let cells = columns.map { column in
        "<td data-title=\"\(htmlText(header[column]))\">\(html(of: cells[column]))</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return """
      <div class="scroll"><table>
      <thead><tr>\(titles.joined())</tr></thead>
      <tbody>
      \(lines.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }

  private func list(_ items: [PageItem], _ isOrdered: Bool) -> String {
    let lines = items.map { item -> String in
      guard !item.steps.isEmpty else { return "<li>\(html(of: item.phrase))</li>" }
      let steps = item.steps.map { "<li>\(html(of: $0))</li>" }.joined(separator: "\n")
      return "<li>\(html(of: item.phrase))\n<ol>\n\(steps)\n</ol></li>"
    }
    let tag = isOrdered ? "ol" : "ul"
    return "<\(tag) class=\"items\">\n\(lines.joined(separator: "\n"))\n</\(tag)>"
  }

  private func html(of phrase: Phrase) -> String {
    phrase.parts.map { part in
      switch part {
      case .text(let text): htmlText(text)
      case .strong(let text): "<strong>\(htmlText(text))</strong>"
      case .code(let code): "<code>\(htmlText(code))</code>"
      case .lineBreak: "<br>"
      case .link(let text, .file): "<code>\(htmlText(visibleText(text)))</code>"
      case .link(let text, .feature(let name)): link(text, pageID(ofFeature: name))
      case .link(let text, .client(let name)): link(text, pageID(ofClient: name))
      case .link(let text, .model(let name)): link(text, pageID(ofModel: name))
      }
    }.joined()
  }

  private func link(_ text: String, _ id: String) -> String {
    "<a href=\"#\(htmlText(id))\">\(htmlText(visibleText(text)))</a>"
  }

  /// Returns the spec next to the code generated from it.
  private func html(of code: SpecCode) -> String {
    let spec = pane(code.spec.path, code.spec.text(0..<code.spec.bytes.count), "yaml", lines: nil)
    guard !code.code.isEmpty else {
      return
        "<h2>Spec</h2>\n<div class=\"panes\">\n<section class=\"spec\">\(spec)</section>\n</div>"
    }
    let names = code.code.enumerated().map { number, file in
      "<button type=\"button\" role=\"tab\" id=\"\(htmlText(id))-tab\(number)\" "
        + "aria-controls=\"\(htmlText(id))-code\(number)\" aria-selected=\"\(number == 0)\""
        + "\(number == 0 ? "" : " tabindex=\"-1\"")>\(htmlText(visibleText(fileName(file.path))))</button>"
    }
    let panels = code.code.enumerated().map { number, file in
      "<div role=\"tabpanel\" id=\"\(htmlText(id))-code\(number)\" "
        + "aria-labelledby=\"\(htmlText(id))-tab\(number)\"\(number == 0 ? "" : " data-later")>"
        + pane(file.path, file.text, "swift", lines: file.specLines) + "</div>"
    }
    return """
      <h2>Spec and generated code</h2>
      <div class="panes">
      <section class="spec" aria-label="Spec">\(spec)</section>
      <section class="generated" aria-label="Generated code">
      <div role="tablist" aria-label="Generated files">\(names.joined())</div>
      \(panels.joined(separator: "\n"))
      </section>
      </div>
      """
  }

  private func pane(_ path: String, _ text: String, _ language: String, lines: [Int]?) -> String {
    let origins = lines.map { " data-lines=\"\($0.map(String.init).joined(separator: ","))\"" }
    // The first line break after the tag is not a part of the text.
    return "<p class=\"path\">\(htmlText(visibleText(path)))</p>"
      + "<pre tabindex=\"0\" data-language=\"\(language)\"\(origins ?? "")>\n\(htmlText(visibleText(text, in: .prose)))</pre>"
  }

  private func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
