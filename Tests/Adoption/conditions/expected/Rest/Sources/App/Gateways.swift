import ComposableArchitecture

/// What is shown over something else.
protocol Shown: Reducer where State: Equatable {}

/// What has a name.
protocol Named {
  static var name: String { get }
}

extension Gateways: Named {
  static let name = "Gateways"
}

extension Confirmation {
  enum Answer: Equatable, Sendable {
    case yes
    case no
  }
}

/// A condition on several actions at once stays Swift: the reaction to just one of them would run as well.
@Reducer
struct Guarded {
  @ObservableState
  struct State: Equatable {
    var isLocked = false
    var count = 0
    @Presents var notice: Notice.State?
  }

  enum Action {
    case notice(PresentationAction<Notice.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .notice where state.isLocked:
        state.notice = nil
        return .none
      case .notice(.presented(.removal(.kept))):
        state.count += 1
        return .none
      case .notice:
        return .none
      }
    }
    .ifLet(\.$notice, action: \.notice) {
      Notice()
    }
  }
}
