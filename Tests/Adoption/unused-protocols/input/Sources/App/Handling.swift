import ComposableArchitecture

/// What takes apart what happens in views.
protocol HandlesViews: Reducer {
  func handleView(_ state: inout State, _ action: Action) -> Effect<Action>
}

/// What names itself: something asks for it.
protocol Named {
  static var name: String { get }
}

func names(_ types: [any Named.Type]) -> [String] { types.map { $0.name } }
