import BenchmarkFeatures
import RandomNumbers

/// Actions in random order, the same in every run.
enum MixedActions {
  // The number is small enough that the touched rows, among 100,000 rows, stay in a processor's second-level cache.
  static let count = 1 << 12

  /// Actions whose reduction neither allocates nor starts an effect.
  static let tally = tally(count)

  /// The actions of `tally`, for the last of ten children.
  static let lastOfTen: [TenTalliesFeature.Action] = tally.map { .ninth($0) }

  /// Returns the actions of `tally`, for random rows.
  static func rows(among rows: Int, count: Int = count) -> [TallyListFeature.Action] {
    tallies(among: rows, count: count).map { .rows(.element(id: $0.row, action: $0.action)) }
  }

  /// Returns the actions of `tally`, with the rows that they are for.
  static func tallies(
    among rows: Int,
    count: Int
  ) -> [(row: Int, action: TallyFeature.Action)] {
    var random = SeededRandom(seed: 2)
    return tally(count).map { (Int.random(in: 0..<rows, using: &random), $0) }
  }

  private static func tally(_ count: Int) -> [TallyFeature.Action] {
    var random = SeededRandom(seed: 1)
    return (0..<count).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2: return .add(Int.random(in: -5...5, using: &random))
      case 3: return .clear
      case 4: return .raiseGoal
      case 5: return .write("done")
      case 6: return .write("to do")
      default: return .togglePause
      }
    }
  }
}
