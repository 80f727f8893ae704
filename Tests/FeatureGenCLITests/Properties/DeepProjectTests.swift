import TestSupport
import Testing

@testable import FeatureGenCLI

/// Features that are nested as deeply as the limit allows.
@Suite("Deep projects")
struct DeepProjectTests {
  /// Returns the specs of features, each of which is a child of the one before it.
  private func specs(_ last: String, body: (Int) -> String) -> [String: String] {
    let depth = 60
    var files = (0..<depth).map { ("Specs/F\($0).yaml", "feature: F\($0)\n\(body($0 + 1))\n") }
    files.append(("Specs/F\(depth).yaml", "feature: F\(depth)\n\(last)\n"))
    return Dictionary(uniqueKeysWithValues: files)
  }

  private func generate(_ specs: [String: String], templates: String) throws {
    var files = specs
    files["Specs/featuregen.yaml"] = SampleProject.settings + "templates: \(templates)\n"
    let project = MemoryFileSystem(texts: files)
    let transcript = Transcript()
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(transcript.error)")
  }

  @Test(
    "are generated although each feature contains the next feature twice",
    arguments: ["runtime", "redux", "tca"])
  func doubling(templates: String) throws {
    let children = { (next: Int) in "children: {a: F\(next), b: F\(next)}" }
    try generate(specs("actions: {go: }", body: children), templates: templates)
    try generate(specs("state: {count: Int = 0}", body: children), templates: templates)
  }

  @Test("may have nested rows around a stack", arguments: ["runtime", "tca"])
  func rows(templates: String) throws {
    var files = specs("state: {id: Int = 0}\nchildren: {path: {feature: Page, presence: stack}}") {
      "state: {id: Int = 0}\nactions: {go: }\nchildren: {rows: {feature: F\($0), presence: many}}"
    }
    files["Specs/Page.yaml"] = "feature: Page\nactions: {go: }\n"
    files["Specs/F0.yaml"]? += """
      tests:
        goes:
          - send: go

      """
    try generate(files, templates: templates)
  }
}
