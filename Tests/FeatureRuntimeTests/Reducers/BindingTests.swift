import CustomDump
import FeatureRuntime
import FeatureTesting
import Testing

/// A handwritten form, without a mask.
struct FormFeature: Reducer {
  struct State: Equatable, Sendable {
    var name = ""
    var isShouting = false
    var history: [String] = []
  }

  enum Action: BindableAction, Sendable {
    case clear
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .clear:
          state.name = ""
          return .none

        case .binding(\.isShouting):
          if state.isShouting { state.name = state.name.uppercased() }
          return .none

        case .binding:
          return .none
        }
      }
    }
    .onChange(of: \.name) { oldValue, state in
      state.history.append(oldValue)
      return .none
    }
  }
}

extension FormFeature.Action: CasePathable {
  struct AllCasePaths: BindingCasePaths, Sendable {
    var binding: AnyCasePath<FormFeature.Action, BindingAction<FormFeature.State>> {
      .init(FormFeature.Action.binding) {
        if case .binding(let action) = $0 { action } else { nil }
      }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test("a binding reducer sets properties before the next reducer runs")
  func reducer() async {
    let store = TestStore(initialState: FormFeature.State()) {
      FormFeature()
    }
    await store.send(\.binding.name, "blob") {
      $0.name = "blob"
      $0.history = [""]
    }
    await store.send(.binding(.set(\.isShouting, true))) {
      $0.isShouting = true
      $0.name = "BLOB"
      $0.history = ["", "blob"]
    }
    await store.send(.clear) {
      $0.name = ""
      $0.history = ["", "blob", "BLOB"]
    }
  }

  @Test("a binding reducer takes the case of its action explicitly")
  func explicitCase() {
    let reducer = BindingReducer<FormFeature.State, FormFeature.Action>(action: \.binding)
    var state = FormFeature.State()
    _ = reducer.reduce(into: &state, action: .clear)
    _ = reducer.reduce(into: &state, action: .binding(.set(\.name, "x")))
    #expect(state == FormFeature.State(name: "x"))
  }

  @Test("binding actions compare by property and value")
  func equality() {
    typealias Binding = BindingAction<FormFeature.State>
    #expect(Binding.set(\.name, "a") == .set(\.name, "a"))
    #expect(Binding.set(\.name, "a") != .set(\.name, "b"))
    #expect(Binding.set(\.name, "true") != .set(\.isShouting, true))
  }

  @Test("binding actions match by property")
  func patterns() {
    let action = BindingAction<FormFeature.State>.set(\.name, "a")
    #expect(action.keyPath == \FormFeature.State.name)
    if case \.isShouting = action { Issue.record("matched another property") }
    guard case \.name = action else {
      Issue.record("did not match its property")
      return
    }
    #expect(action[case: \.name] == "a")
    #expect(action[case: \.isShouting] == nil)
    #expect(action.description.hasSuffix(", \"a\")"))
    #expect(!action.description.contains("0x"))
    #expect(String(customDumping: action) == action.description)
  }

  @Test("a binding marks the field that it sets")
  func mask() {
    var state = ShelfFeature.State()
    BindingAction.set(\.title, "x").apply(to: &state)
    #expect(state.title == "x")
    #expect(state._changes.mask == 1)
  }
}
