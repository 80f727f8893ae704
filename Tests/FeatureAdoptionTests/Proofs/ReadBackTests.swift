import Foundation
import RandomProjects
import SpecSupport
import TestSupport
import Testing

/// Generated code is adopted: the new specs generate the same text.
@Suite("Generated features, read back", .onOwnThread)
struct ReadBackTests {
  /// The seeds of projects with eight features each: `READ_BACK` sets their number, `READ_BACK_SEED` the first seed.
  private static var seeds: Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["READ_BACK_SEED"].flatMap { UInt64($0) } ?? 2001
    if let count = environment["READ_BACK"].flatMap({ UInt64($0) }) { return first..<first + count }
    let numbers = Proofs.numbers(to: 6, part: 1)
    return first + UInt64(numbers.lowerBound) - 1..<first + UInt64(numbers.upperBound)
  }

  @Test("random features are adopted, and generate the same text", arguments: Self.seeds)
  func random(seed: UInt64) {
    // Larger projects take more time for each feature.
    let count = 8
    let files = makeRandomProject(features: count, seed: seed, tca: "macros: use")
    let texts = files.map { ($0.path, $0.text.withoutTests) }
    let project = TextProject(texts: Dictionary(uniqueKeysWithValues: texts))
    // Other tests check whether random specs are valid.
    guard let back = ReadBack(project) else { return print("READ BACK seed \(seed): has errors") }
    #expect(back.errors == nil)
    #expect(back.outcomes.count >= count)
    for (name, outcome) in back.outcomes { #expect(outcome == .same, "\(name)") }
  }

  @Test(
    "the reference features generate the same text, except for parts that their code does not show")
  func reference() throws {
    guard Proofs.areDue() else { return }
    var specs = try readFolder(repository.appending(path: "Specs"))
      .filter { $0.key.hasSuffix(".yaml") }
    // The tca set replaces the other sets that features name.
    specs = specs.mapValues { bytes in
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return Array(lines.filter { !$0.hasPrefix("templates: ") }.joined(separator: "\n").utf8)
    }
    specs["featuregen.yaml"]? += Array("\ntemplates: tca\n".utf8)
    var project = TextProject(specs: specs)
    // The protocol that one of the features conforms to is written by hand.
    let style = "Tests/Support/ComposableArchitectureSamples/FeatureReducer.swift"
    let text = try Data(contentsOf: repository.appending(path: style))
    project.files["Sources/FeatureReducer.swift"] = Array(text)
    let back = try #require(ReadBack(project), "the project has errors")
    #expect(back.errors == nil)
    #expect(back.outcomes.count >= 34)
    // The features and clients that two of these features use are described as external, so nothing shows their
    // actions and endpoints. The protocol of the third one's handlers has the name of the spec, which now includes
    // the suffix. The state of the last one decodes itself, in an initializer that remains Swift.
    let others = Set(["HelpFeature", "PrivacyFeature", "UploadsFeature", "BasketFeature"])
    for (name, outcome) in back.outcomes where !others.contains(name) {
      #expect(outcome == .same, "\(name)")
    }
  }
}

extension String {
  /// The spec without the tests at its end: they are not adopted, and take time to generate.
  fileprivate var withoutTests: String { String(split(separator: "\ntests:\n")[0]) }
}
