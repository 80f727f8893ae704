import FeatureProgram
import SpecSupport
import Testing

/// The references between the specs of a project.
@Suite("References")
struct ReferenceTests {
  @Test("lead from each name to the declaration in another spec")
  func references() throws {
    let project = try TextProject(named: [
      "Row": """
      feature: Row
      state: {id: Int, text: 'String = ""'}
      actions: {tapped: {send: delegate.chosen}}
      delegate: {chosen: }
      alerts: {sure: {title: Sure, buttons: {yes: Yes}}}
      """,
      "List": """
      feature: List
      state: {count: Int = 0}
      computed: {first: {type: String, get: 'rows.first?.text ?? ""'}}
      dependencies: [facts]
      children: {rows: {feature: Row, presence: many}, top: Row}
      actions:
        load: {do: 'state.top.text = "A"', run: {call: facts.fetch(), success: loaded}}
        loaded: {with: {text: String}, send: top.tapped}
        open: 'state.rows.append(RowFeature.State(id: 1))'
      reactions:
        rows.delegate.chosen: state.count += 1
        top.alert.yes: state.count = 0
        top.any: state.count += 0
      tests:
        opens:
          given: {top: 'RowFeature.State(id: 0)'}
          dependencies: {facts.fetch: '{ "A" }'}
          steps:
            - {send: 'top.tapped', expect: {top.text: '"A"'}}
      """,
      "FactClient": """
      client: FactClient
      key: facts
      endpoints: {fetch: {returns: String, async: true, live: '"A"'}}
      """,
    ]).valid()
    let found = project.references.map { reference -> String in
      let id = reference.name.declaration
      return "\(reference.user) \(reference.name.span.text) > \(id.owner) \(id.kind) \(id.name)"
    }
    #expect(
      found == [
        "List Row > Row feature ", "List Row > Row feature ",
        "List chosen > Row delegate chosen", "List yes > Row button alert.yes",
        "List any > Row feature ", "List text > Row property text",
        "List fetch > FactClient endpoint fetch", "List tapped > Row action tapped",
        "List State > Row initializer ", "List text > Row property text",
        "List tapped > Row action tapped", "List text > Row property text",
        "List State > Row initializer ", "List fetch > FactClient endpoint fetch",
      ])
  }
}
