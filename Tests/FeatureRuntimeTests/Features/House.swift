import FeatureRuntime
import Foundation
import TestSupport

/// Rows with rows, and a stack with rows, which random edits remove, replace and reinsert.
struct House: Reducer {
  struct State: Sendable {
    var rooms: IdentifiedArrayOf<Room> = []
    var path = StackState<Room>()
    /// The copies of rows for later reinsertion.
    var keptRooms: [IdentifiedArrayOf<Room>] = []
    var keptPaths: [StackState<Room>] = []
  }

  struct Room: Identifiable, ObservableState, Sendable {
    let id: Int
    var count = 0
    var guests: IdentifiedArrayOf<Guest> = []
    var host: Guest?
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([])
      .reading(\.guests) { state, read in read(state.guests) }
  }

  struct Guest: Identifiable, ObservableState, Sendable {
    let id: Int
    var _changes = StateChanges()

    static let _fields = StateFields<Self>([])
  }

  /// The place of a running effect.
  enum Place: Hashable, Sendable {
    case room(Int)
    case guest(Int, in: Int)
    case host(in: Int)
    case element(StackElementID)
    case guestAbove(Int, StackElementID)
  }

  enum Action: Sendable {
    case change(@Sendable (inout State) -> Void)
    case start(Place, @Sendable () async -> Void)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .change(let change):
      change(&state)
      return .none
    case .start(let place, let work):
      let effect = Effect<Action>.run { _ in await work() }
      switch place {
      case .room(let id): return inRoom(id, effect, state)
      case .guest(let guest, let id):
        guard let room = state.rooms[id: id] else { return .none }
        return inRoom(
          id, effect.scoped(toElement: guest, of: \Room.guests, in: room) { $0 }, state)
      case .host(let id):
        guard let room = state.rooms[id: id] else { return .none }
        return inRoom(id, effect.scoped(toOptional: \Room.host, in: room) { $0 }, state)
      case .element(let id): return onPath(id, effect, state)
      case .guestAbove(let guest, let id):
        guard let room = state.path[id: id] else { return .none }
        return onPath(
          id, effect.scoped(toElement: guest, of: \Room.guests, in: room) { $0 }, state)
      }
    }
  }

  private func inRoom(_ id: Int, _ effect: Effect<Action>, _ state: State) -> Effect<Action> {
    effect.scoped(toElement: id, of: \State.rooms, in: state) { $0 }
  }

  private func onPath(
    _ id: StackElementID, _ effect: Effect<Action>, _ state: State
  ) -> Effect<Action> {
    effect.scoped(toElement: id, of: \State.path, in: state) {
      guard case .element(_, let action) = $0 else { return .change { _ in } }
      return action
    }
  }
}

extension House.State {
  /// Returns the identities on the path to the feature at a place; nil if no feature is at the place.
  func identity(of place: House.Place) -> [UInt64]? {
    switch place {
    case .room(let id): rooms[id: id].map { [$0._changes.identity] }
    case .guest(let guest, let id): identities(rooms[id: id], rooms[id: id]?.guests[id: guest])
    case .host(let id): identities(rooms[id: id], rooms[id: id]?.host)
    case .element(let id): path[id: id].map { [path.identity, $0._changes.identity] }
    case .guestAbove(let guest, let id):
      identities(path[id: id], path[id: id]?.guests[id: guest]).map { [path.identity] + $0 }
    }
  }

  private func identities(_ room: House.Room?, _ guest: House.Guest?) -> [UInt64]? {
    guard let room, let guest else { return nil }
    return [room._changes.identity, guest._changes.identity]
  }

  /// All places that contain a feature.
  var places: [House.Place] {
    var places: [House.Place] = []
    for room in rooms {
      places.append(.room(room.id))
      places += room.guests.map { .guest($0.id, in: room.id) }
      if room.host != nil { places.append(.host(in: room.id)) }
    }
    for id in path.ids {
      places.append(.element(id))
      places += path[id: id]?.guests.map { .guestAbove($0.id, id) } ?? []
    }
    return places
  }
}

/// Edits of rows, in the form in which reducers make them.
enum HouseEdits {
  static func edit(_ state: inout House.State, _ random: inout SeededRandom) {
    switch random.below(12) {
    case 0: state.keptRooms.append(state.rooms)
    case 1 where !state.keptRooms.isEmpty: state.rooms = random.pick(state.keptRooms)
    case 2 where !state.keptRooms.isEmpty:
      // A copy is edited independently.
      rooms(&state.keptRooms[random.below(state.keptRooms.count)], &random)
    case 3: state.keptPaths.append(state.path)
    case 4 where !state.keptPaths.isEmpty: state.path = random.pick(state.keptPaths)
    case 5, 6, 7: path(&state.path, &random)
    default: rooms(&state.rooms, &random)
    }
  }

  private static func rooms(
    _ rooms: inout IdentifiedArrayOf<House.Room>, _ random: inout SeededRandom
  ) {
    let id = random.below(5)
    let position = rooms.isEmpty ? nil : random.below(rooms.count)
    switch random.below(18) {
    case 0: rooms[id: id]?.count += 1
    case 1: rooms[id: id] = makeRoom(id)
    case 2: rooms.updateOrAppend(makeRoom(id))
    case 3: rooms.insert(makeRoom(id), at: 0)
    case 4: rooms.remove(id: id)
    case 5: rooms[id: id] = nil
    case 6: if let position { rooms[position] = makeRoom(rooms[position].id) }
    case 7: if let position { rooms.swapAt(0, position) }
    case 8: rooms.reverse()
    case 9: rooms.sort { $0.id < $1.id }
    case 10: rooms.removeAll { $0.id == id }
    case 11: if let position { rooms.move(fromOffsets: [position], toOffset: 0) }
    case 12: rooms = IdentifiedArray(uniqueElements: rooms.elements)
    case 13: if random.once(in: 4) { rooms.removeAll(keepingCapacity: random.once(in: 2)) }
    default: if let position { room(&rooms[position], &random) }
    }
  }

  private static func path(_ path: inout StackState<House.Room>, _ random: inout SeededRandom) {
    let id = path.ids.isEmpty ? nil : random.pick(path.ids)
    switch random.below(10) {
    case 0, 1: if path.count < 5 { path.append(makeRoom(0)) }
    case 2: path.popLast()
    case 3: if let id { path.pop(from: id) }
    case 4: if let id { path.pop(to: id) }
    case 5: if let id { path[id: id] = nil }
    case 6: if let id { path[id: id] = makeRoom(0) }
    case 7: if random.once(in: 3) { path = StackState(path) }
    default: if let id { room(&path[id: id]!, &random) }
    }
  }

  private static func room(_ room: inout House.Room, _ random: inout SeededRandom) {
    let id = random.below(3)
    switch random.below(6) {
    case 0: room.count += 1
    case 1: room.guests[id: id] = House.Guest(id: id)
    case 2: room.guests.remove(id: id)
    case 3: room.host = nil
    case 4: room.host = House.Guest(id: 0)
    default: room.guests.reverse()
    }
  }

  private static func makeRoom(_ id: Int) -> House.Room {
    House.Room(
      id: id,
      guests: IdentifiedArray(uniqueElements: (0..<3).map { House.Guest(id: $0) }),
      host: House.Guest(id: 0)
    )
  }
}
