import ComposableArchitecture

extension Profile {
  /// A type of its own, which is no group of actions.
  enum Message: Equatable {
    case changed(String)
    case removed
  }

  /// Two cases call it.
  func clear(_ state: inout State) -> Effect<Action> {
    state.name = ""
    return .none
  }
}

extension Profile {
  /// A name of the case is another value here.
  func renamed(to name: String, in state: inout State) -> Effect<Action> {
    let title = name.uppercased()
    state.name = title
    return .none
  }
}
