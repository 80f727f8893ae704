import Foundation
import Testing

/// Golden files that other tests compile are the ones that the generator writes.
@Suite struct CopiedGoldenTests {
  @Test(arguments: ["FiftyAction.swift", "FiftyReducer.swift"])
  func isTheSame(_ name: String) throws {
    let golden = GoldenCase.folder.appendingPathComponent(
      "generates-fifty-fields/expected/Sources/Forms/Fifty/\(name)")
    let copy = GoldenCase.folder.appendingPathComponent(
      "../../FeatureRuntimeTests/Observation/Generated/\(name)")
    #expect(
      try Data(contentsOf: copy) == Data(contentsOf: golden),
      "Copy \(golden.path) to \(copy.path)")
  }
}
