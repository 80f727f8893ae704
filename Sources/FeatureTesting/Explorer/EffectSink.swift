import FeatureRuntime

/// Limits a running effect to one action of each case per step; it holds back the other actions for later steps.
@MainActor
final class EffectSink<Action: Sendable> {
  /// The maximum number of actions held back, enough for any depth; an endless effect is cancelled at this number.
  private static var mostHeld: Int { 100 }

  /// The action whose reduction started the effect.
  let origin: Action
  /// The actions that the effect has sent too early, in order.
  private(set) var held: [Action] = []
  private var sentCases: Set<String> = []
  private var isClosed = false
  /// A stream that ends when the feature cancels the effect, or when the effect can send no more actions.
  private let life: AsyncStream<Never>
  private let lifeEnd: AsyncStream<Never>.Continuation
  private let isCancelled = Locked(false)
  /// The sleep of the task that waits for the end of `life`.
  private let sleep = Locked<EffectSleep?>(nil)

  init(origin: Action) {
    self.origin = origin
    (life, lifeEnd) = AsyncStream.makeStream()
    lifeEnd.onTermination = { [isCancelled, sleep] reason in
      sleep.value?.end()
      if case .cancelled = reason { isCancelled.set(true) }
    }
  }

  /// Whether the effect can send no more actions.
  var isOver: Bool {
    isCancelled.value || isClosed && held.isEmpty
  }

  /// Waits until the effect can send no more actions.
  nonisolated func live() async {
    let sleep = EffectSleep.ofCurrentTask
    self.sleep.set(sleep)
    sleep?.begin()
    for await _ in life {}
  }

  func beginStep() {
    sentCases = []
  }

  /// Returns whether an action may arrive now; otherwise, holds the action back.
  func lets(_ action: Action) -> Bool {
    if held.isEmpty, sentCases.insert(caseName(of: action)).inserted { return true }
    held.append(action)
    if held.count >= Self.mostHeld { withUnsafeCurrentTask { $0?.cancel() } }
    return false
  }

  /// Removes and returns the next held action that may arrive in this step.
  func takeHeld() -> Action? {
    guard !isCancelled.value, let next = held.first else { return nil }
    guard sentCases.insert(caseName(of: next)).inserted else { return nil }
    held.removeFirst()
    endLifeIfOver()
    return next
  }

  /// Closes the sink of an effect that has ended by itself.
  func close() {
    isClosed = true
    endLifeIfOver()
  }

  private func endLifeIfOver() {
    if isOver { lifeEnd.finish() }
  }
}

/// Returns the names of an action's case and of the cases inside it: `counter.loaded`.
private func caseName(of action: Any) -> String {
  let mirror = Mirror(reflecting: action)
  switch mirror.displayStyle {
  case .enum:
    guard let child = mirror.children.first else { return "\(action)" }
    return "\(child.label ?? "").\(caseName(of: child.value))"
  case .tuple:
    // The action of a row is an element of a tuple, together with its id.
    let action = mirror.children.first { $0.label == "action" }
    return action.map { caseName(of: $0.value) } ?? ""
  default:
    return ""
  }
}
