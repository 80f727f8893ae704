import BenchmarkFeatures

/// Actions in an order that neither repeats soon nor can be foreseen by the processor.
enum MixedActions {
  // More than a processor's branch predictor learns, and few enough to be read ahead from memory.
  static let count = 1 << 12

  /// Actions whose reduction neither allocates nor starts an effect.
  static let tally: [TallyFeature.Action] = {
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
  }()

  /// The same actions for random rows among some.
  static func rows(among rows: Int) -> [TallyListFeature.Action] {
    tallies(among: rows).map { .rows(.element(id: $0.row, action: $0.action)) }
  }

  /// The same actions with the rows they are for.
  static func tallies(among rows: Int) -> [(row: Int, action: TallyFeature.Action)] {
    var random = SeededRandom(seed: 2)
    return tally.map { (Int.random(in: 0..<rows, using: &random), $0) }
  }

  /// The same actions for the last of ten children.
  static let lastOfTen: [TenTalliesFeature.Action] = tally.map { .ninth($0) }
}
