import Foundation
import SpecSource
import SpecYAML
import TestSupport
import Testing

/// The files that `featuregen init` writes, and its messages.
@Suite(.onOwnThread) struct InitTests {
  private static let files = [
    "Specs/Features/Counter.yaml", "Specs/featuregen.schema.json", "Specs/featuregen.yaml",
  ]

  /// Returns all files of a folder that are not hidden, and the hidden files that `init` writes.
  private func paths(in folder: TemporaryFolder) throws -> [String] {
    let hidden = [
      ".gitattributes", ".gitignore", ".github/workflows/featuregen.yml", ".gitlab/featuregen.yml",
    ]
    return try hidden.filter {
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent($0).path)
    } + folder.files().keys.sorted()
  }

  @Test func beginsAValidProject() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.built.run("init", in: folder.url)
    #expect(result.error == "")
    #expect(result.status == 0)
    let written =
      [".gitattributes", ".gitignore", ".github/workflows/featuregen.yml"] + Self.files
    #expect(try paths(in: folder) == written)
    for path in written { #expect(result.output.contains("created \(path)\n")) }
    #expect(result.output.contains("\nnext:\n  1. write 'Package.swift'"))
    #expect(try folder.text(".gitignore") == ".build\n")
    #expect(try Tool.built.run("lint", "--strict", in: folder.url).status == 0)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
    #expect(
      try folder.files().keys.filter { $0.hasSuffix(".swift") }.sorted() == [
        "Sources/App/Counter/CounterAction.swift", "Sources/App/Counter/CounterReducer.swift",
        "Tests/AppTests/CounterTests.swift",
      ])
    #expect(
      try folder.text("Specs/featuregen.schema.json")
        == Tool.built.run("schema", in: folder.url).output)
  }

  @Test(arguments: ["tca", "redux"])
  func beginsAProjectForOtherTemplates(_ templates: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Tool.built.run("init", "--templates", templates, in: folder.url).status == 0)
    #expect(try folder.text("Specs/featuregen.yaml").contains("templates: \(templates)\n"))
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
  }

  @Test func refusesAModuleThatDiffersFromAnExistingModuleOnlyInCase() throws {
    let folder = try TemporaryFolder(["Sources/Weather/Weather.swift": ""])
    let result = try Tool.built.run("init", "--module", "weather", in: folder.url)
    #expect(result.status == 1)
    #expect(
      result.error.contains("'Sources/Weather' exists, and some systems do not distinguish it"))
    #expect(result.error.contains("hint: write '--module Weather'"))
    #expect(try paths(in: folder) == ["Sources/Weather/Weather.swift"])
    #expect(try Tool.built.run("init", "--module", "Weather", in: folder.url).status == 0)
  }

  @Test func usesTheExistingModule() throws {
    let folder = try TemporaryFolder([
      "Sources/Weather/Weather.swift": "", "Sources/Weather/Deep/More.swift": "",
      "Package.swift": """
      let package = Package(
        name: "Weather", platforms: [.macOS(.v14)],
        dependencies: [.package(url: "https://github.com/someone/featuregen.git", from: "0.1.0")],
        targets: [
          .target(
            name: "Weather",
            dependencies: [.product(name: "FeatureRuntime", package: "featuregen")])
        ])
      """,
    ])
    let result = try Tool.built.run("init", in: folder.url)
    #expect(try folder.text("Specs/featuregen.yaml").contains("module: Weather\n"))
    #expect(try folder.text(".gitattributes").contains("Sources/Weather/**/*.swift linguist-"))
    #expect(
      try folder.text(".github/workflows/featuregen.yml").contains(
        "swift package --allow-writing-to-package-directory featuregen check --format github\n"))
    // The package already depends on the runtime.
    #expect(!result.output.contains("Package.swift"))
    let named = try TemporaryFolder()
    _ = try Tool.built.run("init", "--module", "Other", in: named.url)
    #expect(try named.text("Specs/featuregen.yaml").contains("sources: Sources/Other\n"))
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Habits",
      platforms: [.iOS(.v17)],
      targets: [
        .TARGET(name: "Habits", path: "Code/Habits"),
        .testTarget(name: "Checks", dependencies: [.target(name: "Habits")]),
        .plugin(name: "Format", capability: .buildTool()),
      ])

    """

  @Test(
    "uses the folders of the only target of a manifest", arguments: ["target", "executableTarget"])
  func readsTheManifest(_ kind: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": Self.manifest.replacing("TARGET", with: kind)
    ])
    let result = try Tool.built.run("init", in: folder.url)
    #expect(
      try folder.text("Specs/featuregen.yaml") == """
        version: 1
        tool: 0.1.0
        module: Habits
        sources: Code/Habits
        tests: Tests/Checks

        """)
    #expect(try folder.text(".gitattributes").contains("Code/Habits/**/*.swift linguist-"))
    #expect(
      result.output.contains(
        "  1. add to 'Package.swift', where 'OWNER' is the owner of featuregen's repository:\n"))
    #expect(!result.output.contains("platforms:"))
  }

  @Test func requiresAChoiceBetweenSeveralTargets() throws {
    let manifest = Self.manifest.replacing(".plugin(", with: ".target(name: \"Tools\"), .plugin(")
    let folder = try TemporaryFolder([
      "Package.swift": manifest.replacing("TARGET", with: "target")
    ])
    let result = try Tool.built.run("init", in: folder.url)
    #expect(result.status == 1)
    #expect(result.error.contains("hint: choose one: '--module Habits' or '--module Tools'"))
    #expect(try paths(in: folder) == ["Package.swift"])
    #expect(try Tool.built.run("init", "--module", "Tools", in: folder.url).status == 0)
    #expect(try folder.text("Specs/featuregen.yaml").contains("sources: Sources/Tools\n"))
  }

  @Test("an app with features gets settings for each module that has features")
  func usesTheModulesWithFeatures() throws {
    let app = repository.appending(path: "Tests/Adoption/several-modules/input")
    let files = try readFolder(app).filter { !$0.key.hasPrefix("Specs/") }
    let folder = try TemporaryFolder(files.mapValues { String(decoding: $0, as: UTF8.self) })
    let result = try Tool.built.run("init", "--templates", "tca", in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.contains("run 'featuregen adopt Sources Tests' to see"))
    #expect(
      try folder.text("Specs/featuregen.yaml").hasSuffix(
        """
        suffix: ''
        templates: tca
        modules:
          - module: AppFeature
            access: internal
            specs: Specs/AppFeature
            sources: Sources/AppFeature/Generated
            tests: Tests/AppFeatureTests/Generated
          - module: Banners
            specs: Specs/Banners
            sources: Sources/Banners/Generated
            tests: Tests/BannersTests/Generated
          - module: CounterFeature
            access: internal
            specs: Specs/CounterFeature
            sources: Sources/CounterFeature/Generated
            tests: Tests/CounterFeatureTests/Generated

        """))
    #expect(try folder.files()["Specs/Features/Counter.yaml"] == nil)
    #expect(try Tool.built.run("adopt", "Sources", in: folder.url).status == 2)
  }

  @Test func printsAManifestThatThePackageManagerReads() throws {
    let folder = try TemporaryFolder()
    let output = try Tool.built.run("init", "--module", "Habits", in: folder.url).output
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.contains("swift-tools-version") }.prefix { !$0.hasPrefix("  2. ") }
    let manifest = lines.map { $0.dropFirst(5) }.joined(separator: "\n")
    try folder.write(["Package.swift": manifest])
    let swift = Tool(url: URL(fileURLWithPath: "/usr/bin/env"))
    let package = try swift.run("swift", "package", "dump-package", in: folder.url)
    #expect(package.status == 0, "\(manifest)\n\(package.error)")
    for part in ["\"macos\"", "\"ios\"", "\"HabitsTests\"", "\"FeatureGenCheck\""] {
      #expect(package.output.contains(part))
    }
  }

  @Test func overwritesNothing() throws {
    let mine = [
      ".gitattributes": "*.png binary\nSpecs/** text eol=lf\n",
      ".gitignore": "/.swiftpm\n.build\n", ".github/workflows/featuregen.yml": "name: mine\n",
      "Specs/Login.yaml": "feature: Login\nactions: {go: }\n",
    ]
    let folder = try TemporaryFolder(mine)
    let result = try Tool.built.run("init", in: folder.url)
    #expect(result.status == 0)
    for (path, text) in mine { #expect(try folder.text(path) == text) }
    #expect(try folder.files()["Specs/Features/Counter.yaml"] == nil)
    #expect(
      result.output.contains(
        "kept .gitattributes, which lacks these lines:\n  Sources/App/**/*.swift linguist-"))
    #expect(!result.output.contains("kept .gitignore"))
    #expect(
      result.output.contains("kept .github/workflows/featuregen.yml, which exists\n"))
    let before = try folder.files()
    let again = try Tool.built.run("init", in: folder.url)
    #expect(again.status == 1)
    #expect(again.output == "")
    #expect(again.error.hasPrefix("featuregen: error: this is already a project: "))
    #expect(try folder.files() == before)
  }

  @Test func supportsGitLabAndNoCIService() throws {
    let folder = try TemporaryFolder([".gitlab-ci.yml": "test: {script: [swift test]}\n"])
    let result = try Tool.built.run("init", in: folder.url)
    #expect(try paths(in: folder).contains(".gitlab/featuregen.yml"))
    #expect(result.output.contains("in .gitlab-ci.yml: 'include: "))
    let none = try TemporaryFolder()
    _ = try Tool.built.run("init", "--ci", "none", in: none.url)
    #expect(try paths(in: none) == [".gitattributes", ".gitignore"] + Self.files)
  }

  @Test(arguments: [["--ci", "github"], ["--ci", "gitlab"]], [[:], ["Package.swift": ""]])
  func writesWorkflowsThatAreYAML(_ arguments: [String], _ files: [String: String]) throws {
    let folder = try TemporaryFolder(files)
    _ = try Tool.built.run(["init"] + arguments, in: folder.url)
    let path =
      arguments[1] == "github" ? ".github/workflows/featuregen.yml" : ".gitlab/featuregen.yml"
    let parsed = parseYAML(SourceFile(path: path, text: try folder.text(path)))
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value?.members?.isEmpty == false)
  }

  @Test(arguments: [["--module", "my-app"], ["--templates", "runtim"]])
  func refusesInvalidNames(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let result = try Tool.built.run(["init"] + arguments, in: folder.url)
    #expect(result.status == 1)
    #expect(result.error.contains(arguments[1]))
    #expect(try paths(in: folder) == [])
  }
}
