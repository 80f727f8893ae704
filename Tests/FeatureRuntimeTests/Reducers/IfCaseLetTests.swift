import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Children in cases")
struct IfCaseLetTests {
  private let clock = TestClock()

  private func makeStore(
    _ state: SessionFeature.State
  ) -> TestStore<SessionFeature.State, SessionFeature.Action> {
    TestStore(initialState: state) {
      SessionFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("a child reduces while the state has its case")
  func reduces() async {
    let store = makeStore(.guest(ItemFeature.State()))
    await store.send(.guest(.increment)) { $0 = .guest(ItemFeature.State(count: 1)) }
    await store.send(.become(.member(ItemFeature.State(count: 5)))) {
      $0 = .member(ItemFeature.State(count: 5))
    }
    await store.send(.member(.increment)) { $0 = .member(ItemFeature.State(count: 6)) }
  }

  @Test("the actions of a child's effects arrive, and its effects can be cancelled")
  func effects() async {
    let store = makeStore(.guest(ItemFeature.State()))
    await store.send(.guest(.work))
    await store.send(.guest(.increment)) { $0 = .guest(ItemFeature.State(count: 1)) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.guest.worked) { $0 = .guest(ItemFeature.State(count: 2)) }
    await store.send(.guest(.work))
    await store.send(.guest(.stop))
    await clock.advance(by: .seconds(1))
  }

  @Test("a child's effects end when the case changes")
  func changeOfCase() async {
    let store = makeStore(.guest(ItemFeature.State()))
    await store.send(.guest(.work))
    await store.send(.become(.closed)) { $0 = .closed }
    await clock.advance(by: .seconds(1))
  }

  @Test("a child's effects end when an equal child replaces it")
  func replacement() async {
    let store = makeStore(.guest(ItemFeature.State()))
    await store.send(.guest(.work))
    await store.send(.become(.guest(ItemFeature.State())))
    await clock.advance(by: .seconds(1))
  }

  @Test("a child's effects end when it moves to another case")
  func move() async {
    let child = ItemFeature.State()
    let store = makeStore(.guest(child))
    await store.send(.guest(.work))
    await store.send(.become(.member(child))) { $0 = .member(child) }
    await clock.advance(by: .seconds(1))
  }

  @Test("the child reduces before its parent")
  func order() {
    let seen = Locked<[Int?]>([])
    let reducer = Reduce<SessionFeature.State, SessionFeature.Action> { state, _ in
      let count = state[case: \.guest]?.count
      seen.withLock { $0.append(count) }
      state = .closed
      return .none
    }
    .ifCaseLet(\.guest, action: \.guest) { ItemFeature() }
    var state = SessionFeature.State.guest(ItemFeature.State())
    _ = reducer.reduce(into: &state, action: .guest(.increment))
    #expect(seen.value == [1])
    #expect(state == .closed)
  }

  @Test("an action for a missing case is reported and changes nothing")
  func absentCase() async {
    let store = makeStore(.closed)
    await withKnownIssue {
      _ = await store.send(.guest(.increment))
    } matching: {
      $0.comments.first?.rawValue == """
        A child received an action while the state had another case, so no child reduced it.

        Action: ItemFeature.Action.increment
        State: SessionFeature.State.closed

        Send it only while the child exists; a parent that removes the child and still needs its \
        action should reduce the action first.
        """
    }
    #expect(store.state == .closed)
  }
}
