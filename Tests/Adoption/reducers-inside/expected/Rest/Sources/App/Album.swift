import ComposableArchitecture

extension Album {
  // Asks before a picture goes.
  @Reducer
  struct Alert {
    typealias State = AlertState<Action>

    enum Action: Equatable, Sendable {
      case deleted
    }
  }
}
