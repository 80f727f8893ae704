import ComposableArchitecture

/// Begins with what the app gives it, if nothing is kept.
@Reducer
struct Basket {
  @ObservableState
  struct State: Equatable {
    @Shared var items: [String]
    var note: String?

    init(items: [String] = ["Bread"], note: String? = nil) {
      self._items = Shared(wrappedValue: items, .inMemory("items"))
      self.note = note
    }
  }

  enum Action {
    case copied
    case labelled(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .copied:
        state = State(items: state.items)
        return .none
      case .labelled(let note):
        state.note = note
        return .none
      }
    }
  }
}

extension Basket.State {
  static let empty = Self(items: [], note: "nothing")
  static let usual = Self()
}
