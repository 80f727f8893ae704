import ComposableArchitecture

extension Tabs.State {
  public init(name: String) {
    home = Home.State(name: name)
    count = 0
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
