import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Store")
struct StoreTests {
  private let store = Store(initialState: ShelfFeature.State(title: "tools")) {
    ShelfFeature()
  }

  @Test("sending an action changes the state, whose properties can be read")
  func send() {
    store.send(.rename("books"))
    #expect(store.title == "books")
    #expect(store.state.title == "books")
  }

  @Test("a scope reads its state and sends actions through its parent")
  func scope() {
    let first = store.scope(state: \.first, action: \.first)
    first.send(.increment)
    #expect(first.count == 1)
    #expect(first.state == store.first)
    #expect(store.scope(state: \.first, action: \.first) === first)
  }

  @Test("a scope of an optional child exists like the child, and keeps its last state")
  func optionalScope() throws {
    #expect(store.scope(state: \.sheet, action: \.sheet) == nil)
    store.send(.present(ItemFeature.State(id: 1, count: 3)))
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet))
    sheet.send(.increment)
    #expect(sheet.count == 4)
    store.send(.present(nil))
    #expect(sheet.count == 4)
    #expect(store.scope(state: \.sheet, action: \.sheet) == nil)
  }

  @Test("a scope keeps its store alive")
  func scopeKeepsParent() {
    var parent: Store<ShelfFeature.State, ShelfFeature.Action>? = Store(
      initialState: ShelfFeature.State()
    ) {
      ShelfFeature()
    }
    let first = parent?.scope(state: \.first, action: \.first)
    let root = Weak(object: parent)
    parent = nil
    first?.send(.increment)
    #expect(root.object?.first.count == 1)
  }

  @Test("dependencies are overridden for the initial state, the reducer and its effects")
  func dependencies() async {
    struct Clerk: Reducer {
      @Dependency(\.date) var date

      func reduce(into state: inout [Date], action: Date?) -> Effect<Date?> {
        state.append(date())
        if let action {
          state.append(action)
          return .none
        }
        return .run { [date = _date] send in await send(date.wrappedValue.now) }
      }
    }
    let day = Date(timeIntervalSince1970: 86_400)
    let store = Store(initialState: Clerk.State([Dependency(\.date).wrappedValue.now])) {
      Clerk()
    } withDependencies: {
      $0.date = .constant(day)
    }
    await store.send(nil).finish()
    #expect(store.state == [day, day, day, day])
  }

  @Test("overrides within an effect do not affect the actions that it sends")
  func dependenciesOfSentActions() async {
    struct Clerk: Reducer {
      @Dependency(\.locale) var locale

      var body: some Reducer<[String], String> {
        Reduce { state, action in
          state.append("\(action): \(locale.identifier)")
          guard action == "later" else { return .none }
          return .run { [self] send in await send("effect in \(locale.identifier)") }
        }
        Reduce { (state: inout [String], action: String) in
          guard action == "start" else { return .none }
          return .run { [self] send in await send(locale.identifier == "fr" ? "later" : "?") }
        }
        .dependency(\.locale, Locale(identifier: "fr"))
      }
    }
    let store = Store(initialState: [String]()) {
      Clerk()
    } withDependencies: {
      $0.locale = Locale(identifier: "de")
    }
    await store.send("start").finish()
    #expect(store.state == ["start: de", "later: de", "effect in de: de"])

    let plain = withDependencies {
      $0.context = .live
    } operation: {
      Store(initialState: [String]()) { Clerk() }
    }
    let own = Locale.autoupdatingCurrent.identifier
    await plain.send("start").finish()
    #expect(plain.state == ["start: \(own)", "later: \(own)", "effect in \(own): \(own)"])
  }
}
