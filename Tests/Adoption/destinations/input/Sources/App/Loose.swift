import ComposableArchitecture
import Foundation

@Reducer
struct Loose {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(Editor)

    enum Alert: Equatable, Sendable {
      /// The next attempt.
      case retry
      case open(URL, at: String)
    }
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    var count = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case failed(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.retry))):
        state.count += 1
        return .none
      case let .destination(.presented(.alert(.open(url, place)))):
        state.count = url.path.count + place.count
        return .none
      case .destination:
        return .none
      case let .failed(message):
        state.destination = .alert(
          AlertState {
            TextState("It failed: \(message)")
          } actions: {
            ButtonState(action: .retry) {
              TextState("Again")
            }
          }
        )
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
