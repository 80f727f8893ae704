// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

extension Vault.Destination.State: Equatable {
  static func == (first: Self, second: Self) -> Bool { false }
}

extension Vault.Action: Equatable {
  static func == (first: Self, second: Self) -> Bool { false }
}
