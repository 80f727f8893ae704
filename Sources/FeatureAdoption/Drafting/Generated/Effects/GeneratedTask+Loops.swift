import SpecSource
import SpecSwift

extension GeneratedTask {
  /// Returns a timer, or the reaction to each element of a sequence; nil for other statements.
  func loop() -> DraftKey? {
    var items = items[...]
    var elements: Expression?
    if let first = items.first,
      case .variable(["elements"], type: nil, let value?) = first.statement.kind
    {
      elements = value
      items = items.dropFirst()
    }
    guard priority == nil, let first = items.first, items.count <= 2,
      case .loop(let loop) = first.statement.kind, loop.isAsynchronous,
      let sequence = loop.sequence, let element = loop.element,
      elements == nil || sequence.source.text == "elements",
      let steps = steps(drafter.items(loop.body, in: loop.interior)), !steps.isEmpty
    else { return nil }
    if items.count == 1, elements == nil, let timer = timer(sequence, loop, steps) { return timer }
    var finished: Sent?
    if items.count == 2 {
      guard let sent = sent(items[items.startIndex + 1].statement, sender) else { return nil }
      finished = sent
    }
    return stream(elements ?? sequence, loop, element.text, steps, finished)
  }

  private func timer(_ sequence: Expression, _ loop: Loop, _ steps: [Step]) -> DraftKey? {
    guard loop.element?.text == "_", loop.condition == nil, failure == nil, steps.count == 1,
      case .send(let sent) = steps[0], options.id == nil || options.cancelsInFlight,
      case .call(let callee, let arguments) = sequence.unmarked.kind,
      case .member(of: let clock?, name: "timer") = callee.kind, isClock(clock),
      arguments.count == 1, arguments[0].label == "interval"
    else { return nil }
    let every = duration(file.draft(arguments[0].value.source.range).text)
    let rest = options.id.map { [DraftKey("id", .text($0))] } ?? []
    return DraftKey(
      "timer",
      .keys(
        [DraftKey("every", "\(every)"), DraftKey("send", "\(sent.address)")] + rest
          + (sent.animation.map { [DraftKey("animation", .text($0))] } ?? [])))
  }

  private func stream(
    _ sequence: Expression, _ loop: Loop, _ element: String, _ steps: [Step], _ finished: Sent?
  ) -> DraftKey? {
    guard element == "_" || isIdentifier(element.withoutBackticks) else { return nil }
    let name = element.withoutBackticks
    var keys = [DraftKey("of", .text(file.draft(sequence.source.range)))]
    if let condition = loop.condition {
      keys.append(DraftKey("where", "\(file.draft(condition.range).text.onOneLineIfPlain)"))
    }
    if !["element", "_"].contains(name) { keys.append(DraftKey("element", "\(name)")) }
    var sent = [finished].compactMap(\.self)
    if case .send(let failed)? = failure { sent.append(failed) }
    if steps.count == 1, case .send(let one) = steps[0], animation(of: sent + [one]) != nil {
      let payload = drafter.names.payloads[one.address.beforeArguments] ?? []
      let label = payload.first?.label.map { [$0, ":"] } ?? []
      let isAll =
        payload.count == 1
        && words(one.address)
          == words(one.address.beforeArguments) + ["("] + label + [element, ")"]
      keys.append(DraftKey("send", "\(isAll ? one.address.beforeArguments : one.address)"))
      sent.append(one)
    } else {
      sent += receivers(of: steps)
      guard let shared = animation(of: sent), let drafts = drafts(of: steps, without: shared),
        shared == nil || sends(of: steps).allSatisfy({ $0.animation != nil })
      else { return nil }
      keys.append(DraftKey("steps", .list(drafts)))
    }
    if let finished { keys.append(DraftKey("finished", "\(finished.address)")) }
    return DraftKey("stream", .keys(keys + failureKeys + rest(nil, animation(of: sent) ?? nil)))
  }
}
