import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The HTML page, in a real browser.
@Suite(.onOwnThread, .enabled(if: Browser.isNeeded(Browser.names), "Chromium is not installed"))
struct PageInBrowserTests {
  /// Makes the page of a project.
  private static func page(_ files: [String: String]) throws -> String {
    let disk = MemoryFileSystem([:])
    let transcript = Transcript()
    let outcome = try writeDocumentation(
      MemoryFileSystem(texts: files).fileSystem, html: "page.html", out: nil, to: disk.fileSystem,
      console: transcript.console)
    try #require(outcome == .success, "\(transcript.error)")
    return String(decoding: try #require(disk.files["page.html"]), as: UTF8.self)
  }

  /// The page of featuregen's example features, made once.
  private static let examplePage = Result {
    let root = repository
    let specs = try readFolder(root.appendingPathComponent("Specs"))
    return try page(
      Dictionary(
        uniqueKeysWithValues: specs.map {
          ("Specs/\($0.key)", String(decoding: $0.value, as: UTF8.self))
        }))
  }

  private func examplePage() throws -> String { try Self.examplePage.get() }

  @Test func showsOneArticleWithItsCode() throws {
    let page = try examplePage()
    let said = try Browser().evaluate(
      """
      const shown = [...document.querySelectorAll("main > article")].filter((a) => a.offsetHeight > 0);
      const one = shown[0];
      return [shown.length, one.id, document.title, one.querySelectorAll("svg .node").length > 5,
        one.querySelector("nav a[aria-current]") === null,
        document.querySelector("nav a[aria-current]").textContent,
        one.querySelector(".spec .line .y").textContent,
        one.querySelector(".generated .line .c").textContent.slice(0, 17),
        one.querySelectorAll(".generated .line[data-origin]").length > 50].join("|");
      """, on: page, at: "feature-Game")
    #expect(
      said
        == "1|feature-Game|Game – ExampleFeatures, BenchmarkFeatures, ExampleRecipes|true|true|Game|feature|// Code generated|true"
    )
  }

  @Test func findsAndOpensByKeyboard() throws {
    let said = try Browser().evaluate(
      """
      const key = (name, target) => target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
      key("/", document.body);
      const field = document.activeElement;
      field.value = "playnext nowhere";
      field.dispatchEvent(new Event("input"));
      const results = () => [...document.querySelectorAll("#results [role=option]")];
      const none = results().length;
      field.value = "playnext";
      field.dispatchEvent(new Event("input"));
      const found = results().map((option) => option.querySelector(".kind").textContent);
      key("ArrowDown", field);
      const chosen = document.getElementById(field.getAttribute("aria-activedescendant"));
      const isMarked = chosen.getAttribute("aria-selected");
      chosen.querySelector("a").click();
      const hidden = document.getElementById("results").hidden;
      return [field.id, none, found.join(","), isMarked, hidden, location.hash].join("|");
      """, on: try examplePage(), at: "overview")
    #expect(said == "query|0|action,reaction|true|true|#feature-Game")
  }

  @Test func linesLeadToTheSpecAndTabsToFiles() throws {
    let said = try Browser().evaluate(
      """
      const article = document.querySelector("article.current");
      const line = [...article.querySelectorAll(".generated .line")].find((l) => l.textContent.includes("state.count += 1"));
      line.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      const lit = [...article.querySelectorAll(".spec .line.lit")].map((l) => l.textContent.trim());
      const tabs = [...article.querySelectorAll("[role=tab]")];
      tabs[0].dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
      const shown = [...article.querySelectorAll("[role=tabpanel]")].map((p) => p.offsetHeight > 0);
      return [lit.join(","), tabs[1].getAttribute("aria-selected"), shown.slice(0, 3).join(",")].join("|");
      """, on: try examplePage(), at: "feature-Counter")
    #expect(said == "increment: state.count += 1|true|false,true,false")
  }

  @Test func noArticleIsWiderThanAPhone() throws {
    let said = try Browser().evaluate(
      """
      const wide = [];
      for (const article of document.querySelectorAll("main > article")) {
        for (const other of document.querySelectorAll(".current")) other.classList.remove("current");
        article.classList.add("current");
        if (document.documentElement.scrollWidth > innerWidth) wide.push(article.id);
      }
      return [innerWidth, wide.join(",")].join("|");
      """, on: try examplePage(), at: "overview", width: 375)
    #expect(said == "375|")
  }

  @Test func darkAndLightCanBeChosenAndRead() throws {
    let said = try Browser().evaluate(
      """
      const channel = (value) => { const c = value / 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
      const luminance = (color) => { const [r, g, b] = color.match(/[\\d.]+/g).map(Number); return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b); };
      const contrast = (one, other) => { const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x); return (a + 0.05) / (b + 0.05); };
      const poor = [];
      const themes = [];
      for (let turn = 0; turn < 2; turn++) {
        document.getElementById("theme").click();
        themes.push(document.documentElement.dataset.theme);
        for (const selector of ["body", "nav h2", "main p code", "main a", ".path", ".c", ".s", ".k", ".t", ".y", ".n", ".brand", "th", "[role=tab]"]) {
          for (const element of document.querySelectorAll(`article.current ${selector}, ${selector}`)) {
            if (!element.offsetHeight) continue;
            let ground = element;
            while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
            const ratio = contrast(getComputedStyle(element).color, getComputedStyle(ground).backgroundColor);
            if (ratio < 4.5) poor.push(selector + " " + ratio.toFixed(2));
            break;
          }
        }
        for (const node of document.querySelectorAll("article.current .node")) {
          const ratio = contrast(getComputedStyle(node.querySelector("text")).fill, getComputedStyle(node.querySelector("rect")).fill);
          if (ratio < 4.5) poor.push(node.className.baseVal + " " + ratio.toFixed(2));
        }
      }
      return [themes.sort().join(","), poor.join(",")].join("|");
      """, on: try examplePage(), at: "feature-Login")
    #expect(said == "dark,light|")
  }

  @Test func everythingHasANameAndLinksLeadSomewhere() throws {
    let said = try Browser().evaluate(
      """
      const problems = [];
      const ids = new Set();
      for (const element of document.querySelectorAll("[id]")) {
        if (ids.has(element.id)) problems.push("twice " + element.id);
        ids.add(element.id);
      }
      for (const link of document.querySelectorAll("a[href]")) {
        const id = decodeURIComponent(link.getAttribute("href").slice(1));
        if (!link.getAttribute("href").startsWith("#") || !ids.has(id)) problems.push("leads nowhere " + link.outerHTML);
      }
      for (const element of document.querySelectorAll("[aria-controls], [aria-labelledby]")) {
        for (const name of ["aria-controls", "aria-labelledby"]) {
          const id = element.getAttribute(name);
          if (id && !ids.has(id)) problems.push(name + " " + id);
        }
      }
      for (const button of document.querySelectorAll("button")) {
        if (!button.textContent.trim() && !button.getAttribute("aria-label")) problems.push("a button without a name");
      }
      for (const figure of document.querySelectorAll("svg.diagram")) {
        if (!figure.querySelector("title").textContent) problems.push("a picture without a title");
      }
      for (const article of document.querySelectorAll("article")) {
        if (article.querySelectorAll("h1").length !== 1) problems.push("headings of " + article.id);
      }
      return problems.slice(0, 5).join("\\n");
      """, on: try examplePage(), at: "overview")
    #expect(said == "")
  }

  @Test func textsOfSpecsAreNotMarkup() throws {
    let files = try awkwardProject()
    let page = try Self.page(files)
    let said = try Browser().evaluate(
      """
      const article = document.querySelector("article.current");
      const bad = article.querySelectorAll("script, i, b, em, style, img").length;
      const spec = [...article.querySelectorAll(".spec .line")].map((line) => line.textContent).join("\\n");
      const alert = article.textContent.includes("<scr" + "ipt>alert(1)</scr" + "ipt>");
      const test = article.querySelector(".items strong").textContent;
      const box = [...article.querySelectorAll("svg .effect title")][0].textContent;
      const index = JSON.parse(document.getElementById("index").textContent).some(([name]) => name.includes("<i>"));
      return [bad, alert, test, box, index, btoa(unescape(encodeURIComponent(spec)))].join("¦");
      """, on: page, at: "feature-Shop")
    let parts = said.split(separator: "¦", omittingEmptySubsequences: false).map(String.init)
    #expect(parts.prefix(3) == ["0", "true", "buys | <i>one</i> & *all*"])
    #expect(parts[3] == #"store.load(matching: "a|b \"<\(state.query)>\"")"#)
    #expect(parts[4] == "true")
    // The spec is shown unchanged, except for the space that makes an empty line as high as others.
    let shown = String(decoding: Data(base64Encoded: parts[5]) ?? Data(), as: UTF8.self)
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0 == " " ? "" : $0
    }
    let text = try #require(files["Specs/Shop.yaml"])
    #expect(lines.joined(separator: "\n") + "\n" == text)
  }

  @Test func showsEverythingWithoutScripts() throws {
    let page = try examplePage()
    // The page without scripts hides nothing that only a script would show, and requests nothing from the network.
    let still = page.replacing(/<script>[\s\S]*?<\/script>/, with: "")
    let said = try Browser().evaluate(
      """
      const articles = [...document.querySelectorAll("main > article")];
      return articles.every((a) => a.offsetHeight > 0) + "|" + performance.getEntriesByType("resource").length;
      """, on: still, at: "overview")
    #expect(said == "true|0")
    let markup = page.replacing(/<pre[\s\S]*?<\/pre>|<script[\s\S]*?<\/script>/, with: "")
    #expect(!markup.contains(/(src|href)="(?!#|data:)/))
  }
}

/// The diagrams that Graphviz draws.
@Suite(.onOwnThread, .enabled(if: Browser.isNeeded(["dot"]), "Graphviz is not installed"))
struct GraphvizTests {
  @Test func drawsEveryFeature() throws {
    let folder = try TemporaryFolder(try awkwardProject())
    for arguments in [["graph"], ["graph", "Shop"], ["graph", "Row"]] {
      let result = try Tool.built.run(arguments + ["--format", "svg"], in: folder.url)
      #expect(result.error == "")
      #expect(result.status == 0)
      #expect(result.output.contains("</svg>"))
      if arguments.last == "Shop" {
        #expect(
          result.output.contains("store.load(matching: &quot;a|b \\&quot;&lt;\\(state.query)…"))
      }
    }
  }

  @Test func reportsMissingGraphviz() throws {
    let folder = try SampleProject.folder()
    let result = try Tool.built.run(
      ["graph", "--format", "svg"], in: folder.url, environment: ["PATH": folder.url.path])
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.error.hasPrefix(
        "featuregen: error: 'dot' of Graphviz draws SVG, but is not installed"))
  }
}

/// Returns the files of the golden case whose texts have a meaning in Markdown, HTML and diagrams.
private func awkwardProject() throws -> [String: String] {
  try GoldenCase(name: "generates-pages").input().mapValues { String(decoding: $0, as: UTF8.self) }
}
