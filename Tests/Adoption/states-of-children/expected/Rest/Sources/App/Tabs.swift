import ComposableArchitecture

/// Holds features that stay Swift: a generated initializer can make only some of their states.
@Reducer
public struct Tabs: Sendable {
  @ObservableState
  public struct State: Equatable {
    public var home: Home.State
    public var count: Int

    public init(name: String) {
      home = Home.State(name: name)
      count = 0
    }
  }

  public enum Action {
    case home(Home.Action)
    case up
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.home, action: \.home) {
      Home()
    }
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return .none

      case .home:
        return .none
      }
    }
  }
}

@Reducer
public struct Search: Sendable {
  @ObservableState
  public struct State: Equatable {
    var calendar = Calendar.State()
    var count = 0
  }

  public enum Action {
    case calendar(Calendar.Action)
    case up
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.calendar, action: \.calendar) {
      Calendar()
    }
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return .none

      case .calendar:
        return .none
      }
    }
  }
}

/// The child has other names in the state and among the actions, and the state cannot be made by other modules either.
@Reducer
public struct Planner: Sendable {
  @ObservableState
  public struct State: Equatable {
    var days = Calendar.State()
  }

  public enum Action {
    case calendar(Calendar.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.days, action: \.calendar) {
      Calendar()
    }
  }
}
