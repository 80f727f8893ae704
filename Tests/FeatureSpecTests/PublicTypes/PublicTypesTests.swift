import Foundation
import TestSupport
import Testing

@testable import FeatureSpec

/// The known type names of modules are the names that the toolchain knows.
@Suite("Public types of modules", .onOwnThread)
struct PublicTypesTests {
  /// The modules whose types are listed, with the modules that Foundation reexports.
  static let modules = [
    "FeatureRuntime": ["FeatureRuntime"], "FeatureTesting": ["FeatureTesting"],
    "Foundation": ["Foundation", "FoundationEssentials", "FoundationInternationalization"],
    "Observation": ["Observation"], "Testing": ["Testing"],
  ]

  @Test("are all known", arguments: modules.keys.sorted())
  func areKnown(module: String) throws {
    let folder = try TemporaryFolder()
    for part in Self.modules[module] ?? [] { try extract(part, into: folder) }
    let types = try readFolder(folder.url).values.map(typesOfSymbols).reduce([]) { $0 + $1 }
    #expect(types.contains { !$0.hasPrefix("_") })
    let known = try #require(PublicTypes.of(module))
    let unknown = types.filter { !$0.hasPrefix("_") && !known.contains($0) }
    #expect(unknown.sorted() == [], "add them to Sources/FeatureSpec/PublicTypes")
  }

  private func extract(_ module: String, into folder: TemporaryFolder) throws {
    let info = try Tool.environment.run(
      ["swiftc", "-print-target-info"], in: folder.url)
    let target = try JSONDecoder().decode(TargetInfo.self, from: Data(info.output.utf8)).target
    let result = try Tool.environment.run(
      ["swift", "symbolgraph-extract", "-module-name", module, "-output-dir", folder.url.path]
        + ["-target", target.triple, "-I", SwiftCompiler.modules.path], in: folder.url)
    try #require(result.status == 0, "\(result.error)")
  }

  private func typesOfSymbols(_ contents: [UInt8]) throws -> [String] {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contents))
    let kinds = ["actor", "class", "enum", "protocol", "struct", "typealias"].map {
      "swift.\($0)"
    }
    return graph.symbols.filter {
      $0.pathComponents.count == 1 && kinds.contains($0.kind.identifier)
    }.map { $0.pathComponents[0] }
  }
}

/// The compiler's description of the system for which it compiles.
private struct TargetInfo: Decodable {
  struct Target: Decodable {
    var triple: String
  }

  var target: Target
}

/// The declarations of a module, as far as these tests need them.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    var kind: Kind
    var pathComponents: [String]
  }

  var symbols: [Symbol]
}
