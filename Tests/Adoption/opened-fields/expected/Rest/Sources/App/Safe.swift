import ComposableArchitecture
import Foundation

extension Safe.State {
  mutating func note() {
    attempts += 1
  }
}

extension Safe.State {
  subscript(attempt number: Int) -> Bool { number < attempts }
}
