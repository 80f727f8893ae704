// The scores of a team, and how they are shown.

import ComposableArchitecture
import OSLog
import SwiftUI

private let logger = Logger()

extension Scores {
  /// Nobody has more than this.
  func limited(_ points: Int) -> Int { min(points, 100) }
}

extension Scores.State {
  /// Whether there is anything to show.
  static func isShown(_ rounds: [Int]) -> Bool { !rounds.isEmpty }
}

struct ScoresView: View {
  let store: StoreOf<Scores>

  var body: some View {
    Text(store.team)
  }
}
