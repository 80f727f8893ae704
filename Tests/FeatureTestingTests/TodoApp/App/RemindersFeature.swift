import FeatureRuntime

/// The reminders, in the order of their arrival, with a search. The state has no mask.
struct RemindersFeature: Reducer {
  struct State: Equatable, Sendable {
    var reminders: [String] = []
    var isOver = false
    var query = ""
    var found: [String] = []
  }

  enum Action: BindableAction, Equatable, Sendable {
    case onAppear
    case arrived(String)
    case ended
    case found([String])
    case binding(BindingAction<State>)
  }

  enum CancelID {
    case searching
  }

  @Dependency(\.todos) var client
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .run { send in
          for await reminder in client.reminders() {
            await send(.arrived(reminder))
          }
          await send(.ended)
        }

      case .arrived(let reminder):
        state.reminders.append(reminder)
        return .none

      case .ended:
        state.isOver = true
        return .none

      case .found(let found):
        state.found = found
        return .none

      case .binding(\.query):
        return search(state.query)

      case .binding:
        return .none
      }
    }
  }

  private func search(_ query: String) -> Effect<Action> {
    .run { send in
      await send(.found(try await client.search(query)))
    }
    .debounce(id: CancelID.searching, for: .milliseconds(300), clock: clock)
  }
}

extension RemindersFeature.Action: CasePathable {
  struct AllCasePaths: BindingCasePaths, Sendable {
    typealias Action = RemindersFeature.Action

    var onAppear: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .onAppear }, extract: { $0 == .onAppear ? () : nil })
    }

    var arrived: AnyCasePath<Action, String> {
      .init(Action.arrived) { if case .arrived(let reminder) = $0 { reminder } else { nil } }
    }

    var ended: AnyCasePath<Action, Void> {
      AnyCasePath(embed: { _ in .ended }, extract: { $0 == .ended ? () : nil })
    }

    var found: AnyCasePath<Action, [String]> {
      .init(Action.found) { if case .found(let found) = $0 { found } else { nil } }
    }

    var binding: AnyCasePath<Action, BindingAction<RemindersFeature.State>> {
      .init(Action.binding) { if case .binding(let action) = $0 { action } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }
}
