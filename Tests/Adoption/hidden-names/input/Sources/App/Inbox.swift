import ComposableArchitecture
import Foundation

/// What is in a box.
enum Letter: Equatable, Sendable {
  case note(String)
  case parcel(weight: Int)
  case empty
}

@Reducer
struct Inbox {
  @ObservableState
  struct State: Equatable {
    var texts: [String] = []
    var weight = 0
    var isOpen = false
    var last: String?
  }

  enum Action {
    case arrived(_ letter: Letter, _ text: String)
    case moved(_ id: Int, _ result: Result<String, any Error>)
    case opened(_ value: Bool)
    case counted(_ number: Int)
    case checked(_ text: String)
    case closeTapped
    case refreshTapped
  }

  @Dependency(\.post) var post

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .arrived(let letter, let text):
        switch letter {
        case .note(let text):
          state.texts.append(text)
        case .parcel(let weight):
          state.weight += weight
          state.last = text
        case .empty:
          return .send(.closeTapped)
        }
        return .none

      case .moved(let id, .success(let text)):
        state.texts[id] = text
        return .none

      case .moved(let id, .failure):
        state.texts.remove(at: id)
        return .none

      case .opened(let value):
        return if value { .send(.counted(1)) } else { .none }

      case .counted(let number):
        return switch number {
        case 0: .send(.closeTapped)
        case 1: .none
        default: .send(.counted(number - 1))
        }

      case .checked(let text):
        guard let last = state.last else {
          state.last = text
          return .none
        }
        if let text = state.texts.first, text != last {
          state.last = text
        }
        return .none

      case .closeTapped:
        state.isOpen = false
        return .run { [count = state.weight] _ in
          await post.log("count", count)
        }

      case .refreshTapped:
        return .run { send in
          let number = await post.count()
          return await send(.counted(number))
        }
      }
    }
  }
}
