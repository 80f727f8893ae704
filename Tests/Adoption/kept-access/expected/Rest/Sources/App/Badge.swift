import ComposableArchitecture
import Foundation

let defaultLimit = 5

enum Rank: Equatable, Sendable { case low, high }

extension Badge.State {
  public init(limit: Int = 5) {
    self.init(count: 0)
    self.limit = limit
  }

  enum Phase: Equatable, Sendable { case one, two }

  mutating func hide() { secret = 2 }
}
