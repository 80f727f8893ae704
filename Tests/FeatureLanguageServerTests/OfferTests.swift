import FeatureProgram
import FeatureSpec
import SpecSource
import Testing

@testable import FeatureLanguageServer

/// The completions in places where few names fit.
@Suite("Completions")
struct OfferTests {
  /// Returns the names that completion offers at the bar in a spec.
  private func offers(_ text: String) throws -> [String] {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let typed = SourceFile(path: "Specs/A.yaml", bytes: Array(parts[0].utf8))
    let specs = [
      SourceFile(path: "Specs/A.yaml", text: parts.joined()),
      SourceFile(
        path: "Specs/B.yaml", text: "feature: B\nstate: {count: Int = 0}\nactions: [up]\n"),
    ]
    let read = readProject(settings: try referenceFile("Specs/featuregen.yaml"), specs: specs)
    let project = try #require(read.value)
    let feature = try #require(project.feature(named: "A"))
    let place = PlaceFinder.place(at: typed.bytes.count, in: typed)
    return PlaceNames(place, in: .feature, spec: .feature(feature), project: project)
      .candidates.map(\.name)
  }

  @Test(
    "a case for several prompts offers either alerts or dialogs",
    arguments: [("alerts", ["first", "second"]), ("dialogs", ["sorting"])])
  func prompts(_ key: String, _ names: [String]) throws {
    let other = key == "alerts" ? "dialogs: [sorting]" : "alerts: [first, second]"
    let offered = try offers(
      """
      feature: A
      children: {shown: {presence: optional, oneOf: {b: B, one: {\(key): [|\(names.joined(separator: ", "))]}, other: {\(other)}}}}
      alerts:
        first: {title: First, buttons: {yes: Yes}}
        second: {title: Second, buttons: {no: No}}
      dialogs:
        sorting: {title: Sort, buttons: {name: Name}}
      actions: {up: {present: first}}
      """)
    #expect(offered == names)
  }

  @Test("a test of an enum state offers the cases with children, and their fields")
  func cases() throws {
    func spec(_ step: String) -> String {
      """
      feature: A
      state: {enum: {none: , b: , text: {with: {_ text: String}}}}
      computed: {isText: 'Bool = self.text != nil'}
      children: {b: B}
      actions: {up: state = .text("")}
      tests:
        goes:
          given: .none
          steps: [{send: up, expect: \(step)}]
      """
    }
    #expect(try offers(spec("{|}")) == ["b"])
    #expect(try offers(spec("{b.|count: 1}")) == ["count"])
  }
}
