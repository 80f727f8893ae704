import ComposableArchitecture

extension Deck {
  @Reducer
  enum Path {
    case card(Card)
    case other(Card)
  }
}

struct CardError: Error, Equatable {}
