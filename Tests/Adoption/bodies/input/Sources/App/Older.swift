import ComposableArchitecture
import Foundation

/// It was written for an older version of the library.
struct Older: ReducerProtocol {
  struct State: Equatable {
    var isOn: Bool = false
  }

  enum Action: Equatable {
    case toggled
    case saved
  }

  @Dependency(\.settings) var settings

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    enum CancelID { case saving }

    switch action {
    case .toggled:
      state.isOn.toggle()
      return .fireAndForget { [isOn = state.isOn] in
        try await self.settings.save(isOn)
      }
      .cancellable(id: CancelID.saving)
    case .saved:
      return .cancel(id: CancelID.saving)
    }
  }
}
