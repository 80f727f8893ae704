import SpecSource
import SpecSwift

extension GeneratedTask {
  /// Returns steps as a spec has them.
  func drafts(of steps: [Step], without animation: DraftText?) -> [SpecDraft]? {
    var drafts: [SpecDraft] = []
    var wait: String?
    for step in steps {
      let pause = wait.map { [DraftKey("after", "\($0)")] } ?? []
      if case .pause(let duration) = step {
        guard wait == nil else { return nil }
        wait = duration
        continue
      }
      wait = nil
      switch step {
      case .pause: break
      case .call(let call, let success):
        let receiver = success.map { [DraftKey("success", "\($0.address)")] } ?? []
        drafts.append(
          .keys([DraftKey("run", .keys([DraftKey("call", "\(call)")] + receiver + pause))]))
      case .result: return nil
      case .send(let sent):
        let isShared = sent.animation?.text == animation?.text
        if !pause.isEmpty {
          guard isShared else { return nil }
          drafts.append(
            .keys([DraftKey("run", .keys([DraftKey("success", "\(sent.address)")] + pause))]))
        } else {
          drafts.append(
            .keys([DraftKey("send", isShared ? "\(sent.address)" : sent.draft)]))
        }
      case .dismiss(let animation):
        guard pause.isEmpty else { return nil }
        drafts.append(.keys([DraftKey("dismiss", dismissed(animation))]))
      case .branches(let branches):
        guard pause.isEmpty else { return nil }
        var items: [SpecDraft] = []
        for branch in branches {
          guard let inner = self.drafts(of: branch.steps, without: animation) else { return nil }
          let keys: [DraftKey]
          if inner.count == 1, case .keys(let only) = inner[0] {
            keys = only
          } else {
            keys = [DraftKey("steps", .list(inner))]
          }
          items.append(
            .keys(
              branch.condition.map { [DraftKey("if", "\($0)")] + keys }
                ?? [DraftKey("else", .keys(keys))]))
        }
        drafts.append(.keys([DraftKey("when", .list(items))]))
      }
    }
    return wait == nil ? drafts : nil
  }

  /// Returns the actions that steps send without a call.
  func sends(of steps: [Step]) -> [Sent] { steps.flatMap(\.sends) }

  /// Returns the actions that receive values of calls.
  func receivers(of steps: [Step]) -> [Sent] { steps.flatMap(\.receivers) }

  func dismissed(_ animation: DraftText?) -> SpecDraft {
    animation.map { .keys(("of", "self"), ("animation", .text($0))) } ?? "self"
  }
}

extension GeneratedTask.Sent {
  /// The action with its animation.
  var draft: SpecDraft {
    animation.map { .keys(("action", "\(address)"), ("animation", .text($0))) } ?? "\(address)"
  }
}

extension GeneratedTask.Step {
  /// The actions that the step sends.
  fileprivate var sends: [GeneratedTask.Sent] {
    switch self {
    case .send(let sent): [sent]
    case .branches(let branches): branches.flatMap(\.steps).flatMap(\.sends)
    case .pause, .call, .result, .dismiss: []
    }
  }

  /// The actions that receive values of calls.
  fileprivate var receivers: [GeneratedTask.Sent] {
    switch self {
    case .call(_, let success): [success].compactMap(\.self)
    case .result(_, let sent): [sent]
    case .branches(let branches): branches.flatMap(\.steps).flatMap(\.receivers)
    case .pause, .send, .dismiss: []
    }
  }
}
