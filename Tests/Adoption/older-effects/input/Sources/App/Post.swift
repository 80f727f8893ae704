import ComposableArchitecture

/// Effects of an older version of the library: some are keys, others stay Swift, which sends what they gave.
struct Post: ReducerProtocol {
  struct State: Equatable {
    var letters: [String] = []
    var stamps: Int = 0
    var isLate: Bool = false
  }

  enum Action {
    case opened
    case loaded(_ letters: [String])
    case failed
    case sorted
    case counted(_ stamps: Int)
    case sent
    case lost
    case closed
  }

  enum CancelID { case counting }

  @Dependency(\.letters) var letters

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .task {
          do {
            let letters = try await self.letters.all()
            return .loaded(letters)
          } catch let error {
            print(error)
            return .failed
          }
        }

      case .loaded(let letters):
        state.letters = letters
        return .none

      case .sorted:
        return .task {
          do {
            return .loaded(try await self.letters.sorted())
          } catch {
            return .failed
          }
        }

      case .sent:
        return .task { [isLate = state.isLate] in
          guard isLate else { return .closed }
          let count = await self.letters.count()
          if count > 10 {
            return .counted(count)
          } else {
            return try await .counted(self.letters.recount(count))
          }
        } catch: { _ in
          print("lost")
          return .lost
        }
        .cancellable(id: CancelID.counting, cancelInFlight: true)

      case .counted(let stamps):
        state.stamps = stamps
        return .none

      case .failed, .lost:
        return .none

      case .closed:
        return EffectTask.fireAndForget { [late = !state.isLate] in
          if late {
            try await self.letters.clear()
          }
        }
      }
    }
  }
}

/// Its state is one of its children, which older case paths name.
struct Counter: ReducerProtocol {
  enum State: Equatable {
    case post(Post.State)
    case empty
  }

  enum Action {
    case post(Post.Action)
    case emptied
    case refilled
    case stamped
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .emptied:
        state = .empty
        return .none
      case .refilled:
        return .init(value: .emptied)
      case .stamped:
        return Effect(value: .emptied)
      case .post(.closed):
        return .task { .emptied }
      case .post:
        return .none
      }
    }
    .ifCaseLet(/State.post, action: /Action.post) {
      Post()
    }
  }
}
