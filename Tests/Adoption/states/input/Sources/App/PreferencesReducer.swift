import ComposableArchitecture
import Foundation

/// What the user prefers.
@Reducer
struct PreferencesFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    /// Whether something is heard.
    @Shared(.appStorage("isLoud")) var isLoud = true
    @Shared(.inMemory("userName")) var name: String = ""
    @Shared(.fileStorage(.documentsDirectory.appending(component: "notes.json"))) var notes: [String] = []
    @Shared(.session) var session: Session?
    @Shared var level: Int
    @SharedReader var limit: Int
    @SharedReader(.appStorage("textSize")) var textSize = 12
    var typed: String

    init(level: Shared<Int>, limit: SharedReader<Int>, typed: String = "") {
      _level = level
      self._limit = limit
      self.typed = typed
    }
  }

  enum Action: Sendable {
    case loudTapped
    case raised
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loudTapped:
        state.$isLoud.withLock { $0.toggle() }
        return .none
      case .raised:
        guard state.level < state.limit else { return .none }
        state.$level.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
