// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

extension Deck.Path.State: Equatable {
  static func == (first: Self, second: Self) -> Bool { false }
}
