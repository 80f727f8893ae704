import SpecSource
import SpecSwift

extension TaskEffect {
  /// The steps and those of the branches in them, in the order they stand in the spec.
  public var allSteps: [TaskStep] { steps.flatMap(\.withInnerSteps) }

  /// The calls of the steps.
  public var calls: [RunEffect] {
    allSteps.compactMap { if case .call(let run) = $0 { run } else { nil } }
  }

  /// The conditions of the branches.
  package var conditions: [SwiftFragment] { allSteps.flatMap(\.conditions) }

  /// The actions that steps send by themselves.
  package var sends: [NamedAction] {
    allSteps.compactMap { if case .send(let call) = $0 { call } else { nil } }
  }

  /// The actions that it sends.
  var actionCalls: [NamedAction] { sentActions + failure.calls }

  /// The actions that its steps send.
  var sentActions: [NamedAction] { sends + calls.flatMap(\.actionCalls) }

  /// Whether it waits for a clock by itself.
  var waits: Bool { pause != nil || pausesBetween }

  /// Whether it waits for a clock by itself after it has begun.
  package var pausesBetween: Bool {
    allSteps.contains { step in
      switch step {
      case .pause: true
      case .call(let run): run.pause != nil
      case .send, .branches, .dismissal: false
      }
    }
  }
}

extension TaskStep {
  /// The step, and behind it those of its branches.
  fileprivate var withInnerSteps: [TaskStep] {
    guard case .branches(let branches) = self else { return [self] }
    return [self] + branches.flatMap(\.steps).flatMap(\.withInnerSteps)
  }

  /// The steps of each of its branches.
  package var innerSteps: [[TaskStep]] {
    if case .branches(let branches) = self { branches.map(\.steps) } else { [] }
  }

  /// Whether no step behind it is ever reached.
  package var isDeadEnd: Bool {
    switch self {
    case .call(let run): run.call.analysis.isDeadEnd
    case .branches(let branches):
      branches.last?.condition == nil
        && branches.map(\.steps).allSatisfy { $0.contains(where: \.isDeadEnd) }
    case .send, .pause, .dismissal: false
    }
  }

  /// Where it stands.
  package var place: SourceSpan {
    switch self {
    case .call(let run): run.span
    case .send(let call): call.span
    case .pause(_, let span): span
    case .dismissal(let dismissal): dismissal.span
    case .branches(let branches): branches[0].span
    }
  }

  /// The conditions of its branches.
  fileprivate var conditions: [SwiftFragment] {
    if case .branches(let branches) = self { branches.compactMap(\.condition) } else { [] }
  }

  /// Whether the feature asks its parent to take it away.
  var isDismissal: Bool {
    if case .dismissal = self { true } else { false }
  }
}
