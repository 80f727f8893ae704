import ComposableArchitecture
import Foundation

/// A player whose parts name one another.
@Reducer
struct Player {
  enum Phase: Equatable {
    case stopped, playing
  }

  private enum Limits {
    static let volume = 11
  }

  @ObservableState
  struct State: Equatable {
    var phase: Phase = .stopped
    var volume = 5
    var queue: [Entry] = []
    @Presents var alert: AlertState<Action.Alert>?

    struct Entry: Equatable, Identifiable {
      let id: UUID
      var phase: Phase
    }

    static let initial = State()
    static let loud: State = State(volume: 10)

    init(phase: Phase = .stopped, volume: Int = 5, queue: [Entry] = []) {
      self.phase = phase
      self.volume = volume
      self.queue = queue
    }

    func isIn(_ phase: Phase) -> Bool { self.phase == phase }

    var current: Entry? { queue.first { $0.phase == Phase.playing } }

    mutating func add(_ entry: Entry) -> State {
      queue.append(entry)
      return self
    }
  }

  enum Action: Equatable {
    case started
    case added(UUID)
    case asked
    case alert(PresentationAction<Alert>)

    enum Alert: Equatable {
      case confirmed
    }
  }

  static func isLoud(_ state: State) -> Bool { state.volume > Limits.volume }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        state.phase = .playing
        return .none
      case .added(let id):
        state.queue.append(State.Entry(id: id, phase: .stopped))
        return .none
      case .asked:
        state.alert = .leave(isLoud: Self.isLoud(state))
        return .none
      case .alert(.presented(.confirmed)):
        state = .initial
        return .none
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private extension AlertState where Action == Player.Action.Alert {
  static func leave(isLoud: Bool) -> Self {
    AlertState {
      TextState(isLoud ? "Leave?" : "Really leave?")
    } actions: {
      ButtonState(action: .confirmed) { TextState("Leave") }
    }
  }
}
