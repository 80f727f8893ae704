import FeatureAdoption
import SpecSource
import SpecSupport
import TestSupport
import Testing

/// A construct that is planted in a feature prevents the adoption of the feature, and the report names it with its
/// line; or the construct is in the spec, or it remains Swift. No construct is lost.
@Suite("Planted constructs")
struct PlantedTests {
  @Test("are numerous, and all different")
  func count() {
    let all = PlantedPlace.allCases.flatMap { place in place.constructs.map(\.0) }
    #expect(all.count >= 150)
    #expect(Set(all).count == all.count)
  }

  /// The parts of the constructs, each small enough for a short test.
  private static let parts = PlantedPlace.allCases.flatMap { place in
    stride(from: 0, to: place.constructs.count, by: 20).map { (place, $0) }
  }

  @Test(
    "are never lost, and are reported at their own lines",
    arguments: Proofs.part(of: parts, each: 3))
  func planted(place: PlantedPlace, first: Int) throws {
    let plants = place.constructs[first...].prefix(20).map { Plant($0.0, $0.1, at: place) }
    let report = adoptionReport(of: plants.map(\.file), trying: bundledSets)
    for plant in plants {
      guard let feature = report.features.first(where: { $0.name == plant.name }) else {
        // A file that cannot be read as Swift is in the report, and remains unchanged.
        #expect(report.unreadFiles.contains { $0.path == plant.file.path }, "\(plant.name)")
        continue
      }
      guard let spec = report.files.specs.first(where: { $0.name == plant.name }) else {
        let lines = feature.reasonLines
        #expect(
          lines.contains { plant.lines.contains($0) } || feature.isRefused,
          "\(plant.name) is refused at \(lines), not at \(plant.lines): \(feature.reasonTexts)")
        continue
      }
      let edit = report.files.edits.first { $0.file.path == plant.file.path }
      // A nested reducer has a spec of its own, which has other words for its types.
      let inside = report.files.specs.filter { $0.name.hasPrefix("\(plant.name).") }
      let texts = ([spec] + inside).map(\.text) + [edit?.text ?? ""]
      let lost = plant.words(lostIn: texts.joined(separator: "\n"))
        .filter { inside.isEmpty || !["enum", "struct"].contains($0) }
        // The generator finds out itself which actions must be indirect.
        .filter { $0 != "indirect" }
      // The report names code that becomes visible to other code.
      let isOpened = report.files.opened.contains { $0.span.file.path == plant.file.path }
      #expect(
        lost.filter { !isOpened || $0 != "set" } == [],
        "\(plant.name) is adopted without them:\n\(spec.text)")
    }
  }

  @Test("without a planted construct the whole feature is adopted")
  func nothing() throws {
    let plain = Plant("Plain", "", at: .member)
    let report = adoptionReport(of: [plain.file], trying: bundledSets)
    #expect(report.features.first?.spec.equalText != nil, "\(report.features)")
    #expect(report.files.edits.map(\.text) == [nil])
  }
}

extension AdoptedFeature {
  /// The lines of the reasons for which no spec is made of the feature.
  fileprivate var reasonLines: [Int] {
    switch spec {
    case .none(let reasons): reasons.map(\.span.start.line)
    case .accepted(_, let roundTrip): roundTrip.differences.map(\.span.start.line)
    }
  }

  /// Whether adoption makes a spec that the generator refuses, which the report states for the feature.
  fileprivate var isRefused: Bool {
    reasonTexts.contains { $0.hasPrefix("its spec is refused: ") }
  }

  /// The texts of the reasons.
  fileprivate var reasonTexts: [String] {
    switch spec {
    case .none(let reasons): reasons.map(\.text)
    case .accepted(_, let roundTrip):
      roundTrip.differences.map { "\($0.subject): \($0.original) ¦ \($0.generated)" }
    }
  }
}
