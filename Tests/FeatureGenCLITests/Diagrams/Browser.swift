import Foundation
import TestSupport
import Testing

/// A real browser without a window.
struct Browser {
  private let tool: Tool

  /// Returns whether tests must run that need programs other than Swift: always on CI, and elsewhere only if a
  /// program is installed.
  static func isNeeded(_ names: [String]) -> Bool {
    isOnCI || path(of: names) != nil
  }

  /// The names of Chromium's executables.
  static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// Whether the tests run on CI. CI has every program, so a missing program is a failure there.
  private static let isOnCI = ProcessInfo.processInfo.environment["CI"] != nil

  /// Returns the path of the first of some programs that is found.
  static func path(of names: [String]) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { URL(fileURLWithPath: "\($0)/\(name)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  init() throws {
    tool = Tool(
      url: try #require(
        Browser.path(of: Browser.names), "install Chromium: apt-get install chromium"))
  }

  /// Opens a page, runs a script in it, and returns the script's result.
  ///
  /// - Parameter script: The body of a function that returns a text.
  func evaluate(
    _ script: String, on html: String, at fragment: String, width: Int = 1280
  ) throws -> String {
    // No window is as narrow as a phone's: the page is in a frame, and posts its result to the page around it.
    let probe = """
      <script>
      try { parent.postMessage({ said: String((() => { \(script) })()) }, "*"); }
      catch (error) { parent.postMessage({ said: "error: " + error }, "*"); }
      </script>
      """
    let listener = """
      <script>
      window.addEventListener("error", (event) => parent.postMessage({ problem: event.message }, "*"));
      document.addEventListener("securitypolicyviolation", (event) => parent.postMessage({ problem: event.blockedURI }, "*"));
      </script>
      """
    let frame = """
      <!doctype html><html><body>
      <script>window.addEventListener("message", (event) => Object.assign(document.documentElement.dataset, event.data));</script>
      <iframe src="page.html#\(fragment)" style="width: \(width)px; height: 900px; border: 0"></iframe>
      </body></html>
      """
    let folder = try TemporaryFolder([
      "page.html": html.replacing("<head>", with: "<head>\(listener)", maxReplacements: 1)
        .replacing("</body>", with: "\(probe)</body>"), "frame.html": frame,
    ])
    let page = folder.url.appendingPathComponent("frame.html").absoluteString
    let result = try load(page, in: folder)
    #expect(result.status == 0)
    let root = result.output.prefix { $0 != "\n" }.prefix(4000)
    #expect(!root.contains("data-problem"), "\(root)")
    let said = try #require(result.output.firstMatch(of: /data-said="([^"]*)"/), "\(root)")
    return String(said.1).replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// Makes the browser print the page after its scripts have run.
  ///
  /// A browser without a window sometimes hangs, especially on a busy machine; then it is started once more.
  private func load(_ page: String, in folder: TemporaryFolder) throws -> FinishedProcess {
    var attempt = 1
    while true {
      let profile = folder.url.appendingPathComponent("profile-\(attempt)").path
      do {
        return try tool.run(
          [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-background-networking", "--disable-component-update",
            "--disable-sync", "--user-data-dir=\(profile)", "--window-size=1400,1000",
            "--virtual-time-budget=2000", "--dump-dom", page,
          ], in: folder.url, endingAfter: 60)
      } catch is ChildProcessError where attempt < 3 {
        attempt += 1
      }
    }
  }
}
