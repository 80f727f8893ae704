import ComposableArchitecture
import Foundation

/// It was written for an older version of the library.
struct Profile: ReducerProtocol {
  struct State: Equatable {
    var name: String = ""
    var isLoading: Bool = false
  }

  enum Action {
    case appeared
    case named(_ name: String)
    case renamed(_ result: TaskResult<String>)
    case saveTapped
    case saved
    case failed
    case disappeared
  }

  enum CancelID { case loading }

  @Dependency(\.profiles) var profiles

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isLoading = true
        return .task { .named(await self.profiles.name()) }
          .cancellable(id: CancelID.loading)

      case .named(let name):
        state.isLoading = false
        state.name = name
        return .task { [name = state.name] in
          await .renamed(TaskResult { try await self.profiles.shorten(name) })
        }

      case .renamed(.success(let name)):
        state.name = name
        return .none

      case .renamed(.failure):
        return .none

      case .saveTapped:
        return .task { [name = state.name] in
          // It takes a while.
          try await self.profiles.save(name)
          return .saved
        } catch: { _ in
          .failed
        }

      case .saved, .failed:
        return .none

      case .disappeared:
        return EffectTask.cancel(id: CancelID.loading)
      }
    }
  }
}
