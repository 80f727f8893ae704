import FeatureRuntime

/// A row that works until it receives an action to stop.
struct ItemFeature: Reducer, Sendable {
  struct State: Equatable, Identifiable, ObservableState, Sendable {
    let id: Int
    var count: Int { didSet { _changes.mark(0) } }
    var _changes = StateChanges()

    init(id: Int = 0, count: Int = 0) {
      self.id = id
      self.count = count
    }

    static let _fields = StateFields<Self>([(\.count, [0])])
  }

  enum Action: Equatable, Sendable {
    case increment
    case work
    case worked
    case stop
  }

  enum CancelID {
    case working
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment, .worked:
      state.count += 1
      return .none

    case .work:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.worked)
      }
      .cancellable(id: CancelID.working)

    case .stop:
      return .cancel(id: CancelID.working)
    }
  }
}

extension ItemFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var increment: AnyCasePath<ItemFeature.Action, Void> {
      AnyCasePath(embed: { _ in .increment }, extract: { $0 == .increment ? () : nil })
    }

    var worked: AnyCasePath<ItemFeature.Action, Void> {
      AnyCasePath(embed: { _ in .worked }, extract: { $0 == .worked ? () : nil })
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}

/// A feature with items as children of every presence, composed by operators.
struct ShelfFeature: Reducer {
  struct State: Equatable, ObservableState, Sendable {
    var title: String { didSet { _changes.mark(0) } }
    var first: ItemFeature.State { didSet { _changes.mark(1) } }
    var second: ItemFeature.State { didSet { _changes.mark(2) } }
    var sheet: ItemFeature.State? { didSet { _changes.mark(3) } }
    var rows: IdentifiedArrayOf<ItemFeature.State> { didSet { _changes.mark(4) } }
    var _changes = StateChanges()

    init(
      title: String = "",
      sheet: ItemFeature.State? = nil,
      rows: IdentifiedArrayOf<ItemFeature.State> = []
    ) {
      self.title = title
      self.first = ItemFeature.State()
      self.second = ItemFeature.State()
      self.sheet = sheet
      self.rows = rows
    }

    var shout: String {
      title.uppercased()
    }

    static let _fields = StateFields<Self>([
      (\.title, [0]),
      (\.first, [1]),
      (\.second, [2]),
      (\.sheet, [3]),
      (\.rows, [4]),
      (\.shout, [0]),
    ])
  }

  enum Action: Equatable, Sendable {
    case rename(String)
    case present(ItemFeature.State?)
    case remove(Int)
    case first(ItemFeature.Action)
    case second(ItemFeature.Action)
    case sheet(ItemFeature.Action)
    case rows(IdentifiedActionOf<ItemFeature>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) {
      ItemFeature()
    }
    Scope(state: \.second, action: \.second) {
      ItemFeature()
    }
    Reduce { state, action in
      switch action {
      case .rename(let title):
        state.title = title
        return .none

      case .present(let item):
        state.sheet = item
        return .none

      case .remove(let id):
        state.rows.remove(id: id)
        return .none

      case .first, .second, .sheet, .rows:
        return .none
      }
    }
    .ifLet(\.sheet, action: \.sheet) {
      ItemFeature()
    }
    .forEach(\.rows, action: \.rows) {
      ItemFeature()
    }
  }
}

extension ShelfFeature.Action: CasePathable {
  struct AllCasePaths: Sendable {
    var first: AnyCasePath<ShelfFeature.Action, ItemFeature.Action> {
      .init(ShelfFeature.Action.first) { if case .first(let action) = $0 { action } else { nil } }
    }

    var second: AnyCasePath<ShelfFeature.Action, ItemFeature.Action> {
      .init(ShelfFeature.Action.second) { if case .second(let action) = $0 { action } else { nil } }
    }

    var sheet: AnyCasePath<ShelfFeature.Action, ItemFeature.Action> {
      .init(ShelfFeature.Action.sheet) { if case .sheet(let action) = $0 { action } else { nil } }
    }

    var rows: AnyCasePath<ShelfFeature.Action, IdentifiedActionOf<ItemFeature>> {
      .init(ShelfFeature.Action.rows) { if case .rows(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
