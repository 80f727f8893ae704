import Banners
import ComposableArchitecture
import CounterFeature

/// The counter below the news.
@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var banner: Banner.State = Banner.State()
    var counter: Counter.State = Counter.State()
    var isFull = false
  }

  enum Action {
    case banner(Banner.Action)
    case counter(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.banner, action: \.banner) {
      Banner()
    }
    Scope(state: \.counter, action: \.counter) {
      Counter()
    }
    Reduce { state, action in
      switch action {
      case .banner:
        return .none

      case .counter(.delegate(.full)):
        state.isFull = true
        return .none

      case .counter:
        return .none
      }
    }
  }
}
