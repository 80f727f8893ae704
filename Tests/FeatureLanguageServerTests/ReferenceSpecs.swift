import FeatureProgram
import Foundation
import SpecSource
import SpecSupport
import TestSupport

/// The paths of the reference specs, sorted.
let referenceSpecs: [String] = {
  let names = FileManager.default.enumerator(atPath: repository.appending(path: "Specs").path)
  return (names?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".yaml") && $0 != "featuregen.yaml" }.map { "Specs/\($0)" }.sorted()
}()

/// Reads a file of the repository.
func referenceFile(_ path: String) throws -> SourceFile {
  let data = try Data(contentsOf: repository.appending(path: path))
  return SourceFile(path: path, bytes: Array(data))
}

/// Reads the project of the reference specs.
func referenceProject() throws -> FeatureProject {
  let project = readProject(
    settings: try referenceFile("Specs/featuregen.yaml"),
    specs: try referenceSpecs.map(referenceFile), memo: TextProject.memo)
  guard let value = project.value, !project.diagnostics.containsErrors else {
    throw BrokenReference()
  }
  return value
}

/// The error of reference specs that have errors.
private struct BrokenReference: Error {}
