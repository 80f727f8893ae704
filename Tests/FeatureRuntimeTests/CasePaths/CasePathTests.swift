import FeatureRuntime
import Testing

@Suite("Case paths")
struct CasePathTests {
  private typealias Action = ShelfFeature.Action

  @Test("a case path embeds and extracts a payload")
  func embedAndExtract() {
    let path = Action.allCasePaths.first
    #expect(path.embed(.increment) == .first(.increment))
    #expect(path.extract(from: .first(.stop)) == .stop)
    #expect(path.extract(from: .second(.stop)) == nil)
  }

  @Test("a case key path reaches a nested case")
  func nested() {
    let path = AnyCasePath<Action, Void>(\.first.increment)
    #expect(path.embed(()) == .first(.increment))
    #expect(path.extract(from: .first(.increment)) != nil)
    #expect(path.extract(from: .first(.stop)) == nil)
    #expect(path.extract(from: .second(.increment)) == nil)
  }

  @Test("a case key path reaches a single row")
  func rows() {
    let path = AnyCasePath<Action, Void>(\.rows[id: 2].increment)
    let action = Action.rows(.element(id: 2, action: .increment))
    #expect(path.embed(()) == action)
    #expect(path.extract(from: action) != nil)
    #expect(path.extract(from: .rows(.element(id: 1, action: .increment))) == nil)
    let any = AnyCasePath<Action, (id: Int, action: ItemFeature.Action)>(\.rows.element)
    #expect(any.extract(from: action)?.id == 2)
  }

  @Test("a value reports which case it has")
  func values() {
    let action = Action.first(.increment)
    #expect(action.is(\.first))
    #expect(action.is(\.first.increment))
    #expect(!action.is(\.second))
    #expect(action[case: \.first] == .increment)
    #expect(action[case: \.sheet] == nil)
  }

  @Test("equal case key paths are equal")
  func equality() {
    let one: CaseKeyPath<Action, Void> = \.rows[id: 1].increment
    let same: CaseKeyPath<Action, Void> = \.rows[id: 1].increment
    let other: CaseKeyPath<Action, Void> = \.rows[id: 2].increment
    #expect(one == same)
    #expect(one != other)
  }
}
