import SpecSwift

extension Feature {
  /// The names of the own actions that effects send, which tell how something went rather than what a person wants.
  public var answeringActions: Set<String> {
    let calls = blocks.flatMap(\.allEffects).flatMap(\.answers)
    return Set(calls.filter { $0.components.count == 1 }.map(\.name))
  }
}

extension Effects {
  /// What is sent later.
  fileprivate var answers: [ActionCall] {
    let runs = runs.flatMap { $0.success.calls + $0.failure.calls + [$0.result].compactMap(\.self) }
    let streams = streams.flatMap {
      [$0.send] + [$0.finished].compactMap(\.self) + $0.failure.calls
    }
    return runs + streams + timers.map(\.send) + delays.map(\.send)
  }
}
