import SpecSource
import SpecSwift

extension TaskReader {
  /// Returns a timer, or the reaction to each element of a sequence; nil for other statements.
  func loop() -> EffectForm? {
    let items = withoutNamedSequence
    guard options.priority == nil, let first = items.first, items.count <= 2,
      !first.statement.returns,
      case .loop(let loop) = first.statement.kind, loop.isAsynchronous,
      let sequence = loop.sequence, let element = loop.element?.text,
      element == "_" || isIdentifier(element.withoutBackticks),
      let of = written(file.draft(sequence.source.range).text),
      let steps = steps(drafter.items(loop.body, in: loop.interior)), !steps.isEmpty
    else { return nil }
    if items.count == 1, let timer = timer(sequence, loop, steps) { return timer }
    var keys = [DraftKey("of", "\(of)")]
    if let condition = loop.condition {
      guard let text = written(file.draft(condition.range).text.onOneLineIfPlain) else {
        return nil
      }
      keys.append(DraftKey("where", "\(text)"))
    }
    if !["element", "_"].contains(element) {
      keys.append(DraftKey("element", "\(element.withoutBackticks)"))
    }
    var sent: [Sent] = []
    if case .send(let failed)? = failure { sent.append(failed) }
    var finished: Sent?
    if items.count == 2 {
      guard let last = self.sent(items[1].statement, sender) else { return nil }
      (finished, sent) = (last, sent + [last])
    }
    if steps.count == 1, case .send(let one) = steps[0], animation(of: sent + [one]) != nil {
      keys.append(DraftKey("send", "\(address(of: one, carrying: element))"))
      sent.append(one)
    } else {
      sent += steps.flatMap(\.receivers)
      guard let shared = animation(of: sent),
        shared == nil || steps.flatMap(\.sent).allSatisfy({ $0.animation != nil }),
        let drafts = drafts(of: steps, without: shared)
      else { return nil }
      keys.append(DraftKey("steps", .list(drafts)))
    }
    if let finished { keys.append(DraftKey("finished", "\(finished.address)")) }
    let throwsErrors = loop.isThrowing || leavesErrors(text(around: self.items[...]))
    guard failure == nil || throwsErrors else { return nil }
    keys += failureKeys ?? (throwsErrors ? [DraftKey("failure", "unhandled")] : [])
    return EffectForm(.stream, .keys(keys + rest(nil, animation(of: sent) ?? nil)))
  }

  /// Returns an action as the key names it: without its payload, if it carries only the element.
  private func address(of sent: Sent, carrying element: String) -> String {
    let name = sent.address.beforeArguments
    let payload = drafter.names.payloads[name] ?? []
    let label = payload.first?.label.map { [$0, ":"] } ?? []
    let isAll =
      payload.count == 1 && words(sent.address) == words(name) + ["("] + label + [element, ")"]
    return isAll ? name : sent.address
  }

  private func timer(_ sequence: Expression, _ loop: Loop, _ steps: [Step]) -> EffectForm? {
    guard loop.element?.text == "_", loop.condition == nil, failure == nil, steps.count == 1,
      case .send(let sent) = steps[0], options.id == nil || options.cancelsInFlight,
      case .call(let callee, let arguments) = sequence.unmarked.kind,
      case .member(of: let clock?, name: "timer") = callee.kind, isClock(clock),
      arguments.count == 1, arguments[0].label == "interval",
      let every = written(file.draft(arguments[0].value.source.range).text)
    else { return nil }
    let id = options.id.map { [DraftKey("id", .text($0))] } ?? []
    return EffectForm(
      .timer,
      .keys(
        [DraftKey("every", "\(duration(every))"), DraftKey("send", "\(sent.address)")] + id
          + (sent.animation.map { [DraftKey("animation", .text($0))] } ?? [])))
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
}
