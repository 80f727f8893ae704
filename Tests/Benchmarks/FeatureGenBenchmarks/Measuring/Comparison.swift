/// A measured piece of work.
@MainActor
struct Subject {
  var name: String
  /// The target ratio to the baseline, for human readers.
  var target: String?
  /// Does the work a number of times.
  var work: (_ times: Int) async throws -> Void

  init(
    _ name: String,
    target: String? = nil,
    work: @escaping (_ times: Int) async throws -> Void
  ) {
    self.name = name
    self.target = target
    self.work = work
  }
}

/// Subjects that are measured together with a baseline, which shows the current speed of the machine.
@MainActor
struct Comparison {
  var baseline: Subject
  var subjects: [Subject]
  /// The unit of the reported times.
  var unit = BenchmarkResult.Unit.nanoseconds

  /// Measures all subjects in turn, round by round. A temporary slowdown of the machine then affects all subjects,
  /// and the ratios remain.
  func measure(_ plan: MeasuringPlan) async throws -> [BenchmarkResult] {
    let subjects = subjects.filter { plan.includes($0.name) }
    guard !subjects.isEmpty else { return [] }
    let effort = plan.effort
    let all = [baseline] + subjects
    var times: [Int] = []
    for subject in all { times.append(try await subject.times(lasting: effort.duration)) }
    var values = [[Double]](repeating: [], count: all.count)
    for _ in 0..<effort.rounds {
      for (number, subject) in all.enumerated() {
        values[number].append(try await subject.nanoseconds(each: times[number]))
      }
    }
    return all.enumerated().map { number, subject in
      BenchmarkResult(
        subject.name,
        values[number].map { $0 / unit.nanoseconds },
        unit,
        baseline: baseline.name,
        ratios: zip(values[number], values[0]).map { $0 / $1 },
        target: subject.target
      )
    }
  }
}

extension Subject {
  /// Returns the number of repetitions for which the work takes the duration. The calls also warm the machine up.
  fileprivate func times(lasting duration: Duration) async throws -> Int {
    var times = 1
    while try await elapsed(times) < duration { times *= 2 }
    return times
  }

  fileprivate func nanoseconds(each times: Int) async throws -> Double {
    try await elapsed(times) / .nanoseconds(times)
  }

  private func elapsed(_ times: Int) async throws -> Duration {
    let start = ContinuousClock.now
    try await work(times)
    return start.duration(to: .now)
  }
}
