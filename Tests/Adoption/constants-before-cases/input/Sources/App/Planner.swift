import ComposableArchitecture
import Foundation

/// Constants before the choice have the same value in every case, and operators show the types of fields.
@Reducer
struct Planner {
  @ObservableState
  struct State: Equatable {
    var names = ["Ada", "Grace"]
    var interval = 60 * 60
    var greeting = "Hello, " + "all"
    var weekday = 0
    var isFree = true
    var feed = Feed.State()
  }

  enum Action {
    case opened(Date)
    case renamed(String)
    case closed
    case feed(Feed.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.feed, action: \.feed) {
      Feed()
    }
    Reduce { state, action in
      let calendar = Calendar.current
      switch action {
      case .opened(let date):
        state.weekday = calendar.component(.weekday, from: date)
        state.interval += 60
        return .none

      case .renamed(let name):
        state.isFree = name.isEmpty
        state.names.append(name)
        state.greeting = "Hello, " + name
        return .send(.feed(.article(.rename(name))))

      case .closed:
        return .send(.feed(.article(.view(.closed))))

      case .feed:
        return .none
      }
    }
  }
}

@Reducer
struct Feed {
  @ObservableState
  struct State: Equatable {
    var article = Article.State()
  }

  enum Action {
    case article(Article.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.article, action: \.article) {
      Article()
    }
  }
}

@Reducer
struct Article {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action {
    case rename(String)
    case view(View)

    enum View {
      case closed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let name):
        state.name = name
        return .none

      case .view(.closed):
        state.name = ""
        return .none
      }
    }
  }
}

/// A dependency may give another value each time, so its constant is none of the cases.
@Reducer
struct Stopwatch {
  @ObservableState
  struct State: Equatable {
    var times: [Date] = []
  }

  enum Action {
    case started
    case stopped
  }

  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      let time = now
      switch action {
      case .started:
        state.times = [time]
        return .none

      case .stopped:
        state.times += [time, time]
        return .none
      }
    }
  }
}
