import JSON
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Structs that a recorder has seen, written like the values of specs.
@Suite("Recorded structs")
struct RecordedStructTests {
  private static let spec = """
    feature: Form
    generics: {Value: {conforms: Equatable & Sendable, sample: Int}}
    types:
      Row: {in: state, struct: {id: Int}}
      Column: {struct: {id: Int}}
    state:
      value: Value?
      count: Int = 0

    """

  private func expression(_ type: String, _ fields: [String: String]) throws -> String {
    let project = MemoryFileSystem(texts: [
      "Specs/featuregen.yaml": SampleProject.settings, "Specs/Form.yaml": Self.spec,
    ])
    let writer = SwiftValueWriter(try #require(try loadValidProject(project.fileSystem).value))
    let list = fields.map { #"{"name": "\#($0)", "value": \#($1)}"# }.joined(separator: ",")
    let json = #"{"struct": "\#(type)", "fields": [\#(list)]}"#
    return try writer.expression(try #require(SwiftValue(try parseJSON(Array(json.utf8))))).text
  }

  @Test("of generic features have their generic arguments")
  func generics() throws {
    let state = try expression(
      "App.FormFeature<Swift.Array<Swift.String>>.State",
      ["value": #"{"nothing": true}"#, "count": #"{"swift": "2"}"#])
    #expect(state == "FormFeature<[String]>.State(count: 2)")
  }

  @Test("in a state have the state's name")
  func nested() throws {
    let id = ["id": #"{"swift": "1"}"#]
    let row = try expression("App.FormFeature<Swift.Int>.State.Row", id)
    #expect(row == "FormFeature<Int>.State.Row(id: 1)")
    let column = try expression("App.FormFeature<Swift.Int>.Column", id)
    #expect(column == "FormFeature<Int>.Column(id: 1)")
  }
}
