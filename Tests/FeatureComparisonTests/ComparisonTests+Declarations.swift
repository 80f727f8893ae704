import FeatureComparison
import SpecSupport
import Testing

// Children, types and whole specs that are added, removed or changed.

extension ComparisonTests {
  @Test func reportsChangedChildren() throws {
    #expect(
      try changes([
        (
          "Parent", "children: {counter: Counter}",
          "children: {counter: Counter, other: {feature: Counter, presence: optional}}"
        )
      ])
        == ["Parent child other added"])
  }

  @Test func reportsChangedPresentationOfAChild() throws {
    func project(_ presented: String) -> TextProject {
      let child = "{feature: Counter, presence: optional\(presented)}"
      let parent = "feature: Parent\nchildren: {other: \(child)}"
      return TextProject(named: Self.specs.merging(["Parent": parent]) { $1 })
    }
    let comparison = compare(
      try project("").valid(), with: try project(", presented: false").valid())
    #expect(comparison.specs.flatMap(\.changes).map(\.name) == ["other"])
  }

  @Test func reportsChangedTypesAndModels() throws {
    #expect(
      try changes([
        ("Counter", "[left, right]", "[left, right, middle]"),
        ("Price", "cents: Int = 0", "cents: Int = 0, code: String"),
      ])
      .sorted()
        == ["Counter type Side changed! < Parent (child counter)", "Price field code added!"]
        .sorted())
  }

  @Test func removedConformancesBreakAndAddedConformancesDoNot() throws {
    var specs = Self.specs
    specs["Price"] = Self.model.replacing("fields:", with: "conforms: [Codable]\nfields:")
    #expect(try changes(to: specs) == ["Price conformance Codable added"])
    let comparison = compare(
      try TextProject(named: specs).valid(), with: try TextProject(named: Self.specs).valid())
    #expect(comparison.specs.map(\.breakingCount) == [1])
  }

  @Test func reportsConformancesOfStatesAndTheConformancesTheyImply() throws {
    var specs = Self.specs
    specs["Counter"] = Self.counter.replacing(
      "feature: Counter", with: "feature: Counter\nconforms: {state: [Hashable]}")
    #expect(
      try changes(to: specs).sorted() == [
        "Counter conformance State: Hashable added",
        "Counter conformance State: Sendable removed! < Parent (child counter)",
      ])
  }

  @Test func reportsAddedRemovedAndRenamedSpecs() throws {
    var specs = Self.specs
    specs["Price"] = nil
    specs["Session"] = "model: Session\nfields: {token: String, user: String}\n"
    #expect(try changes(to: specs).sorted() == ["Price removed", "Session added"])
    specs = Self.specs
    specs["Counter"] = nil
    specs["Tally"] = Self.counter.replacing("feature: Counter", with: "feature: Tally")
    specs["Parent"] = Self.parent.replacing("counter: Counter", with: "counter: Tally")
      .replacing("CounterFeature", with: "TallyFeature")
    #expect(
      try changes(to: specs).sorted() == [
        "Parent child counter changed!", "Parent test begins changed",
        "Tally renamed < Parent (child counter)",
      ])
  }

  @Test func featuresThatMoveIntoOtherTypesAreRenamed() throws {
    #expect(
      try changes([
        ("Counter", "feature: Counter", "feature: Counter\nin: Parent"),
        ("Parent", "CounterFeature.State", "ParentFeature.Counter.State"),
      ]).sorted() == [
        "Parent child counter changed!", "Parent test begins changed",
        "Parent.Counter renamed < Parent (child counter)",
      ])
  }

  @Test func ignoresSpecsThatCannotBeRead() throws {
    var specs = Self.specs
    specs["Price"] = nil
    specs["Other"] = "model: Other\nfields: {text: String}\n"
    let comparison = compare(
      try TextProject(named: Self.specs).valid(), with: try TextProject(named: specs).valid(),
      leavingOut: ["Specs/Price.yaml", "Specs/Other.yaml"])
    #expect(comparison.specs.isEmpty)
  }
}
