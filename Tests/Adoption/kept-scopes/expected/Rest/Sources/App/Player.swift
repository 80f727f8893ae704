import ComposableArchitecture
import Foundation

extension Player {
  enum Phase: Equatable {
    case stopped, playing
  }

  enum Limits {
    static let volume = 11
  }

  static func isLoud(_ state: State) -> Bool { state.volume > Limits.volume }
}

extension Player.State {
  init(phase: Player.Phase = .stopped, volume: Int = 5, queue: [Entry] = []) {
    self.init(alert: nil)
    self.phase = phase
    self.volume = volume
    self.queue = queue
  }

  struct Entry: Equatable, Identifiable {
    let id: UUID
    var phase: Player.Phase
  }

  static let initial = Player.State()

  static let loud: Player.State = Player.State(volume: 10)

  func isIn(_ phase: Player.Phase) -> Bool { self.phase == phase }

  mutating func add(_ entry: Entry) -> Player.State {
    queue.append(entry)
    return self
  }
}

extension Player.Action {
  enum Alert: Equatable {
    case confirmed
  }
}

extension AlertState where Action == Player.Action.Alert {
  static func leave(isLoud: Bool) -> Self {
    AlertState {
      TextState(isLoud ? "Leave?" : "Really leave?")
    } actions: {
      ButtonState(action: .confirmed) { TextState("Leave") }
    }
  }
}
