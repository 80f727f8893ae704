import FeatureProgram
import FeatureSpec
import Testing

@Suite("Keys and values at a place")
struct PlaceExpectationTests {
  private func keys(_ path: [PlaceStep], _ kind: SpecKind? = .feature) -> [String] {
    PlaceExpectation(at: path, in: kind).keys.map(\.name)
  }

  @Test("the keys are the keys that decoding knows")
  func knowsKeys() {
    #expect(keys([]).contains("reactions"))
    #expect(keys([.key("actions"), .key("x")]).contains("run"))
    #expect(keys([.key("actions"), .key("x"), .key("run")]).contains("cancelInFlight"))
    #expect(keys([.key("actions"), .key("x"), .key("run"), .item]).contains("debounce"))
    #expect(keys([.key("actions"), .key("x"), .key("when"), .item]).contains("else"))
    #expect(
      keys([.key("actions"), .key("x"), .key("when"), .item, .key("else"), .key("run")])
        .contains("call"))
    #expect(keys([.key("actions"), .key("x"), .key("task")]).contains("steps"))
    let step: [PlaceStep] = [.key("actions"), .key("x"), .key("task"), .key("steps"), .item]
    #expect(keys(step) == ["run", "send", "when", "dismiss"])
    #expect(keys(step + [.key("when"), .item, .key("else")]).contains("steps"))
    #expect(keys([.key("tests"), .key("it works"), .item]).contains("expect"))
    #expect(keys([.key("tests"), .key("it works"), .key("steps"), .item]).contains("bind"))
    #expect(keys([.key("children"), .key("x"), .key("oneOf"), .key("y")]).contains("feature"))
    #expect(keys([.key("endpoints"), .key("x")], .client).contains("live"))
    #expect(keys([], .settings).contains("modules"))
    #expect(keys([], nil).contains("client"))
    #expect(keys([.key("nonsense")]).isEmpty)
    #expect(keys([.key("state")]) == ["enum"])
    #expect(keys([.key("state"), .key("x")]).contains("default"))
    #expect(keys([.key("state"), .key("enum")]).isEmpty)
    #expect(keys([.key("state"), .key("enum"), .key("x")]).contains("with"))
    #expect(keys([.key("computed")]).isEmpty)
  }

  @Test("the values are words, names or Swift")
  func knowsValues() {
    let presence = PlaceExpectation(
      at: [.key("children"), .key("x"), .key("presence")], in: .feature)
    #expect(presence.words == ["always", "optional", "many", "stack"])
    let send = PlaceExpectation(
      at: [.key("actions"), .key("x"), .key("send"), .item], in: .feature)
    #expect(send.valueUses == [.action])
    let expected = PlaceExpectation(
      at: [.key("tests"), .key("x"), .item, .key("expect")], in: .feature)
    #expect(expected.keyUses == [.stateField])
    let child = PlaceExpectation(at: [.key("children"), .key("x")], in: .feature)
    #expect(child.valueUses == [.feature])
    let statements = PlaceExpectation(at: [.key("actions"), .key("x")], in: .feature)
    #expect(statements.isSwift)
    let reaction = PlaceExpectation(at: [.key("reactions")], in: .feature)
    #expect(reaction.keyUses == [.reaction])
  }

  @Test("a key whose value never fits on its line is marked")
  func knowsCollections() {
    let keys = PlaceExpectation(at: [], in: .feature).keys
    #expect(keys.first { $0.name == "computed" }?.holdsCollection == true)
    #expect(keys.first { $0.name == "doc" }?.holdsCollection == false)
    #expect(keys.first { $0.name == "feature" }?.isRequired == true)
  }
}
