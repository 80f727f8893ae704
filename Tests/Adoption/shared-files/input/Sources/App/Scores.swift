// The scores of a team, and how they are shown.

import ComposableArchitecture
import OSLog
import SwiftUI

private let logger = Logger()

/// The scores of a team.
@Reducer
struct Scores {
  @ObservableState
  struct State: Equatable {
    /// From the first round on.
    var rounds: [Int] = []
    // Shown on top.
    var team = "Blue"
    var best: Int? = nil

    var total: Int { rounds.reduce(0, +) }

    /// Whether there is anything to show.
    static func isShown(_ rounds: [Int]) -> Bool { !rounds.isEmpty }
  }

  enum Action {
    /// A round is over.
    case played(Int)
    case loaded(Result<[Int], any Error>)
    case setSheet(isPresented: Bool)
    case reload
    case clear
  }

  enum CancelID { case loading }

  @Dependency(\.scores) var scores

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // MARK: - Rounds
      case let .played(points):
        guard points >= 0 else { return .none }
        state.rounds.append(points)
        // The best so far.
        guard points > (state.best ?? 0) else {
          return .none
        }
        state.best = limited(points)
        return .none

      case .loaded(.success(let rounds)):
        state.rounds = rounds
        return .none

      case .loaded(.failure):
        state.rounds = []
        return .none

      case .setSheet(isPresented: true):
        return .send(.reload)

      case .setSheet(isPresented: false):
        return .cancel(id: CancelID.loading)

      case .reload:
        return .run { [team = state.team] send in
          await send(.loaded(Result { try await self.scores.load(team) }))
        }
        .cancellable(id: CancelID.loading)

      case .clear:
        if state.rounds.isEmpty {
          return .none
        }
        state.rounds = []
        return .run { _ in
          try await scores.clear()
        }
      }
    }
  }

  /// Nobody has more than this.
  private func limited(_ points: Int) -> Int { min(points, 100) }
}

struct ScoresView: View {
  let store: StoreOf<Scores>

  var body: some View {
    Text(store.team)
  }
}
