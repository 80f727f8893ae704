import SpecSource
import SpecSwift

extension TaskReader {
  /// Returns the key of a sequence whose elements are sent, or of the ticks of a clock; nil when the statements are
  /// neither.
  func stream(_ options: TaskOptions, _ priority: DraftText?) -> DraftKey? {
    let items = withoutNamedSequence
    guard priority == nil, let first = items.first, case .loop(let loop) = first.statement.kind,
      loop.isAsynchronous, let sequence = loop.sequence, let element = loop.element,
      items.count <= 2, loop.body.count == 1, let sent = sent(loop.body[0], sender),
      sent.animation == nil, let address = address(of: sent.action),
      let of = written(file.draft(sequence.source.range).text)
    else { return nil }
    if items.count == 1, let timer = timer(sequence, loop, address, options) { return timer }
    guard element.text == "_" || isIdentifier(element.text) else { return nil }
    var keys = [DraftKey("of", "\(of)")]
    if let condition = loop.condition {
      guard let text = written(file.draft(condition.range).text) else { return nil }
      keys.append(DraftKey("where", "\(text)"))
    }
    if !["element", "_"].contains(element.text) {
      keys.append(DraftKey("element", "\(element.text)"))
    }
    let isPlain = words(address) == [address.beforeArguments, "(", "element", ")"]
    let isAll = isPlain && drafter.names.payloads[address.beforeArguments]?.count == 1
    keys.append(DraftKey("send", isAll ? "\(address.beforeArguments)" : "\(address)"))
    if items.count == 2 {
      guard let end = self.sent(items[1].statement, sender), end.animation == nil,
        let finished = self.address(of: end.action)
      else { return nil }
      keys.append(DraftKey("finished", "\(finished)"))
    }
    if let failureKey {
      keys += failureKey
    } else if loop.isThrowing || hasTry(of) {
      keys.append(DraftKey("failure", "unhandled"))
    }
    return DraftKey("stream", .keys(keys + options.keys))
  }

  /// The statements without the one that names the sequence of the following loop. The loop contains the sequence
  /// itself.
  private var withoutNamedSequence: [BlockDrafter.Item] {
    guard items.count > 1,
      let (named, sequence) = items[0].statement.namedSequence(
        of: items[1].statement, before: items[2...].map(\.statement)),
      !file.hasComment(items[0].range.lowerBound..<sequence.source.range.lowerBound),
      !file.hasComment(sequence.source.range.upperBound..<items[0].end)
    else { return items }
    var item = items[1]
    item.statement = named
    return [item] + items[2...]
  }

  private func timer(
    _ sequence: Expression, _ loop: Loop, _ address: String, _ options: TaskOptions
  ) -> DraftKey? {
    guard loop.element?.text == "_", loop.condition == nil, failure == nil,
      options.id == nil || options.cancelsInFlight,
      case .call(let callee, let arguments) = sequence.unmarked.kind,
      ["continuousClock.timer", "self.continuousClock.timer"].contains(callee.source.text),
      arguments.count == 1, arguments[0].label == "interval",
      let every = written(file.draft(arguments[0].value.source.range).text)
    else { return nil }
    let id = options.id.map { [DraftKey("id", .text($0))] } ?? []
    return DraftKey(
      "timer",
      .keys([DraftKey("every", "\(duration(every))"), DraftKey("send", "\(address)")] + id))
  }

  /// Returns the key of the steps of a single task: calls whose names stay in scope, and actions that are sent.
  func steps(_ rest: [DraftKey]) -> DraftKey? {
    guard let steps = steps(items), !steps.isEmpty else { return nil }
    let all = file.draft((items.first?.range.lowerBound ?? 0)..<(items.last?.end ?? 0)).text
    return DraftKey("steps", .keys([DraftKey("of", .list(steps))] + failureKey(all) + rest))
  }

  private func steps(_ items: [BlockDrafter.Item]) -> [SpecDraft]? {
    var steps: [SpecDraft] = []
    var calls = items[0..<0]
    func flush() -> Bool {
      guard !calls.isEmpty else { return true }
      guard let text = text(calls) else { return false }
      steps.append(.keys(("run", .keys(("call", "\(text)")))))
      calls = []
      return true
    }
    for (index, item) in items.enumerated() {
      guard sends(item) else {
        guard !item.statement.returns else { return nil }
        calls = calls.isEmpty ? items[index...index] : items[calls.startIndex...index]
        continue
      }
      if let key = received(item, calls.last, before: items[(index + 1)...]) {
        calls = calls.dropLast()
        guard flush() else { return nil }
        steps.append(.keys([key]))
        continue
      }
      guard flush(), let key = step(item) else { return nil }
      steps.append(.keys([key]))
    }
    return flush() ? steps : nil
  }

  /// Returns the key of a call whose value an action receives, if the previous statement names the value only for the
  /// action.
  private func received(
    _ item: BlockDrafter.Item, _ call: BlockDrafter.Item?,
    before rest: ArraySlice<BlockDrafter.Item>
  ) -> DraftKey? {
    guard let call, let sent = sent(item.statement, sender), sent.animation == nil,
      case .variable(let names, type: nil, _) = call.statement.kind, names.count == 1,
      !rest.contains(where: { file.words(in: $0.statement.source.range).contains(names[0]) }),
      let action = inlined(sent.action, [call])
    else { return nil }
    return called(action, [], isStep: true)
  }

  private func step(_ item: BlockDrafter.Item) -> DraftKey? {
    if let sent = sent(item.statement, sender) {
      guard let address = address(of: sent.action) else { return nil }
      if calls(sent.action, address) {
        return sent.animation == nil ? called(sent.action, [], isStep: true) : nil
      }
      guard let animation = sent.animation else { return DraftKey("send", "\(address)") }
      return DraftKey(
        "send",
        .keys(("action", "\(address)"), ("animation", .text(file.draft(animation.source.range)))))
    }
    guard case .expression(let value) = item.statement.kind,
      case .branching(let branching) = value.kind, branching.subject == nil,
      !item.statement.returns
    else { return nil }
    var branches: [SpecDraft] = []
    for branch in branching.branches {
      guard let inner = self.steps(drafter.items(branch.body, in: branch.interior)), !inner.isEmpty
      else { return nil }
      let keys = inner.count == 1 ? inner[0].keys : [DraftKey("steps", .list(inner))]
      guard let label = branch.label else {
        branches.append(.keys([DraftKey("else", .keys(keys))]))
        continue
      }
      guard let condition = written(file.draft(label.range).text) else { return nil }
      branches.append(.keys([DraftKey("if", "\(condition)")] + keys))
    }
    return DraftKey("when", .list(branches))
  }
}

extension SpecDraft {
  /// The keys of a mapping.
  fileprivate var keys: [DraftKey] {
    if case .keys(let keys) = self { keys } else { [] }
  }
}
