import ComposableArchitecture

extension Shelf: CustomStringConvertible, Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { true }

  var description: String { "a shelf" }
}

/// It runs on the state and the actions of the shelf.
struct ShelfLog: Reducer {
  typealias State = Shelf.State
  typealias Action = Shelf.Action

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    print(state.changes)
    return .none
  }
}
