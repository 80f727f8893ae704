import SpecSource
import SpecSwift

extension TaskReader {
  /// The keys that express the task, each of them alone, the plainest first.
  var forms: [EffectForm] {
    let all = text(around: items[...])
    // No key expresses the reaction to errors that no code throws.
    if failure != nil, !hasTry(all) { return [] }
    if let loop = loop() { return [loop] }
    if failure != nil, !leavesErrors(all) { return [] }
    guard let steps = steps(items) else { return [] }
    let isSilent = steps.allSatisfy { $0.silentItems != nil }
    guard isSilent || !steps.contains(where: \.returns) else { return [] }
    guard case .pause(let duration, _)? = steps.first, steps.count > 1 else {
      return forms(of: steps, after: nil)
    }
    return forms(of: Array(steps.dropFirst()), after: duration)
  }

  private func forms(of steps: [Step], after wait: String?) -> [EffectForm] {
    var forms = [run(steps, wait), task(steps, wait)]
    if failure == nil {
      forms = [animatedSends(steps, wait), dismissal(steps, wait), laterSend(steps, wait)] + forms
    }
    return forms.compactMap(\.self)
  }

  /// Returns actions that are sent with animations.
  private func animatedSends(_ steps: [Step], _ wait: String?) -> EffectForm? {
    let sent = steps.compactMap { if case .send(let sent) = $0 { sent } else { nil } }
    guard wait == nil, options.isEmpty, !sent.isEmpty, sent.count == steps.count,
      sent.allSatisfy({ $0.animation != nil })
    else { return nil }
    let values = sent.map(\.draft)
    return EffectForm(.animatedSend, values.count == 1 ? values[0] : .list(values))
  }

  /// Returns an action that the task sends later.
  private func laterSend(_ steps: [Step], _ wait: String?) -> EffectForm? {
    guard steps.count == 1, case .send(let sent) = steps[0] else { return nil }
    let timing = waiting(wait) + keys(after: wait) + priorityKeys
    return EffectForm(
      .laterSend,
      .keys(
        [DraftKey("action", "\(sent.address)")]
          + (timing.isEmpty ? [DraftKey("later", "true")] : timing) + animated(sent.animation)))
  }

  private func dismissal(_ steps: [Step], _ wait: String?) -> EffectForm? {
    guard wait == nil, options.isEmpty, steps.count == 1, case .dismiss(let animation, _) = steps[0]
    else { return nil }
    return EffectForm(.dismiss, dismissed(animation))
  }

  /// Returns the value of `dismiss` for the feature itself.
  func dismissed(_ animation: DraftText?) -> SpecDraft {
    animation.map { .keys(("of", "self"), ("animation", .text($0))) } ?? "self"
  }

  /// Returns a single call.
  private func run(_ steps: [Step], _ wait: String?) -> EffectForm? {
    func run(_ keys: [DraftKey], sending sent: [Sent]) -> EffectForm? {
      animation(of: sent).map { EffectForm(.run, .keys(keys + rest(wait, $0))) }
    }
    var failed: [Sent] = []
    if case .send(let sent)? = failure { failed = [sent] }
    let silent = steps.flatMap { $0.silentItems ?? [] }
    if steps.allSatisfy({ $0.silentItems != nil }) {
      guard let text = text(silent[...]) else { return nil }
      return run(
        [DraftKey("call", "\(text)")] + failureKeys(for: self.text(around: silent[...])),
        sending: failed)
    }
    switch steps[0] {
    case .call(let value, let receiver) where steps.count == 1:
      guard let call = text(of: value) else { return nil }
      return run(
        [DraftKey("call", "\(call)"), DraftKey("success", "\(receiver.address)")]
          + failureKeys(for: value.source.text), sending: [receiver] + failed)
    case .result(let value, let receiver, let deliversCancellation) where steps.count == 1:
      guard let call = text(of: value), deliversCancellation == (failure == nil),
        failed.allSatisfy({ isResult($0, of: receiver.address) }),
        deliversCancellation || !failed.isEmpty
      else { return nil }
      let cancellation =
        deliversCancellation ? [DraftKey("cancellation", "deliver")] : cancellationKeys
      return run(
        [DraftKey("call", "\(call)"), DraftKey("result", "\(receiver.address)")] + cancellation,
        sending: [receiver] + failed)
    case .statements(let items) where steps.count == 2:
      guard case .send(let sent) = steps[1], !items.contains(where: \.statement.declares),
        let text = text(items[...])
      else { return nil }
      let name = sent.address.beforeArguments
      if let failed = failed.first, items.count == 1, isResult(failed, of: name),
        words(sent.address) == words("\(name)(.success(()))")
      {
        return run(
          [DraftKey("call", "\(text)"), DraftKey("result", "\(name)")] + cancellationKeys,
          sending: [sent, failed])
      }
      guard !words(sent.address).contains("value") else { return nil }
      return run(
        [DraftKey("call", "\(text)"), DraftKey("success", "\(sent.address)")]
          + failureKeys(for: self.text(around: items[...])), sending: [sent] + failed)
    default: return nil
    }
  }

  /// Whether the reaction to an error passes the error on in a `Result`.
  private func isResult(_ failed: Sent, of name: String) -> Bool {
    let label = drafter.names.payloads[name]?.first?.label.map { "\($0): " } ?? ""
    return ["error", "EffectError(error)"].contains {
      words(failed.address) == words("\(name)(\(label).failure(\($0)))")
    }
  }

  /// Returns several steps.
  private func task(_ steps: [Step], _ wait: String?) -> EffectForm? {
    // The value of a call has no animation of its own.
    var receivers = steps.flatMap(\.receivers)
    if case .send(let failed)? = failure { receivers.append(failed) }
    guard let shared = animation(of: receivers) else { return nil }
    let sent = steps.flatMap(\.sent)
    var animation = shared
    if receivers.isEmpty, let all = self.animation(of: sent) { animation = all }
    guard animation == nil || sent.allSatisfy({ $0.animation != nil }),
      !steps.contains(where: \.returns), let drafts = drafts(of: steps, without: animation),
      !drafts.isEmpty
    else { return nil }
    return EffectForm(
      .task,
      .keys(
        [DraftKey("steps", .list(drafts))] + failureKeys(for: text(around: items[...]))
          + rest(wait, animation)))
  }

  /// Returns the animation that some actions share: an empty one if none of them has an animation; nil if they have
  /// different ones.
  func animation(of sent: [Sent]) -> DraftText?? {
    let first = sent.first?.animation
    return sent.allSatisfy { $0.animation?.text == first?.text } ? .some(first) : nil
  }

  private func animated(_ animation: DraftText?) -> [DraftKey] {
    animation.map { [DraftKey("animation", .text($0))] } ?? []
  }

  /// Returns the options of a task.
  func rest(_ wait: String?, _ animation: DraftText?) -> [DraftKey] {
    keys(after: wait) + animated(animation) + priorityKeys + waiting(wait)
  }

  /// Returns the time that a task waits.
  private func waiting(_ wait: String?) -> [DraftKey] {
    wait.map { [DraftKey(options.cancelsInFlight ? "debounce" : "after", "\($0)")] } ?? []
  }

  /// Returns the options for cancelling a task that waits, or does not wait.
  private func keys(after wait: String?) -> [DraftKey] {
    options.keys.filter { wait == nil || $0.name != "cancelInFlight" }
  }

  private var priorityKeys: [DraftKey] {
    options.priority.map { [DraftKey("priority", .text($0))] } ?? []
  }
}
