import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// A file of code that was generated from a spec.
public struct GeneratedCode: Sendable {
  /// The path of the file, relative to the project's root.
  public var path: String
  /// The code.
  public var text: String
  /// The spec's line for each line of the code; 0 for a line that comes from the template alone.
  public var specLines: [Int]

  /// Makes a file from its path, text and origins.
  public init(path: String, text: String, specLines: [Int]) {
    self.path = path
    self.text = text
    self.specLines = specLines
  }
}

extension DocumentationModel {
  /// Returns the whole documentation as a single HTML page without external files, with search, diagrams and the
  /// code.
  ///
  /// - Parameters:
  ///   - header: The lines of a comment with the origin of the page.
  ///   - code: The code generated from each spec, by the spec's path.
  ///   - workers: The threads that share the work.
  public func html(
    header: String = "", code: [String: [GeneratedCode]], workers: Workers = .one
  ) -> String {
    let groups = articleGroups(code)
    let articles =
      [HTMLArticle(id: "overview", page: index, code: nil)] + groups.flatMap(\.articles)
    let bodies = workers.map(articles, as: "writing pages") { $0.html }
    let title = htmlText(visibleText(title))
    return """
      <!doctype html>
      \(header)<html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; img-src data:">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>
      \(pageStyle)</style>
      </head>
      <body>
      <script>document.documentElement.classList.add("js")</script>
      <a class="skip" href="#main">Skip to the content</a>
      \(htmlBar(title))
      \(navigation(to: groups))
      <main id="main" tabindex="-1">
      \(bodies.joined(separator: "\n"))
      </main>
      <script type="application/json" id="index">\(searchIndex)</script>
      <script>
      \(pageScript)</script>
      </body>
      </html>

      """
  }

  /// Returns the articles about features, clients and models, each with its spec and the code generated from it.
  private func articleGroups(
    _ code: [String: [GeneratedCode]]
  ) -> [(title: String, articles: [HTMLArticle])] {
    func article(_ name: Located<String>, _ id: String, _ blocks: [PageBlock]) -> HTMLArticle {
      HTMLArticle(
        id: id, page: Page(title: name.value, blocks: blocks), code: SpecCode(name.span.file, code))
    }
    let features = features.map {
      article($0.feature.name, pageID(ofFeature: $0.name), $0.page(in: project).blocks)
    }
    let clients = project.clients.map {
      article($0.name, pageID(ofClient: $0.name.value), Array(blocks(of: $0).dropFirst()))
    }
    let models = project.models.map {
      article($0.name, pageID(ofModel: $0.name.value), Array(blocks(of: $0).dropFirst()))
    }
    return [("Features", features), ("Clients", clients), ("Models", models)]
  }

  /// Returns the links to all articles.
  private func navigation(to groups: [(title: String, articles: [HTMLArticle])]) -> String {
    let lists = groups.filter { !$0.articles.isEmpty }.map { title, articles in
      let items = articles.map {
        "<li><a href=\"#\(htmlText($0.id))\">\(htmlText(visibleText($0.page.title)))</a></li>"
      }
      return "<h2>\(title)</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    }
    return """
      <nav id="nav" aria-label="Contents">
      <ul><li><a href="#overview">Overview</a></li></ul>
      \(lists.joined(separator: "\n"))
      </nav>
      """
  }
}

/// Returns the bar at the top of the page: the name of the project, the search and the choice of colours.
private func htmlBar(_ title: String) -> String {
  """
  <header class="bar">
  <button type="button" id="menu" aria-expanded="false" aria-controls="nav" aria-label="Contents">\
  <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 5h14M3 10h14M3 15h14"/></svg></button>
  <a class="brand" href="#overview">\(title)</a>
  <div class="search" role="search">
  <input id="query" type="search" placeholder="Search" aria-label="Search features, actions, state and tests" \
  autocomplete="off" spellcheck="false" role="combobox" aria-expanded="false" aria-controls="results" \
  aria-autocomplete="list">
  <kbd aria-hidden="true">/</kbd>
  <ul id="results" role="listbox" aria-label="Search results" hidden></ul>
  </div>
  <button type="button" id="theme" aria-label="Light or dark">\
  <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7"/><path class="half" d="M10 3a7 7 0 0 1 0 14z"/>\
  </svg></button>
  </header>
  """
}

/// Returns the identity of a feature's article.
func pageID(ofFeature name: String) -> String { "feature-\(name)" }

/// Returns the identity of a client's article.
func pageID(ofClient name: String) -> String { "client-\(name)" }

/// Returns the identity of a model's article.
func pageID(ofModel name: String) -> String { "model-\(name)" }
