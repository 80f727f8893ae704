import ComposableArchitecture
import Foundation

extension Together {
  func checked(_ state: inout State) -> Effect<Action> {
    if state.count > limit { state.count = 0 }
    return .none
  }
}

extension Together.State {
  mutating func lock() throws { isLocked = true }
}
