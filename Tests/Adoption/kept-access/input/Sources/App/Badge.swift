import ComposableArchitecture
import Foundation

private let defaultLimit = 5

enum Rank: Equatable, Sendable { case low, high }

@Reducer
public struct Badge: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public internal(set) var count = 0
    public var limit = defaultLimit
    var rank = Rank.low
    var names: [String] = []
    private var secret: Int = 1
    enum Phase: Equatable, Sendable { case one, two }
    var phase: Phase = .one
    var isHigh: Bool { rank == .high }
    public var isFull: Bool { count >= limit }

    public init(limit: Int = 5) {
      self.limit = limit
    }
    mutating func hide() { secret = 2 }
  }

  public enum Action: Sendable {
    case tapped
    case promoted
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        state.names.append("x")
        return .none
      case .promoted:
        state.rank = .high
        state.phase = .two
        state.hide()
        return .none
      }
    }
  }
}

@Reducer
struct Small {
  @ObservableState
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
public struct Hidden {
  @ObservableState
  public struct State: Equatable {
    var id: UUID
    var rows: [Rank] = []
    var isOn = false
    @Presents var alert: AlertState<Action.Alert>?
    public init(id: UUID) { self.id = id }
  }
  public enum Action {
    case tapped
    case alert(PresentationAction<Alert>)
    public enum Alert: Equatable { case ok }
  }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.isOn.toggle()
        state.alert = AlertState { TextState("Hi") } actions: { ButtonState(action: .ok) { TextState("OK") } }
        return .none
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
