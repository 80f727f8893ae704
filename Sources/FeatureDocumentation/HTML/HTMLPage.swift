import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// Code that was generated from a spec.
public struct GeneratedCode: Sendable {
  /// Where it lies, relative to the project's root.
  public var path: String
  /// The code.
  public var text: String
  /// The line of the spec that each of its lines comes from; 0 where only a template has a say.
  public var specLines: [Int]

  /// Makes code of its path, text and origins.
  public init(path: String, text: String, specLines: [Int]) {
    self.path = path
    self.text = text
    self.specLines = specLines
  }
}

extension DocumentationModel {
  /// The whole documentation as one HTML page that needs nothing else, with search, diagrams and the code.
  ///
  /// - Parameters:
  ///   - code: What was generated from each spec, by the spec's path.
  ///   - workers: What shares the work.
  public func html(code: [String: [GeneratedCode]], workers: Workers = .one) -> String {
    let articles = [HTMLArticle(id: "overview", page: index, code: nil)] + specArticles(code)
    let bodies = workers.map(articles, as: "writing pages") { $0.html }
    let title = htmlText(visibleText(title))
    return """
      <!doctype html>
      <html lang="en">
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
      \(navigation)
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

  /// What is told of each spec, with its text and what was generated of it.
  private func specArticles(_ code: [String: [GeneratedCode]]) -> [HTMLArticle] {
    let features = features.map { documented in
      HTMLArticle(
        id: pageID(ofFeature: documented.name), page: documented.page(in: project),
        code: SpecCode(documented.feature.name.span.file, code))
    }
    let clients = project.clients.map { client in
      HTMLArticle(
        id: pageID(ofClient: client.name.value),
        page: Page(title: client.name.value, blocks: Array(blocks(of: client).dropFirst())),
        code: SpecCode(client.name.span.file, code))
    }
    let models = project.models.map { model in
      HTMLArticle(
        id: pageID(ofModel: model.name.value),
        page: Page(title: model.name.value, blocks: Array(blocks(of: model).dropFirst())),
        code: SpecCode(model.name.span.file, code))
    }
    return features + clients + models
  }

  /// The links to everything.
  private var navigation: String {
    let groups = [
      ("Features", features.map { ($0.name, pageID(ofFeature: $0.name)) }),
      ("Clients", project.clients.map { ($0.name.value, pageID(ofClient: $0.name.value)) }),
      ("Models", project.models.map { ($0.name.value, pageID(ofModel: $0.name.value)) }),
    ]
    let lists = groups.filter { !$0.1.isEmpty }.map { title, links in
      let items = links.map { name, id in
        "<li><a href=\"#\(htmlText(id))\">\(htmlText(visibleText(name)))</a></li>"
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

/// What stands above everything: what the project is called, the search and the colours.
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
  <ul id="results" role="listbox" aria-label="What was found" hidden></ul>
  </div>
  <button type="button" id="theme" aria-label="Light or dark">\
  <svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7"/><path class="half" d="M10 3a7 7 0 0 1 0 14z"/>\
  </svg></button>
  </header>
  """
}

/// What the article of a feature is known by.
func pageID(ofFeature name: String) -> String { "feature-\(name)" }

/// What the article of a client is known by.
func pageID(ofClient name: String) -> String { "client-\(name)" }

/// What the article of a model is known by.
func pageID(ofModel name: String) -> String { "model-\(name)" }
