#if !canImport(SwiftUI)
  import Foundation
  import SpecSupport
  import TestSupport
  import Testing

  /// Tests that the views of all specs of the repository, and of the golden cases with the most unusual specs,
  /// compile against a stub of SwiftUI and are formatted as by `swift format`.
  @Suite("Generated views", .onOwnThread)
  struct ViewTests {
    private static let cases = [
      "generates-views", "generates-awkward-text", "generates-children", "generates-idle-features",
      "generates-view-controls", "generates-internal-access", "generates-keywords",
      "generates-prompts", "generates-stacks-in-views", "generates-shared",
      "generates-small-specs", "generates-alerts-at-once", "generates-alerts-as-cases",
      "generates-views-of-nothing", "generates-enum-states",
    ]
    private static let projects =
      ["Specs", "Tests/Cases/generates-translations/input/Specs"]
      + Proofs.part(of: cases, each: 12).map { "Tests/Cases/\($0)/input/Specs" }

    @Test("compile and are formatted")
    func compile() throws {
      let folder = try TemporaryFolder()
      var compiler = SwiftCompiler(folder: folder.url)
      let broken = try compiler.importRuntimeWithViews()
      try #require(broken == nil, "\(broken ?? "")")
      var views: [String] = []
      for (index, project) in Self.projects.enumerated() {
        let sources = try WrittenProject(project, into: "\(index)", of: folder).sources
        let found = sources.filter { $0.hasSuffix("View.swift") }
        #expect(!found.isEmpty, "\(project)")
        views += found
        let errors = try compiler.check(sources, as: "App\(index)")
        #expect(errors == nil, "\(project)\n\(errors ?? "")")
      }
      let files = try readFolder(folder.url).filter { file in
        views.contains { $0.hasSuffix("/\(file.key)") }
      }
      #expect(try formattingProblems(in: files) == "")
    }
  }
#endif
