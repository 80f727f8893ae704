import FeatureSpec
import SpecSource

/// Where conditions of a test stand among the actions that arrive.
///
/// A condition says nothing of what has been received by then. So the tests are run again, with conditions that see the
/// state after more and more of the actions that have arrived; each is left at the last place where it is met.
struct RecordedConditions {
  /// How many arrived actions conditions have seen in some run, and where one was not met.
  private var unmet: [Int: [SourceSpan]] = [:]

  /// How many arrived actions conditions are to see, one run after the other, behind the first run that sees none.
  static func runs(for recording: Recording) -> [Int] {
    let most = recording.tests.map(\.mostBeforeCondition).max() ?? 0
    // A timer may have ticked a thousand times; then only the ends are tried.
    return most == 0 ? [] : most > 8 ? Array(1...8) + [.max] : Array(1...most)
  }

  /// Notes where conditions were not met in a run.
  mutating func add(_ spans: [SourceSpan], seeing count: Int) {
    unmet[count] = spans
  }

  /// Whether a condition is met when so many actions have been received, of all that have arrived in front of it.
  func isMet(_ step: TestStep, behind count: Int, of all: Int) -> Bool {
    guard let run = unmet[count] ?? (count == all ? unmet[.max] : nil) else { return false }
    return !run.contains { step.span.holds($0) }
  }
}

extension Recording {
  /// The tests with the places of what has arrived among their conditions.
  mutating func settle(_ conditions: RecordedConditions) {
    for index in tests.indices { tests[index].settle(conditions) }
  }
}

extension Recording.Test {
  /// The most actions that may have been received before a condition.
  fileprivate var mostBeforeCondition: Int {
    stretches.flatMap { stretch in stretch.conditions.map { stretch.count(before: $0) } }.max() ?? 0
  }

  /// Steps in a row behind which actions may be received, up to the next that sends or receives.
  private struct Stretch {
    /// The numbers of the steps that what has arrived has come after.
    var arrivals: [Int] = []
    var conditions: [Int] = []

    func count(before condition: Int) -> Int {
      arrivals.count { $0 < condition }
    }
  }

  private var stretches: [Stretch] {
    var stretches = [Stretch()]
    for index in -1..<test.steps.count {
      if index >= 0 {
        switch test.steps[index].kind {
        case .send, .receive, .bind: stretches.append(Stretch())
        case .assert: stretches[stretches.count - 1].conditions.append(index)
        default: break
        }
      }
      let count = steps[index]?.arrivals.count ?? 0
      stretches[stretches.count - 1].arrivals += Array(repeating: index, count: count)
    }
    return stretches
  }

  fileprivate mutating func settle(_ conditions: RecordedConditions) {
    for stretch in stretches {
      var limit = Int.max
      var received: [(condition: Int, count: Int)] = []
      for index in stretch.conditions.reversed() {
        let all = stretch.count(before: index)
        let met = (0...min(limit, all)).last {
          conditions.isMet(test.steps[index], behind: $0, of: all)
        }
        guard let met else {
          neverMet.insert(index)
          continue
        }
        limit = met
        received.append((index, met))
      }
      for (number, index) in stretch.arrivals.enumerated() {
        let last = received.filter { $0.count <= number }.map(\.condition).max() ?? index
        places[index, default: []].append(max(last, index))
      }
    }
  }

  /// Whether a condition is met at no place.
  func isNeverMet(_ index: Int) -> Bool { neverMet.contains(index) }

  /// What has arrived and is to be received behind a step.
  func arrivals(behind index: Int) -> [Recording.Arrival] {
    steps.keys.sorted().flatMap { origin in
      zip(steps[origin]?.arrivals ?? [], places[origin] ?? []).filter { $0.1 == index }.map(\.0)
    }
  }
}

extension SourceSpan {
  fileprivate func holds(_ other: SourceSpan) -> Bool {
    file.path == other.file.path
      && (startOffset..<max(endOffset, startOffset + 1))
        .contains(other.startOffset)
  }
}
