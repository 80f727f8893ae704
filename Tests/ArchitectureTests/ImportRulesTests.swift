import Foundation
import TestSupport
import Testing

/// The modules that each target may import. The compiler does not check this: an undeclared import of a transitive
/// dependency builds.
private let allowedImports: [String: Set<String>] = [
  "LibC": ["Darwin", "Glibc", "Musl"],
  "Platform": ["CoreServices", "Dispatch", "LibC", "MachO"],
  "SpecSource": ["Platform"],
  "JSON": ["SpecSource"],
  "SpecYAML": ["CLibYAML", "Platform", "SpecSource"],
  "SpecSwift": [
    "Platform", "SpecSource", "SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics",
    "SwiftSyntax",
  ],
  "FeatureSpec": ["JSON", "SpecSource", "SpecYAML", "SpecSwift"],
  "FeatureProgram": ["FeatureSpec", "Platform", "SpecSource", "SpecYAML", "SpecSwift"],
  "StrictMustache": ["SpecSource"],
  "SwiftCode": ["SpecSource"],
  "FeatureAdoption": [
    "FeatureGenerator", "FeatureHeader", "FeatureProgram", "FeatureSpec", "Platform", "SpecSource",
    "SpecSwift",
    "SpecYAML",
  ],
  "FeatureComparison": ["FeatureProgram", "FeatureSpec", "SpecSource", "SpecSwift"],
  "FeatureHeader": [],
  "FeatureMutation": ["FeatureProgram", "FeatureSpec", "SpecSource", "SpecSwift"],
  "FeatureDocumentation": [
    "FeatureProgram", "FeatureSpec", "JSON", "Platform", "SpecSource", "SpecSwift",
  ],
  "FeatureGenerator": [
    "FeatureHeader", "FeatureProgram", "FeatureSpec", "Platform", "SpecSource", "SpecSwift",
    "StrictMustache", "SwiftCode",
  ],
  "JSONRPC": ["JSON", "SpecSource"],
  "FeatureLanguageServer": [
    "FeatureProgram", "FeatureSpec", "JSON", "JSONRPC", "SpecSource", "SpecSwift",
  ],
  "FeatureGenCLI": [
    "ArgumentParser", "CBuildCommit", "FeatureAdoption", "FeatureComparison",
    "FeatureDocumentation", "FeatureGenerator", "FeatureHeader", "FeatureLanguageServer",
    "FeatureMutation", "FeatureProgram", "FeatureSpec",
    "FeatureTemplates", "JSON", "JSONRPC", "Platform", "SpecSource", "SpecSwift", "SpecYAML",
    "StrictMustache", "SwiftCode",
  ],
  "featuregen": ["FeatureGenCLI"],
  // Clients build it with their own code, so it imports neither swift-syntax nor YAML.
  "FeatureGenCheck": ["FeatureHeader", "Platform", "SpecSource"],
  "Plugins": ["Foundation", "PackagePlugin", "XcodeProjectPlugin"],
  "FeatureRuntime": [
    "CustomDump", "Dispatch", "Foundation", "IssueReporting", "Observation", "OrderedCollections",
    "SwiftUI", "Synchronization", "os",
  ],
  "FeatureTesting": [
    "CustomDump", "FeatureRuntime", "Foundation", "IssueReporting", "IssueReportingTestSupport",
  ],
  "ExampleFeatures": ["FeatureRuntime", "Foundation", "FoundationNetworking", "SwiftUI"],
  "ExampleRecipes": ["FeatureRuntime", "Foundation", "FoundationNetworking"],
  "Terminal": ["Foundation", "Platform"],
  "ExampleApp": [
    "ArgumentParser", "ExampleFeatures", "FeatureRuntime", "Foundation", "Observation", "Terminal",
  ],
]

/// The modules that the shared code of tests and benchmarks may import, by its folder.
private let allowedImportsOfTests: [String: Set<String>] = [
  "Benchmarks/BenchmarkFeatures": ["FeatureRuntime", "Foundation"],
  "Benchmarks/BenchmarkProjects": ["RandomNumbers"],
  "Benchmarks/FeatureGenBenchmarks": [
    "ArgumentParser", "BenchmarkFeatures", "BenchmarkProjects", "CAllocationCount", "CLibYAML",
    "FeatureRuntime", "FeatureTesting", "Foundation", "FoundationEssentials", "JSON", "JSONRPC",
    "Observation", "RandomNumbers", "RandomProjects",
  ],
  "Support/RandomNumbers": [],
  // A model that shared code with the generator would share its faults.
  "Support/RandomProjects": ["BenchmarkProjects", "RandomNumbers"],
  "Support/SpecSupport": [
    "FeatureGenerator", "FeatureProgram", "FeatureSpec", "FeatureTemplates", "Foundation",
    "SpecSource", "SpecSwift",
    "SpecYAML",
  ],
  "Support/TerminalSupport": ["Terminal"],
  // Tests of every target use it, including the runtime's tests.
  "Support/TestSupport": ["CSpawn", "Dispatch", "Foundation", "RandomNumbers", "Testing"],
  "Support/TypeChecking": [
    "FeatureProgram", "FeatureSpec", "Foundation", "SwiftParser", "SwiftSyntax", "TestSupport",
  ],
]

/// The folders without Swift: targets in C, and the extensions of editors.
private let foldersWithoutSwift: Set = ["CBuildCommit", "CLibYAML", "Editors"]

@Suite("Import rules")
struct ImportRulesTests {
  @Test(
    "every target imports only allowed modules", arguments: allowedImports.keys.sorted())
  func importsAreAllowed(target: String) throws {
    try expectImports(in: "Sources/\(target)", among: #require(allowedImports[target]))
  }

  @Test(
    "shared code of tests imports only allowed modules",
    arguments: allowedImportsOfTests.keys.sorted())
  func importsOfTestsAreAllowed(folder: String) throws {
    try expectImports(in: "Tests/\(folder)", among: #require(allowedImportsOfTests[folder]))
  }

  @Test("every folder of sources has a rule")
  func everyTargetHasARule() throws {
    let folders = try FileManager.default
      .contentsOfDirectory(atPath: repository.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") && !foldersWithoutSwift.contains($0) }
    #expect(folders.sorted() == allowedImports.keys.sorted())
  }

  /// Without the dependency, a build succeeds only if it happens to build the imported target first.
  @Test("every target depends on what it imports")
  func importsAreDependencies() throws {
    let targets = try PackageTarget.all()
    let names = targets.reduce(into: Set<String>()) { names, target in
      names.formUnion([target.name])
      names.formUnion(target.allDependencies)
    }
    for target in targets where try target.isBuiltFromSwift {
      let imported = Set(try swiftFiles(in: target.folder).flatMap(imports(of:)))
      let missing = imported.intersection(names).subtracting(target.allDependencies)
      #expect(missing.subtracting([target.name]).sorted() == [], "\(target.name) imports them")
    }
  }

  @Test("the templates import nothing")
  func templatesImportNothing() throws {
    // Indented lines of the bundle belong to the templates.
    let bundle = repository.appending(path: "Templates/BundledTemplates.swift")
    let text = try String(contentsOf: bundle, encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix(" ") }
    #expect(modules(importedBy: lines.joined(separator: "\n")).isEmpty)
  }

  @Test("every form of import is found")
  func findsEveryForm() {
    let text = """
      import A
      @testable import B
      public import C
      import struct D.E
      #if os(Linux)
        @preconcurrency import F
      #endif
      // import G
      let text = "import H"
      """
    #expect(modules(importedBy: text) == ["A", "B", "C", "D", "F"])
  }
}

/// Records an issue for each import of a folder's files that is not allowed.
private func expectImports(in folder: String, among allowed: Set<String>) throws {
  let files = try swiftFiles(in: folder)
  #expect(!files.isEmpty)
  for file in files {
    for module in try imports(of: file) where !allowed.contains(module) {
      Issue.record("\(file.path) imports \(module), which \(folder) may not")
    }
  }
}

/// Returns the modules that a file imports.
private func imports(of file: URL) throws -> [String] {
  modules(importedBy: try String(contentsOf: file, encoding: .utf8))
}

/// Returns the modules that a text imports.
private func modules(importedBy text: String) -> [String] {
  let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "typealias", "let", "var",
  ]
  return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
    let line = Substring(line)
    guard line.contains("import ") else { return nil }
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || word == "public" || word == "internal" {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}
