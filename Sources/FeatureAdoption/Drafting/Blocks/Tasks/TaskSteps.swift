import SpecSource
import SpecSwift

extension TaskReader {
  /// Returns steps as a spec has them; nil if no key can express one of them.
  ///
  /// - Parameter animation: The animation of the task, which its steps do not repeat.
  func drafts(of steps: [Step], without animation: DraftText?) -> [SpecDraft]? {
    var drafts: [SpecDraft] = []
    var wait: (duration: String, item: BlockDrafter.Item)?
    func add(_ key: DraftKey) { drafts.append(.keys([key])) }
    /// Adds the waiting as a step of its own.
    ///
    /// - Returns: Whether a key can express the waiting.
    func flush() -> Bool {
      guard let item = wait?.item else { return true }
      wait = nil
      guard let text = text([item]) else { return false }
      add(DraftKey("run", .keys(("call", "\(text)"))))
      return true
    }
    func add(_ name: String, _ keys: [DraftKey]) {
      add(DraftKey(name, .keys(keys + (wait.map { [DraftKey("after", "\($0.duration)")] } ?? []))))
      wait = nil
    }
    for step in steps {
      switch step {
      case .pause(let duration, let item):
        guard flush() else { return nil }
        wait = (duration, item)
      case .statements(let items):
        guard let text = text(items[...]) else { return nil }
        add("run", [DraftKey("call", "\(text)")])
      case .call(let value, let receiver):
        guard let call = text(of: value) else { return nil }
        add("run", [DraftKey("call", "\(call)"), DraftKey("success", "\(receiver.address)")])
      case .result: return nil
      case .send(let sent):
        let isShared = sent.animation?.text == animation?.text
        if wait == nil {
          add(DraftKey("send", isShared ? "\(sent.address)" : sent.draft))
        } else {
          add("send", isShared ? [DraftKey("action", "\(sent.address)")] : sent.keys)
        }
      case .dismiss(let animation, _):
        guard flush() else { return nil }
        add(DraftKey("dismiss", dismissed(animation)))
      case .branches(let branches):
        guard flush() else { return nil }
        var items: [SpecDraft] = []
        for branch in branches {
          guard let inner = self.drafts(of: branch.steps, without: animation) else { return nil }
          var keys = [DraftKey("steps", .list(inner))]
          if inner.count == 1, case .keys(let only) = inner[0] { keys = only }
          items.append(
            .keys(
              branch.condition.map { [DraftKey("if", "\($0)")] + keys }
                ?? [DraftKey("else", .keys(keys))]))
        }
        add(DraftKey("when", .list(items)))
      }
    }
    return flush() ? drafts : nil
  }
}

extension TaskReader.Sent {
  /// The action with its animation.
  var draft: SpecDraft { animation == nil ? "\(address)" : .keys(keys) }

  /// The keys of the action and its animation.
  var keys: [DraftKey] {
    [DraftKey("action", "\(address)")]
      + (animation.map { [DraftKey("animation", .text($0))] } ?? [])
  }
}

extension TaskReader.Step {
  /// The statements of a step that sends no action; nil for other steps.
  var silentItems: [BlockDrafter.Item]? {
    switch self {
    case .pause(_, let item), .dismiss(_, let item): [item]
    case .statements(let items): items
    case .call, .result, .send, .branches: nil
    }
  }

  /// Whether a statement of the step may end the task.
  var returns: Bool { silentItems?.contains(where: \.statement.returns) ?? false }

  /// The actions that the step sends without a call.
  var sent: [TaskReader.Sent] {
    switch self {
    case .send(let sent): [sent]
    case .branches(let branches): branches.flatMap(\.steps).flatMap(\.sent)
    case .pause, .statements, .call, .result, .dismiss: []
    }
  }

  /// The actions that receive values of calls.
  var receivers: [TaskReader.Sent] {
    switch self {
    case .call(_, let receiver), .result(_, let receiver, _): [receiver]
    case .branches(let branches): branches.flatMap(\.steps).flatMap(\.receivers)
    case .pause, .statements, .send, .dismiss: []
    }
  }
}
