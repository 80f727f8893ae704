import FeatureRuntime
import Observation
import Testing

@MainActor
@Suite("Observation of scoped stores")
struct ScopeObservationTests {
  private let store = Store(
    initialState: BinderFeature.State(
      inner: NotesFeature.State(notes: [NoteFeature.State(id: 1), NoteFeature.State(id: 2)]),
      draft: NoteFeature.State(id: 9)
    )
  ) {
    BinderFeature()
  }

  @Test("a child's field is observed alone")
  func child() {
    let inner = store.scope(state: \.inner, action: \.inner)
    let title = Watcher { _ = inner.title }
    let notes = Watcher { _ = inner.notes }
    let label = Watcher { _ = store.label }
    store.send(.inner(.rename("a")))
    #expect([title.wakes, notes.wakes, label.wakes] == [1, 0, 0])
    inner.send(.notes(.element(id: 1, action: .star)))
    #expect([title.wakes, notes.wakes, label.wakes] == [1, 1, 0])
    store.send(.relabel("a"))
    #expect([title.wakes, notes.wakes, label.wakes] == [1, 1, 1])
  }

  @Test("restoring an earlier copy notifies observers, though its mask is empty")
  func restoredCopy() {
    struct Undo: Reducer {
      struct State: Equatable, Sendable {
        var note = NoteFeature.State(id: 1)
        var saved: NoteFeature.State?
      }

      func reduce(into state: inout State, action: NoteFeature.Action) -> Effect<NoteFeature.Action>
      {
        switch action {
        case .star:
          state.saved = state.note
        case .write:
          if let saved = state.saved { state.note = saved }
          return .none
        case .look:
          break
        }
        return NoteFeature().reduce(into: &state.note, action: action)
      }
    }
    let store = Store(initialState: Undo.State()) {
      Undo()
    }
    let note = store.scope(state: \.note, action: \.self)
    let stars = Watcher { _ = note.stars }
    store.send(.star)
    #expect([stars.wakes, note.stars] == [1, 1])
    store.send(.write(""))
    #expect([stars.wakes, note.stars] == [2, 0])
  }

  @Test("the store of a removed child keeps its last state, even if nothing has read it")
  func lastState() throws {
    let draft = try #require(store.scope(state: \.draft, action: \.draft))
    draft.send(.write("a"))
    store.send(.draw(nil))
    #expect(draft.text == "a")
  }

  @Test("an optional child's field is observed alone, and a scope observes its presence")
  func optionalChild() throws {
    let draft = try #require(store.scope(state: \.draft, action: \.draft))
    let text = Watcher { _ = draft.text }
    let stars = Watcher { _ = draft.stars }
    let scoping = Watcher { _ = store.scope(state: \.draft, action: \.draft) == nil }
    draft.send(.write("a"))
    #expect([text.wakes, stars.wakes] == [1, 0])
    store.send(.relabel("a"))
    #expect([text.wakes, stars.wakes, scoping.wakes] == [1, 0, 1])
    store.send(.draw(nil))
    #expect([text.wakes, stars.wakes, scoping.wakes] == [1, 0, 2])
    #expect(draft.text == "a")
    store.send(.draw(NoteFeature.State(id: 9)))
    #expect([text.wakes, stars.wakes, scoping.wakes] == [2, 1, 3])
    #expect(draft.text == "")
  }

  @Test("a row of a child is observed alone")
  func nestedTwice() throws {
    let inner = store.scope(state: \.inner, action: \.inner)
    let row = try #require(inner.scope(state: \.notes, action: \.notes)[id: 1])
    let text = Watcher { _ = row.text }
    let title = Watcher { _ = inner.title }
    row.send(.write("a"))
    #expect([text.wakes, title.wakes] == [1, 0])
    store.send(.inner(.notes(.element(id: 1, action: .write("b")))))
    #expect([text.wakes, title.wakes] == [2, 0])
    store.send(.inner(.notes(.element(id: 2, action: .write("b")))))
    store.send(.inner(.rename("b")))
    #expect([text.wakes, title.wakes] == [2, 1])
    #expect(row.text == "b")
  }

  @Test("an action that changes nothing notifies no observer")
  func nothing() throws {
    let inner = store.scope(state: \.inner, action: \.inner)
    let row = try #require(inner.scope(state: \.notes, action: \.notes)[id: 1])
    let draft = try #require(store.scope(state: \.draft, action: \.draft))
    let watchers = [
      Watcher { _ = store.label },
      Watcher { _ = inner.title },
      Watcher { _ = inner.scope(state: \.notes, action: \.notes).count },
      Watcher { _ = row.text },
      Watcher { _ = row.state },
      Watcher { _ = draft.text },
      Watcher { _ = draft.state },
    ]
    row.send(.look)
    draft.send(.look)
    store.send(.inner(.notes(.element(id: 2, action: .look))))
    #expect(watchers.map(\.wakes) == [0, 0, 0, 0, 0, 0, 0])
    row.send(.write("a"))
    #expect(watchers.map(\.wakes) == [0, 0, 0, 1, 1, 0, 0])
  }

  @Test("a scoped store that is no longer held notifies no observer and is released")
  func released() throws {
    var wakes = 0
    var draft = store.scope(state: \.draft, action: \.draft)
    let weak = Weak(object: draft)
    withObservationTracking {
      _ = draft?.text
    } onChange: {
      MainActor.assumeIsolated { wakes += 1 }
    }
    draft = nil
    #expect(weak.object == nil)
    store.send(.draft(.write("a")))
    #expect(wakes == 0)
  }
}
