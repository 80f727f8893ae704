import FeatureRuntime
import Testing

@Suite("Cases of a presentation's action")
struct PresentationActionCaseTests {
  private typealias Action = PresentationAction<ShelfFeature.Action>

  @Test("the path of a destination's action embeds presented and dismissed actions")
  func embed() {
    let path = AnyCasePath<Action, PresentationAction<ItemFeature.Action>>(\.first)
    #expect(path.embed(.presented(.increment)) == .presented(.first(.increment)))
    #expect(path.embed(.dismiss) == .dismiss)
  }

  @Test("the path of a destination's action extracts its actions and every dismissal")
  func extract() {
    let path = AnyCasePath<Action, PresentationAction<ItemFeature.Action>>(\.first)
    #expect(path.extract(from: .presented(.first(.stop))) == .presented(.stop))
    #expect(path.extract(from: .presented(.second(.stop))) == nil)
    #expect(path.extract(from: .dismiss) == .dismiss)
  }

  @Test("a path without a stated type reaches the destination's own action")
  func favored() {
    #expect(Action.presented(.first(.stop))[case: \.first] == .stop)
  }
}
