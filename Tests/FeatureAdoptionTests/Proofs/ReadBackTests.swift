import Foundation
import RandomProjects
import SpecSupport
import TestSupport
import Testing

/// What is generated is adopted: what comes of the new specs is the same text.
@Suite("Generated features, read back", .onOwnThread)
struct ReadBackTests {
  @Test(
    "random features come back the same, or with a reason",
    arguments: Proofs.areWhole ? Array(1...20) : [4] as [UInt64])
  func random(seed: UInt64) {
    // Larger projects take more time for each feature.
    let count = 8
    let files = makeRandomProject(features: count, seed: seed, tca: "macros: use")
    let project = TextProject(
      texts: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    // Whether random specs are valid is what other tests find out.
    guard let back = ReadBack(project) else { return print("READ BACK seed \(seed): has errors") }
    #expect(back.errors == nil)
    #expect(back.outcomes.count >= count)
    #expect(back.differences == [])
    // Of a client that a feature asks for by its type, adoption does not know the endpoints.
    #expect(back.sameCount >= back.outcomes.count - 2)
    print("READ BACK seed \(seed): \(back.sameCount) of \(back.outcomes.count) features")
  }

  @Test("of the reference features as many come back the same as were reached")
  func reference() throws {
    guard Proofs.areWhole else { return }
    var specs = try readFolder(repository.appending(path: "Specs"))
      .filter { $0.key.hasSuffix(".yaml") }
    // The tca set takes the place of the others that features name.
    specs = specs.mapValues { bytes in
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return Array(lines.filter { !$0.hasPrefix("templates: ") }.joined(separator: "\n").utf8)
    }
    specs["featuregen.yaml"]? += Array("\ntemplates: tca\n".utf8)
    var project = TextProject(specs: specs)
    // The protocol that one of them conforms to is written by hand.
    let style = "Tests/Support/ComposableArchitectureSamples/FeatureReducer.swift"
    let text = try Data(contentsOf: repository.appending(path: style))
    project.files["Sources/FeatureReducer.swift"] = Array(text)
    let back = try #require(ReadBack(project), "the project has errors")
    #expect(back.errors == nil)
    #expect(back.differences == [])
    #expect(back.sameCount >= 15)
  }
}
