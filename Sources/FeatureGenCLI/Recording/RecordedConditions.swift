import FeatureSpec
import SpecSource

/// The places of a test's conditions among the actions that arrive.
///
/// A condition does not record how many actions were received before it. Therefore, the tests are run again, with
/// conditions that see the state after more and more of the arrived actions; each condition keeps the last place at
/// which it is met.
struct RecordedConditions {
  /// The conditions that were not met, by the number of arrived actions that the conditions saw in the run.
  private var unmet: [Int: [SourceSpan]] = [:]

  /// Returns the numbers of arrived actions for the conditions of the further runs, after a first run without arrived
  /// actions.
  static func runs(for recording: Recording) -> [Int] {
    let most = recording.tests.map(\.mostBeforeCondition).max() ?? 0
    // A timer may have ticked a thousand times; then only small numbers and the maximum are tried.
    return most == 0 ? [] : most > 8 ? Array(1...8) + [.max] : Array(1...most)
  }

  /// Notes the conditions that were not met in a run.
  mutating func add(_ spans: [SourceSpan], seeing count: Int) {
    unmet[count] = spans
  }

  /// Whether a condition is met after a number of the actions that have arrived before it.
  func isMet(_ step: TestStep, after count: Int, of all: Int) -> Bool {
    guard let run = unmet[count] ?? (count == all ? unmet[.max] : nil) else { return false }
    return !run.contains { step.span.holds($0) }
  }
}

extension Recording {
  /// Decides for each arrived action after which condition it is received.
  mutating func settle(_ conditions: RecordedConditions) {
    for index in tests.indices { tests[index].settle(conditions) }
  }
}

extension Recording.Test {
  /// The maximum number of actions that may have been received before a condition.
  fileprivate var mostBeforeCondition: Int {
    stretches.flatMap { stretch in stretch.conditions.map { stretch.count(before: $0) } }.max() ?? 0
  }

  /// Consecutive steps after which actions may be received, up to the next step that sends or receives.
  private struct Stretch {
    /// The numbers of the steps after which the actions have arrived.
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
          conditions.isMet(test.steps[index], after: $0, of: all)
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

  /// Returns the actions that are to be received after a step.
  func arrivals(after index: Int) -> [Recording.Arrival] {
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
