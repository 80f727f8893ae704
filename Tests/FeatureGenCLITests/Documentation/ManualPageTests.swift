import FeatureHeader
import Foundation
import SpecSource
import SpecYAML
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import FeatureGenCLI
@testable import FeatureProgram
@testable import FeatureSpec

/// The code on the documentation's pages can be read, and the links lead to existing targets.
@Suite("The manual's pages")
struct ManualPageTests {
  @Test("hold YAML, Swift and JSON that can be read", arguments: ManualPage.all)
  func blocksCanBeRead(_ page: ManualPage) throws {
    for block in page.blocks {
      switch block.language {
      case "yaml": #expect(try problems(of: block.contents) == [], "\(block.contents)")
      case "swift":
        let isExcerpt = block.contents.contains("…\n")
        #expect(isExcerpt || !Parser.parse(source: block.contents).hasError, "\(block.contents)")
      case "json":
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: Data(block.contents.utf8))
        }
      default:
        // Other tests run these blocks, or compare them with files and with the output of commands.
        let others = ["sh", "", "mustache", "markdown"]
        // No test reads these blocks.
        let unread = ["text", "lua", "toml", "elisp", "js", "python"]
        #expect((others + unread).contains(block.language), "\(block.language)")
      }
    }
  }

  /// Returns the problems of a spec, a part of a feature, the settings, or other YAML.
  private func problems(of text: String) throws -> [String] {
    let isPart = Schema.feature.keys.contains {
      $0.status != .required && text.hasPrefix("\($0.name):")
    }
    let file = SourceFile(
      path: "Specs/Example.yaml", bytes: Array((isPart ? "feature: F\n\(text)" : text).utf8))
    let node = parseYAML(file)
    let root = try #require(node.value, "\(text)")
    let found =
      switch root.members?.first?.name {
      // A file that can be read can be formatted, too.
      case "version": formattedSpec(file, isSettings: true).diagnostics
      case "feature", "client", "model", "external": formattedSpec(file).diagnostics
      default: [Diagnostic]()
      }
    return (node.diagnostics + found).map(\.message)
  }

  @Test("show the recipes whose tests run")
  func recipesAreSpecs() throws {
    let page = try #require(ManualPage.all.first { $0.path.hasSuffix("Recipes.md") })
    let shown = page.blocks.filter { $0.language == "yaml" }.map(\.contents)
    let folder = repository.appending(path: "Specs/Recipes")
    let specs = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .filter { $0.hasPrefix("feature:") }
    #expect(shown.count > 8 && shown.sorted() == specs.sorted())
  }

  @Test("show a spec and its layout")
  func layoutIsShown() throws {
    let page = try #require(ManualPage.all.first { $0.path.hasSuffix("Format.md") })
    let specs = page.blocks.filter { $0.language == "yaml" }.map(\.contents)
    let file = SourceFile(path: "Specs/Counter.yaml", text: specs[0])
    #expect(specs.count == 2 && formattedSpec(file).value == specs[1])
  }

  @Test("link to existing files and headings", arguments: ManualPage.all)
  func linksLeadSomewhere(_ page: ManualPage) throws {
    let folder = repository.appending(path: page.path).deletingLastPathComponent()
    for link in page.prose.matches(of: /\]\(([^)\s]+)\)/).map(\.1) {
      guard !link.contains(/^(https?|doc):/) else { continue }
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      let target = folder.appending(path: String(parts[0])).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: target.path), "\(link)")
      guard parts.count > 1, let text = try? String(contentsOf: target, encoding: .utf8) else {
        continue
      }
      let anchors = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
        heading.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" }
      }
      #expect(anchors.contains(String(parts[1])), "\(link)")
    }
  }

  @Test(
    "for contributors name existing paths",
    arguments: ManualPage.contributing)
  func pathsExist(_ page: ManualPage) {
    for name in page.codeSpans where name.contains(/^\w+\.swift$/) {
      #expect(Self.sourceNames.contains(name), "\(name)")
    }
    for path in page.codeSpans where path.contains(/^[\w.]+\/[\w.+\/-]*$/) {
      // Build folders are temporary.
      guard !path.hasPrefix(".build") else { continue }
      #expect(
        FileManager.default.fileExists(
          atPath: repository.appending(path: String(path)).path),
        "\(path)")
    }
  }

  /// The names of all source and test files.
  private static let sourceNames = Set(
    ["Sources", "Tests"].flatMap { folder in
      let path = repository.appending(path: folder).path
      return (FileManager.default.subpaths(atPath: path) ?? [])
        .compactMap { $0.split(separator: "/").last }
    })

  @Test("of the manual are all on the landing page")
  func landingPageListsAll() throws {
    let landing = try #require(ManualPage.manual.first { $0.name == "featuregen" })
    let topics = try #require(landing.text.components(separatedBy: "\n## Topics\n").last)
    let listed = topics.matches(of: /<doc:(\w+)>/).map { String($0.1) }
    #expect(listed.sorted() == ManualPage.manual.map(\.name).filter { $0 != "featuregen" }.sorted())
  }

  @Test("begin with the README, which is short")
  func readmeIsShort() throws {
    let readme = try #require(ManualPage.all.first)
    #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
  }

  @Test("show the workflows that 'init' writes", arguments: [true, false], ["", "ios/App/"])
  func workflowsAreWritten(isPackage: Bool, prefix: String) throws {
    let folder = RepositoryFolder(prefix: prefix)
    let page = try #require(ManualPage.manual.first { $0.name == "ContinuousIntegration" })
    for service in CIService.allCases {
      guard let file = service.workflow(of: folder, hasPlugin: isPackage) else { continue }
      #expect(page.blocks.contains { $0.contents == file.text }, "\(file.path):\n\(file.text)")
    }
  }

  @Test("name the same version and the same owner", arguments: ManualPage.all)
  func versionsAreTheSame(of page: ManualPage) {
    let mentions = page.text.matches(
      of: /github\.com\/(\w+)\/featuregen|(\w+)\/featuregen\/\.github/)
    for mention in mentions {
      #expect([mention.1, mention.2].compactMap(\.self) == ["OWNER"])
    }
    let versions = page.text.matches(
      of:
        /(?:featuregen", (?:from|exact|branch): "|featuregen@|(?:rev|from): |featuregen\/releases\/download\/|featuregen-(?=[\d.]+-))(\d+\.\d+\.\d+)/
    )
    for version in versions { #expect(version.1 == generatorVersion) }
  }

  @Test("show the manifest that Tests/client builds, except for this package's location")
  func manifestIsBuilt() throws {
    let tutorial = try #require(ManualPage.manual.first { $0.name == "Tutorial" })
    let shown = try #require(tutorial.blocks.first { $0.path == "./Package.swift" }).contents
    let manifest = repository.appending(path: "Tests/client/package/Package.swift")
    let built = try String(contentsOf: manifest, encoding: .utf8)
    let byPath = "name: \"featuregen\", path: \"../../..\""
    #expect(built.contains(byPath))
    let byAddress = "url: \"https://github.com/OWNER/featuregen\", from: \"0.1.0\""
    #expect(shown == built.replacing(byPath, with: byAddress))
  }
  @Test("show the plugin that Tests/release runs")
  func pluginIsRun() throws {
    let page = try #require(ManualPage.manual.first { $0.name == "Plugins" })
    let package = repository.appending(path: "Tests/release/package")
    let plugin = try String(
      contentsOf: package.appending(path: "Plugins/featuregen/plugin.swift"), encoding: .utf8)
    #expect(page.blocks.contains { $0.contents == plugin })
    let manifest = try String(
      contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
    let shown = try #require(page.blocks.first { $0.contents.hasPrefix(".plugin(\n") })
    #expect(manifest.replacing("\n    ", with: "\n").contains(shown.contents.dropLast()))
  }
}
