import FeatureTemplates
import Foundation
import TestSupport
import Testing

/// The division of work between templates and the generator.
@Suite("Templates and lowering")
struct TemplateRuleTests {
  /// The beginnings of files, types and tests.
  private static let declarations = [
    "import ", "extension ", "struct ", "protocol ", "@Suite", "@Test", "#if ", "// Code generated",
  ]

  /// Statements and expressions that follow from the behaviour of a spec.
  private static let behaviour = [
    "effects.append(", ".run ", ".run(", ".cancel(id:", "await send", "await store.send",
    "await store.receive", "for await ", "} catch: ", "reduceSelf(", "reduceBefore(", ".scoped(",
    "Presentation(of:",
  ]

  @Test("the generator contains no beginning of a file, type or test")
  func declarationsAreInTemplates() throws {
    for (path, text) in try lowering() {
      for literal in text.matches(of: /"((?:[^"\\]|\\.)*)"/).map(\.output.1) {
        let begins = Self.declarations.first { literal.hasPrefix($0) }
        #expect(begins == nil, "\(path): \"\(literal)\"")
      }
    }
  }

  @Test("the templates of specs contain no behavior")
  func behaviourIsLowered() throws {
    let lowering = try lowering().map(\.text).joined()
    for statement in Self.behaviour {
      #expect(lowering.contains(statement), "nothing makes '\(statement)'")
    }
    for set in bundledTemplateSets {
      for file in set.files where !isSupport(file.name) {
        let text = file.text.description
        for statement in Self.behaviour {
          #expect(!text.contains(statement), "\(set.name)/\(file.name) holds '\(statement)'")
        }
      }
    }
  }

  /// Returns whether a template is code for a whole module, no part of which follows from a spec.
  private func isSupport(_ name: String) -> Bool {
    [
      "Animations", "EffectError", "EffectStep", "Expansions", "ExploreStates", "ExploredRun",
      "ExploredStreams", "ExploredTime", "FeaturePath", "FedStream", "Recorder", "StateIdentity",
    ].contains { name == "\($0).mustache" }
  }

  private func lowering() throws -> [(path: String, text: String)] {
    let folder = repository.appending(path: "Sources/FeatureGenerator/Lowering")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }
}
