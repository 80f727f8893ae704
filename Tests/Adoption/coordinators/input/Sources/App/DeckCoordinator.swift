import ComposableArchitecture

extension Deck {
  func coordinatorReduce() -> Reduce<Deck.State, Deck.Action> {
    Reduce { state, action in
      switch action {
      case .cardTapped(let number):
        state.opened = number
        state.path.append(.card(Card.State()))
        return .none

      case .path(.element(id: let id, action: .card(.closed))):
        state.path.pop(from: id)
        return .none

      case .path(.element(id: _, action: .other(.found(let mark)))):
        for element in state.path {
          if case .card(let card) = element, card.marks.contains(mark) {
            return .send(.limitReached(card.opened))
          }
        }
        return .none

      case .top(.closed):
        state.path.removeAll()
        return .none

      default:
        return .none
      }
    }
  }
}
