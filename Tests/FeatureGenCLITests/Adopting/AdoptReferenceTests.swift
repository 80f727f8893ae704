import FeatureAdoption
import Foundation
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The code that is generated from the reference specs is adopted: the adopted specs generate the same code.
@Suite("Adopted reference features", .enabled(if: Proofs.areDue()))
struct AdoptReferenceTests {
  private static let record = repository.appending(path: "Tests/Adoption/reference.txt")

  @Test("the reference features are adopted, except for features that are listed with a reason")
  func reference() throws {
    var files = try readFolder(repository.appending(path: "Specs")).filter {
      $0.key.hasSuffix(".yaml")
    }
    files = Dictionary(uniqueKeysWithValues: files.map { ("Specs/\($0.key)", $0.value) })
    // The tca set replaces the other sets that features name.
    files = files.mapValues { bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return Array(lines.filter { !$0.hasPrefix("templates: ") }.joined(separator: "\n").utf8)
    }
    let settings = String(decoding: try #require(files[settingsPath]), as: UTF8.self)
    files[settingsPath] = Array((settings + "templates: tca\n").utf8)
    let project = MemoryFileSystem(files)
    let transcript = Transcript()
    #expect(
      try generateProject(project.fileSystem, console: transcript.console) == .success,
      "\(transcript.error)")
    let sources = project.takeWritten().filter {
      $0.key.hasPrefix("Sources/ExampleFeatures") && $0.key.hasSuffix(".swift")
    }
    // The protocol that one of the features conforms to is written by hand.
    let style = "Tests/Support/ComposableArchitectureSamples/FeatureReducer.swift"
    let protocols = [style: Array(try Data(contentsOf: repository.appending(path: style)))]
    let all = sources.merging(protocols) { $1 }
    let report = adoptionReport(
      of: all.map { SourceFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path },
      trying: try bundledSet(named: "tca", project.fileSystem), readsGenerated: true,
      workers: .perCore)
    let lines = report.features.map { "\($0.name): \(state(of: $0))\n" }.joined()
    let recorded = (try? String(contentsOf: Self.record, encoding: .utf8)) ?? ""
    guard lines != recorded else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(lines.utf8).write(to: Self.record)
    }
    Issue.record("what is adopted of the reference features has changed:\n\(lines)")
  }

  private func state(of feature: AdoptedFeature) -> String {
    switch feature.spec {
    case .none(let reasons): reasons.first?.text ?? ""
    case .accepted(_, let roundTrip):
      roundTrip.isEqual
        ? roundTrip.isFixedPoint ? "equal, and a fixed point" : "equal"
        : "differs in \(roundTrip.differences.map(\.subject).joined(separator: ", "))"
    }
  }
}
