import Foundation
import Testing

@Suite("Hints")
struct ToolCommandTests {
  /// The files that users commit, which must be the same for every way to call the tool; and lines for CI, which are
  /// complete.
  private static let files = [
    "FeatureGenCLI/Commands/Init/WorkflowCheck.swift",
    "FeatureGenCLI/Project/Writing/Baseline.swift",
    "FeatureDocumentation/Markdown/MarkdownPage.swift", "FeatureHeader/LockText.swift",
  ]

  /// The targets whose messages users read.
  private static let targets = [
    "FeatureComparison", "FeatureDocumentation", "FeatureGenCLI", "FeatureGenCheck",
    "FeatureGenerator", "FeatureLanguageServer", "FeatureHeader", "FeatureMutation", "FeatureSpec",
    "SpecSource", "SpecSwift", "SpecYAML", "StrictMustache",
  ]

  @Test("hints name the tool by the command that works for their reader")
  func hints() throws {
    let call = /featuregen (?:check|diff|docs|explain|generate|graph|init|lint|lsp)\b/
    let other = /featuregen (?:mutate|new|print-schema|reference|templates|trace|watch)\b/
    for file in try Self.targets.flatMap({ try swiftFiles(in: "Sources/\($0)") })
    where !Self.files.contains(where: file.path.hasSuffix) {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where !line.contains("//") {
        #expect(
          !line.contains(call) && !line.contains(other),
          "write '\\(toolCommand) …' in \(file.lastPathComponent): \(line)")
      }
    }
  }

  @Test("both plugins specify how the tool is called")
  func plugins() throws {
    let plugins = try swiftFiles(in: "Sources/Plugins")
      .filter { $0.lastPathComponent == "plugin.swift" }
    #expect(plugins.count == 2)
    for plugin in plugins {
      let text = try String(contentsOf: plugin, encoding: .utf8)
      #expect(text.contains("\"FEATUREGEN_COMMAND\":"))
      #expect(text.contains("\"swift package --allow-writing-to-package-directory featuregen\""))
    }
  }
}
