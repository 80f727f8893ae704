import SpecSource
import SpecSwift

extension TaskEffect {
  /// The steps and the steps of their branches, in the order of the spec.
  public var allSteps: [TaskStep] { steps.flatMap(\.withInnerSteps) }

  /// The calls of the steps.
  public var calls: [RunEffect] {
    allSteps.compactMap { if case .call(let run) = $0 { run } else { nil } }
  }

  /// The conditions of the branches.
  package var conditions: [SwiftFragment] { allSteps.flatMap(\.conditions) }

  /// The actions that steps send without a call.
  package var sends: [NamedAction] {
    allSteps.compactMap { if case .send(let call) = $0 { call } else { nil } }
  }

  /// The actions that the task's steps send.
  var sentActions: [NamedAction] { sends + calls.flatMap(\.answers) }

  /// Whether the task waits for a clock after it has begun.
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
  /// The step, followed by the steps of its branches.
  fileprivate var withInnerSteps: [TaskStep] {
    guard case .branches(let branches) = self else { return [self] }
    return [self] + branches.flatMap(\.steps).flatMap(\.withInnerSteps)
  }

  /// The steps of each branch of the step.
  package var innerSteps: [[TaskStep]] {
    if case .branches(let branches) = self { branches.map(\.steps) } else { [] }
  }

  /// Whether no later step is ever reached.
  package var isDeadEnd: Bool {
    switch self {
    case .call(let run): run.call.analysis.isDeadEnd
    case .branches(let branches):
      branches.last?.condition == nil
        && branches.map(\.steps).allSatisfy { $0.contains(where: \.isDeadEnd) }
    case .send, .pause, .dismissal: false
    }
  }

  /// The place of the step in the spec.
  package var place: SourceSpan {
    switch self {
    case .call(let run): run.span
    case .send(let call): call.span
    case .pause(_, let span): span
    case .dismissal(let dismissal): dismissal.span
    case .branches(let branches): branches[0].span
    }
  }

  /// The conditions of the step's branches.
  fileprivate var conditions: [SwiftFragment] {
    if case .branches(let branches) = self { branches.compactMap(\.condition) } else { [] }
  }
}

extension TaskStep {
  /// Changes the actions that the step and its branches send.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> TaskStep {
    switch self {
    case .call(let run): return .call(run.changingActions(change))
    case .send(let action): return .send(change(action))
    case .branches(let branches):
      return .branches(
        branches.map { branch in
          var branch = branch
          branch.steps = branch.steps.map { $0.changingActions(change) }
          return branch
        })
    case .pause, .dismissal: return self
    }
  }
}

extension [TaskStep] {
  /// Adds the Swift of steps. The names that a call declares stay in scope of the later steps.
  func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    var scope = scope
    for step in self {
      switch step {
      case .call(let run):
        run.addCall(to: &scopes, in: scope)
        scope = scope.adding(.declared(by: run.call))
      case .send(let action): scopes.add(action.argumentValues, at: .payload, in: scope)
      case .pause(let duration, _):
        scopes.add([duration.fragment].compactMap(\.self), at: .setting, in: scope)
      case .branches(let branches):
        for branch in branches {
          var inside = scope
          if let condition = branch.condition {
            scopes.add([condition], at: .call, in: scope)
            inside = scope.adding(.declared(by: condition))
          }
          branch.steps.addFragments(to: &scopes, in: inside)
        }
      case .dismissal(let dismissal): dismissal.addFragments(to: &scopes, in: scope)
      }
    }
  }
}
