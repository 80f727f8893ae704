#if !canImport(SwiftUI)
  import Foundation
  import TestSupport
  import Testing

  /// Tests that generated code compiles without a warning in modules that enable the features of Xcode's new
  /// projects, and more.
  @Suite("Language settings of modules", .onOwnThread)
  struct LanguageSettingsTests {
    @Test(
      "the reference features, their views and their tests compile",
      arguments: Proofs.long(LanguageSettings.all, otherwise: [.strictest]))
    func referenceFeatures(_ settings: LanguageSettings) throws {
      try compile(["Specs"], as: "ExampleFeatures", settings)
    }

    @Test(
      "the golden cases, their views and their tests compile",
      arguments: Proofs.long(LanguageSettings.strictestOfModes, otherwise: [.strictest]))
    func goldenCases(_ settings: LanguageSettings) throws {
      let others: Set = [
        // The cases need SwiftUI, its animations, or regular expressions of language mode 6.
        "generates-views-of-nothing", "generates-elements", "generates-swift",
      ]
      let cases = try GoldenCase.all.filter { golden in
        try golden.isForTypeChecks && !others.contains(golden.name)
          && !golden.input().values.contains {
            String(decoding: $0, as: UTF8.self).contains("templates: tca")
          }
      }
      let names = ["generates-redux"] + Proofs.part(of: cases.map(\.name), each: 24)
      try compile(names.map { "Tests/Cases/\($0)/input/Specs" }, as: "App", settings)
    }

    /// Compiles projects whose modules have the same name: with their tests, and with their views.
    private func compile(
      _ projects: [String], as module: String, _ settings: LanguageSettings
    ) throws {
      let (plain, views) = (try TemporaryFolder(), try TemporaryFolder())
      var compiler = SwiftCompiler(folder: plain.url)
      compiler.settings = settings
      var viewCompiler = SwiftCompiler(folder: views.url)
      let hasViews = settings.features == LanguageSettings.strictest.features
      let broken = hasViews ? try viewCompiler.importRuntimeWithViews() : nil
      try #require(broken == nil, "\(broken ?? "")")
      // The stub of SwiftUI has the declarations that Foundation has on Apple's systems.
      viewCompiler.settings = settings.without(.memberImportVisibility)
      for (index, specs) in projects.enumerated() {
        let project = try WrittenProject(
          specs, hasPublicImports: settings.importsInternally, into: "\(index)", of: plain)
        let errors =
          try (hasViews ? viewCompiler.check(project.sources, as: module) : nil)
          ?? compiler.emitModule(
            module, of: project.sources, "-warnings-as-errors", "-enable-testing")
          ?? (project.tests.isEmpty ? nil : compiler.check(project.tests, as: "\(module)Tests"))
        #expect(errors == nil, "\(specs)\n\(errors ?? "")")
      }
    }
  }
#endif
