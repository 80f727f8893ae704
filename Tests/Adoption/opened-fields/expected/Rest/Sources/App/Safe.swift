import ComposableArchitecture
import Foundation

extension Safe.State {
  init(owner: String) {
    self.owner = owner
  }

  mutating func note() {
    attempts += 1
  }
}

extension Safe.State {
  subscript(attempt number: Int) -> Bool { number < attempts }
}
