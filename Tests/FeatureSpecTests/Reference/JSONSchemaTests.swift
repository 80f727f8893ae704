import FeatureSpec
import Foundation
import SpecSource
import SpecSupport
import SpecYAML
import TestSupport
import Testing

@Suite("The JSON Schema")
struct JSONSchemaTests {
  private let validator: SchemaValidator

  init() throws {
    validator = try SchemaValidator(jsonSchema())
  }

  @Test(
    "accepts every spec that generates code",
    arguments: Proofs.part(of: try goodSpecPaths(), each: 4))
  func goodSpecs(_ path: String) throws {
    let root = try #require(try node(path))
    let kind = try #require(root.members?.first?.name)
    #expect(validator.problems(of: root, as: kind) == [])
  }

  @Test(
    "refuses errors of the structure",
    arguments: [
      "unknown-keys-of-features/input/Specs/Counter.yaml",
      "missing-keys-of-clients/input/Specs/LoaderClient.yaml",
      "wrong-kinds-of-children/input/Specs/Shell.yaml",
      "keys-in-wrong-places/input/Specs/Inner.yaml",
    ])
  func structuralErrors(_ path: String) throws {
    let root = try #require(try node("\(cases)/\(path)"))
    let kind = try #require(root.members?.first?.name)
    #expect(validator.problems(of: root, as: kind) != [])
  }

  @Test("of the settings accepts our settings and refuses an unknown key")
  func settings() throws {
    let validator = try SchemaValidator(jsonSchema(ofSettings: true))
    let ours = try #require(try node("Specs/featuregen.yaml"))
    #expect(validator.problems(of: ours, as: "settings") == [])
    let other = parseYAML(SourceFile(path: "a.yaml", bytes: Array("version: 1\nmodul: A\n".utf8)))
    #expect(validator.problems(of: try #require(other.value), as: "settings") != [])
  }

  private func node(_ path: String) throws -> YAMLNode? {
    let data = try Data(contentsOf: repository.appending(path: path))
    return parseYAML(SourceFile(path: path, bytes: Array(data))).value
  }
}

private let cases = "Tests/Cases"

/// Returns the paths of our specs, and of the specs in golden cases that generate files.
private func goodSpecPaths() throws -> [String] {
  let manager = FileManager.default
  let folders = try manager.contentsOfDirectory(atPath: repository.appending(path: cases).path)
    .filter { $0.hasPrefix("generates-") }.map { "\(cases)/\($0)/input/Specs" }
  return (["Specs"] + folders).flatMap { folder in
    let names = manager.subpaths(atPath: repository.appending(path: folder).path) ?? []
    return names.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("featuregen.yaml") }
      .map { "\(folder)/\($0)" }
  }
  .sorted()
}
