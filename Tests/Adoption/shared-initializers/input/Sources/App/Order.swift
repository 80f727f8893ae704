import ComposableArchitecture

/// What an order is sorted by.
struct Sorting: Equatable, Sendable {
  var isAscending = true
  var names: [String] = []
}

/// Its initializer does what the generated one does.
@Reducer
struct Sorter {
  @ObservableState
  struct State: Equatable {
    var isOpen = false
    @Shared var sorting: Sorting

    init(sorting: Shared<Sorting>) {
      _sorting = sorting
    }
  }

  enum Action {
    case opened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.isOpen = true
        return .none
      }
    }
  }
}

/// Its initializers make the references.
@Reducer
struct Orders {
  @ObservableState
  struct State: Equatable {
    let title: String
    var page = 1
    @Shared var sorting: Sorting
    @Shared var limit: Int
    var sorter: Sorter.State

    /// Begins with all orders.
    init(title: String) {
      self.title = title
      _sorting = Shared(value: Sorting())
      // Twenty fill a screen.
      self._limit = Shared(value: 20)
      sorter = Sorter.State(sorting: _sorting)
      if title.isEmpty {
        page = 0
      }
    }

    init(limit: Shared<Int>, sorter: Sorter.State) {
      title = "Orders"
      self.sorter = sorter
      _sorting = sorter.$sorting
      _limit = limit
    }
  }

  enum Action {
    case sorter(Sorter.Action)
    case turned
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.sorter, action: \.sorter) { Sorter() }
    Reduce { state, action in
      switch action {
      case .sorter:
        return .none
      case .turned:
        state.page += state.limit
        return .none
      }
    }
  }
}

/// Its initializer would be called in place of the generated one, but for a field that it does not take.
@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    var isShown = false
    @Shared var sorting: Sorting

    init() {
      _sorting = Shared(
        value: Sorting(
          names: ["A", "B"]
        )
      )
    }

    init(sorting: Shared<Sorting>, shows: Bool = false) {
      _sorting = sorting
      if shows { isShown = true }
    }
  }

  enum Action {
    case shown
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shown:
        state.isShown = true
        return .none
      }
    }
  }
}

/// Its initializer takes a child before another field.
@Reducer
struct Pager {
  @ObservableState
  struct State: Equatable {
    var sorter: Sorter.State
    var page: Int

    init(sorter: Sorter.State, page: Int = 1) {
      self.sorter = sorter
      self.page = page
    }
  }

  enum Action {
    case sorter(Sorter.Action)
    case turned
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.sorter, action: \.sorter) { Sorter() }
    Reduce { state, action in
      switch action {
      case .sorter:
        return .none
      case .turned:
        state.page += 1
        return .none
      }
    }
  }
}
