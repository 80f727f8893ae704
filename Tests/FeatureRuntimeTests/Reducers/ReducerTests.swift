import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Reducers")
struct ReducerTests {
  /// Reduces a word, and returns the recorded words.
  private func run(
    _ action: String,
    @ReducerBuilder<[String], String> _ reducer: () -> some Reducer<[String], String>
  ) async -> [String] {
    let reducer = reducer()
    let store = Store(initialState: [String]()) { Reduce(reducer) }
    await store.send(action).finish()
    return store.state
  }

  private func write(_ text: String) -> Reduce<[String], String> {
    Reduce { state, _ in
      state.append(text)
      return .none
    }
  }

  @Test("a builder runs its reducers in order and merges their effects")
  func builder() async {
    for flag in [true, false] {
      let result = await run("start") {
        write("a")
        if flag {
          write("b")
        }
        if flag {
          write("c")
        } else {
          write("d")
        }
        EmptyReducer()
        Reduce { _, action in action == "start" ? .send("sent") : .none }
        Reduce { _, action in action == "start" ? .run { await $0("run") } : .none }
      }
      let once = flag ? ["a", "b", "c"] : ["a", "d"]
      #expect(result == once + once + once)
    }
    let nothing = await run("start") {}
    #expect(nothing == [])
  }

  @Test("a scope reduces only its own actions")
  func scope() {
    let reducer = Scope<ShelfFeature.State, ShelfFeature.Action, ItemFeature>(
      state: \.first,
      action: \.first
    ) {
      ItemFeature()
    }
    var state = ShelfFeature.State()
    _ = reducer.reduce(into: &state, action: .second(.increment))
    #expect(state == ShelfFeature.State())
    _ = reducer.reduce(into: &state, action: .first(.increment))
    #expect(state.first.count == 1)
  }

  @Test("children run before the reducer they are attached to")
  func childrenRunFirst() {
    let seen = Locked<[Int?]>([])
    let reducer = Reduce<ShelfFeature.State, ShelfFeature.Action> { state, _ in
      seen.withLock { [count = state.sheet?.count ?? state.rows[id: 1]?.count] in $0.append(count) }
      state.sheet = nil
      state.rows = []
      return .none
    }
    .ifLet(\.sheet, action: \.sheet) { ItemFeature() }
    .forEach(\.rows, action: \.rows) { ItemFeature() }

    var state = ShelfFeature.State(sheet: ItemFeature.State())
    _ = reducer.reduce(into: &state, action: .sheet(.increment))
    state = ShelfFeature.State(rows: [ItemFeature.State(id: 1)])
    _ = reducer.reduce(into: &state, action: .rows(.element(id: 1, action: .increment)))
    #expect(seen.value == [1, 1])
  }

  @Test("a closure of 'onChange' runs after the change")
  func onChange() async {
    let result = await run("start") {
      CombineReducers {
        write("a")
      }
      .onChange(of: \.count) { oldValue, state in
        state.append("from \(oldValue) to \(state.count)")
        return state.count < 4 ? .send("again") : .none
      }
      .onChange(of: \.isEmpty) { _, state in
        state.append("no longer empty")
        return .none
      }
    }
    #expect(result == ["a", "from 0 to 1", "no longer empty", "a", "from 3 to 4"])
  }

  @Test("a reducer of 'onChange' reduces the action that has changed the value")
  func onChangeByReducer() async {
    let result = await run("start") {
      CombineReducers {
        write("a")
      }
      .onChange(of: \.count) { oldCount, newCount in
        Reduce { state, action in
          state.append("\(action): from \(oldCount) to \(newCount)")
          return state.count < 4 ? .send("again") : .none
        }
      }
    }
    #expect(result == ["a", "start: from 0 to 1", "a", "again: from 2 to 3"])
  }

  @Test("a child in a case is scoped like a child in a property")
  func scopeOfCase() async {
    let reducer = CombineReducers<SessionFeature.State, SessionFeature.Action, _> {
      Scope(state: \.guest, action: \.guest) { ItemFeature() }
      Scope(state: \.member, action: \.member) { ItemFeature() }
    }
    var state = SessionFeature.State.guest(ItemFeature.State())
    _ = reducer.reduce(into: &state, action: .guest(.increment))
    #expect(state == .guest(ItemFeature.State(count: 1)))
    withKnownIssue {
      _ = reducer.reduce(into: &state, action: .member(.increment))
    } matching: {
      $0.comments.first?.rawValue == """
        A child received an action while the state had another case, so no child reduced it.

        Action: ItemFeature.Action.increment
        State: SessionFeature.State.guest(
          ItemFeature.State(
            id: 0,
            count: 1
          )
        )

        Send it only while the child exists; a parent that removes the child and still needs its \
        action should reduce the action first.
        """
    }
    #expect(state == .guest(ItemFeature.State(count: 1)))
  }

  @Test("dependencies are overridden for a reducer and its effects alone")
  func dependency() async {
    struct Clerk: Reducer {
      @Dependency(\.locale) var locale

      func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append(locale.identifier)
        guard action == "start" else { return .none }
        return .run { [self] send in
          await Task.yield()
          await send(locale.identifier == "fr" ? "f" : "e")
        }
      }
    }
    let result = await withDependencies {
      $0.locale = Locale(identifier: "en")
    } operation: {
      await run("start") {
        Clerk()
          .dependency(\.locale, Locale(identifier: "fr"))
        write("-")
        Clerk()
          .transformDependency(\.locale) { $0 = Locale(identifier: $0.identifier + "_GB") }
      }
    }
    #expect(result == ["fr", "-", "en_GB", "fr", "-", "en_GB", "fr", "-", "en_GB"])
  }
}
