import FeatureSpec
import Foundation
import SpecSource

@testable import FeatureGenCLI

/// Projects to draw and compare.
enum PictureProject {
  static let settings = "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n"

  /// A project without errors, of its specs by name.
  static func project(_ specs: [String: String]) throws -> FeatureProject {
    let files = specs.sorted { $0.key < $1.key }.map { name, text in
      SourceFile(path: "Specs/\(name).yaml", text: text)
    }
    let read = readProject(
      settings: SourceFile(path: settingsPath, text: settings), specs: files)
    guard let project = read.value, !read.diagnostics.containsErrors else {
      throw BrokenSpecs(messages: read.diagnostics.map(\.rendered))
    }
    return project
  }

  /// The files of the golden case that has texts which mean something in Markdown, HTML and diagrams.
  static func hostile() throws -> [String: String] {
    let golden = GoldenCase(name: "generates-pages")
    return try golden.input().mapValues { String(decoding: $0, as: UTF8.self) }
  }

  struct BrokenSpecs: Error {
    var messages: [String]
  }
}
