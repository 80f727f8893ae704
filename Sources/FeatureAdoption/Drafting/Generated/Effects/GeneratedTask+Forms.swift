import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

extension GeneratedTask {
  /// The keys that express the task, the plainest first.
  var forms: [DraftKey] {
    if let loop = loop() { return [loop] }
    var items = items
    var wait: String?
    if let first = items.first, let duration = pause(first.statement) {
      wait = duration
      items.removeFirst()
    }
    guard let steps = steps(items) else { return [] }
    var forms: [DraftKey] = []
    if failure == nil, priority == nil {
      if let form = plain(steps, wait) { forms.append(form) }
      if let form = dismissal(steps, wait) { forms.append(form) }
    }
    if let form = run(steps, wait) { forms.append(form) }
    if let form = task(steps, wait) { forms.append(form) }
    return forms
  }

  /// Returns actions that are sent with animations, or an action that is sent after a delay.
  private func plain(_ steps: [Step], _ wait: String?) -> DraftKey? {
    let sent = steps.compactMap { if case .send(let sent) = $0 { sent } else { nil } }
    guard sent.count == steps.count, let first = sent.first else { return nil }
    if let wait {
      guard sent.count == 1 else { return nil }
      return DraftKey(
        "after",
        .keys(
          [DraftKey("delay", "\(wait)"), DraftKey("send", "\(first.address)")] + options.keys
            + animated(first.animation)))
    }
    guard options.isEmpty, sent.allSatisfy({ $0.animation != nil }) else { return nil }
    let values = sent.map(\.draft)
    return DraftKey("send", values.count == 1 ? values[0] : .list(values))
  }

  private func dismissal(_ steps: [Step], _ wait: String?) -> DraftKey? {
    guard wait == nil, options.isEmpty, steps.count == 1, case .dismiss(let animation) = steps[0]
    else { return nil }
    return DraftKey("dismiss", dismissed(animation))
  }

  /// Returns a single call, or none.
  private func run(_ steps: [Step], _ wait: String?) -> DraftKey? {
    var keys: [DraftKey] = []
    var sent: [Sent] = []
    var isCall = true
    switch steps.count {
    case 1:
      switch steps[0] {
      case .call(let call, let success):
        keys.append(DraftKey("call", "\(call)"))
        if let success { keys.append(DraftKey("success", "\(success.address)")) }
        sent += [success].compactMap(\.self)
      case .result(let call, let receiver):
        guard case .send(let failed)? = failure, isResult(failed, receiver.address),
          animation(of: [receiver, failed]) != nil
        else { return nil }
        keys = [DraftKey("call", "\(call)"), DraftKey("result", "\(receiver.address)")]
        return key(keys + cancellationKey, wait, [receiver])
      case .send(let one):
        guard failure == nil else { return nil }
        keys.append(DraftKey("success", "\(one.address)"))
        sent.append(one)
        isCall = false
      case .pause, .dismiss, .branches: return nil
      }
    case 2:
      guard case .call(let call, success: nil) = steps[0], case .send(let one) = steps[1],
        !call.hasPrefix("let ")
      else { return nil }
      if case .send(let failed)? = failure, one.address.hasSuffix("(.success(()))"),
        isResult(failed, one.address.beforeArguments), animation(of: [one, failed]) != nil
      {
        keys = [
          DraftKey("call", "\(call)"), DraftKey("result", "\(one.address.beforeArguments)"),
        ]
        return key(keys + cancellationKey, wait, [one])
      }
      guard !words(one.address).contains("value") else { return nil }
      keys = [DraftKey("call", "\(call)"), DraftKey("success", "\(one.address)")]
      sent.append(one)
    default:
      // Several statements are a single call if none of them sends an action.
      guard let first = items.first(where: { pause($0.statement) == nil }), let last = items.last,
        !file.mentions(sender, in: first.range.lowerBound..<last.end),
        !steps.contains(where: \.needsStep)
      else { return nil }
      keys.append(DraftKey("call", .text(file.draft(first.range.lowerBound..<last.end))))
    }
    if case .send(let failed)? = failure { sent.append(failed) }
    guard animation(of: sent) != nil else { return nil }
    return key(keys + (isCall ? failureKeys : []), wait, sent)
  }

  private func key(_ keys: [DraftKey], _ wait: String?, _ sent: [Sent]) -> DraftKey {
    DraftKey("run", .keys(keys + rest(wait, animation(of: sent) ?? nil)))
  }

  /// Whether the reaction to an error receives it in a `Result`.
  private func isResult(_ failed: Sent, _ name: String) -> Bool {
    let label = drafter.names.payloads[name]?.first?.label.map { "\($0): " } ?? ""
    return ["error", "EffectError(error)"].contains {
      failed.address == "\(name)(\(label).failure(\($0)))"
    }
  }

  /// Returns several steps.
  private func task(_ steps: [Step], _ wait: String?) -> DraftKey? {
    // The value of a call has no animation of its own.
    var receivers = receivers(of: steps)
    if case .send(let failed)? = failure { receivers.append(failed) }
    guard let shared = animation(of: receivers) else { return nil }
    let all = sends(of: steps)
    var animation = shared
    if receivers.isEmpty, let first = all.first?.animation,
      all.allSatisfy({ $0.animation?.text == first.text })
    {
      animation = first
    }
    if animation != nil, all.contains(where: { $0.animation == nil }) { return nil }
    guard let drafts = drafts(of: steps, without: animation) else { return nil }
    return DraftKey(
      "steps", .keys([DraftKey("of", .list(drafts))] + failureKeys + rest(wait, animation)))
  }

  /// Returns the animation that all of some actions share; nil if they have different ones, an empty one if they have
  /// none.
  func animation(of sent: [Sent]) -> DraftText?? {
    guard let first = sent.first else { return .some(nil) }
    return sent.allSatisfy({ $0.animation?.text == first.animation?.text })
      ? .some(first.animation) : nil
  }

  private func animated(_ animation: DraftText?) -> [DraftKey] {
    animation.map { [DraftKey("animation", .text($0))] } ?? []
  }

  /// Returns the options of a task.
  func rest(_ wait: String?, _ animation: DraftText?) -> [DraftKey] {
    var keys = options.keys
    var waiting = wait.map { [DraftKey("after", "\($0)")] } ?? []
    if let wait, options.cancelsInFlight {
      keys.removeAll { $0.name == "cancelInFlight" }
      waiting = [DraftKey("debounce", "\(wait)")]
    }
    let priority = priority.map { [DraftKey("priority", .text($0))] } ?? []
    return keys + animated(animation) + priority + waiting
  }

  /// The keys for the reaction to errors.
  var failureKeys: [DraftKey] {
    switch failure {
    case .ignore: return [DraftKey("failure", "ignore")]
    case .send(let sent): return [DraftKey("failure", "\(sent.address)")] + cancellationKey
    case nil:
      guard let first = items.first, let last = items.last else { return [] }
      let text = file.draft(first.range.lowerBound..<last.end).text
      let source = SourcedText(text: text, span: file.span(first.range), verbatimFrom: 0)
      let analysis = parseFragment(source, as: .statements, options: .all).value?.analysis
      let throwsErrors =
        analysis.map { $0.throwsErrors && !$0.onlySleeps { drafter.builtIns[$0] } } ?? false
      return throwsErrors ? [DraftKey("failure", "unhandled")] : []
    }
  }
}

extension GeneratedTask.Step {
  /// Whether only a step can express it.
  fileprivate var needsStep: Bool {
    switch self {
    case .pause, .dismiss: true
    case .branches(let branches): branches.flatMap(\.steps).contains(where: \.needsStep)
    case .call, .send, .result: false
    }
  }
}
