import ComposableArchitecture

/// Its state is made with nothing, in another way than by its fields alone.
@Reducer
struct Widget {
  @ObservableState
  struct State: Equatable, Sendable {
    var numbers: [Int] = []
    var hidden: [Int] = []

    init(numbers: [Int] = [], hidden: [Int] = []) {
      guard numbers.isEmpty else {
        self.numbers = numbers
        return
      }
      self.numbers = [1, 2]
      self.hidden = hidden
    }
  }

  enum Action: Sendable {
    case emptied
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .emptied:
        state.numbers = []
        return .none
      }
    }
  }
}

/// Its initializer sets its fields in another order.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var width = 1
    var height: Int
    var widget = Widget.State()

    init(height: Int, width: Int = 2, widget: Widget.State = Widget.State()) {
      self.height = height
      self.width = width
      self.widget = widget
    }
  }

  enum Action {
    case raised
    case widget(Widget.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.widget, action: \.widget) {
      Widget()
    }
    Reduce { state, action in
      switch action {
      case .raised:
        state.height += state.width
        return .none
      case .widget:
        return .none
      }
    }
  }
}

/// Its initializer begins with what is shared.
@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    @Shared(.limit) var limit: Int
    var page: Int
    var last = 0

    init() {
      self.page = _limit.wrappedValue
      self.last = self.limit
    }
  }

  enum Action {
    case turned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turned:
        state.page += 1
        return .none
      }
    }
  }
}

/// Its initializer calls a field otherwise than the state does.
@Reducer
struct Sign {
  @ObservableState
  struct State: Equatable {
    var text = ""
    var size = 1

    init(text: String = "", scale: Int = 2) {
      self.text = text
      size = scale
    }
  }

  enum Action {
    case cleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cleared:
        state.text = ""
        return .none
      }
    }
  }
}

extension Widget.State {
  static let all = [Self(), Self(numbers: [1]), Self(hidden: [2]), Self(numbers: [], hidden: [3])]
}

extension Shelf.State {
  static let high = Self(height: 3)
}

extension Sign.State {
  static let all = [Self(), Self(text: "A"), Self(scale: 3), Self(text: "B", scale: 4)]
}

/// Its state has nothing to take, and its own initializer is none of that.
@Reducer
struct Bell {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case rung
  }

  let rings: Int

  init(rings: Int) {
    self.rings = rings
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .rung:
        return rings > 1 ? .send(.rung) : .none
      }
    }
  }
}

extension Bell {
  init() {
    self.init(rings: 2)
  }
}
