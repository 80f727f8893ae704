import FeatureRuntime

/// What comes out of one running effect: each case of its actions once per step, the others held
/// back for the steps to come.
@MainActor
final class EffectSink<Action: Sendable> {
  /// Enough for any depth; an effect that sends without end has to be ended somewhere.
  private static var mostHeld: Int { 100 }

  /// The action whose reduction started the effect.
  let origin: Action
  /// What the effect has sent too early, in order.
  private(set) var held: [Action] = []
  private var sentCases: Set<String> = []
  private var isClosed = false
  /// Lives as long as the feature has not cancelled the effect and something is to come.
  private let life: AsyncStream<Never>
  private let lifeEnd: AsyncStream<Never>.Continuation
  private let isCancelled = Locked(false)
  /// Nobody but the explorer ends the life.
  private let sleep = Locked<EffectSleep?>(nil)

  init(origin: Action) {
    self.origin = origin
    (life, lifeEnd) = AsyncStream.makeStream()
    lifeEnd.onTermination = { [isCancelled, sleep] reason in
      sleep.value?.end()
      if case .cancelled = reason { isCancelled.withLock { $0 = true } }
    }
  }

  /// Whether nothing will come any more.
  var isOver: Bool {
    isCancelled.value || isClosed && held.isEmpty
  }

  /// Waits until nothing is to come any more.
  nonisolated func live() async {
    let sleep = EffectSleep.ofCurrentTask
    self.sleep.withLock { $0 = sleep }
    sleep?.begin()
    for await _ in life {}
  }

  func beginStep() {
    sentCases = []
  }

  /// Tells whether an action may arrive now; otherwise it is held back.
  func lets(_ action: Action) -> Bool {
    if held.isEmpty, sentCases.insert(caseName(of: action)).inserted { return true }
    held.append(action)
    if held.count >= Self.mostHeld { withUnsafeCurrentTask { $0?.cancel() } }
    return false
  }

  /// Takes out the next action that may arrive in this step.
  func takeHeld() -> Action? {
    guard !isCancelled.value, let next = held.first else { return nil }
    guard sentCases.insert(caseName(of: next)).inserted else { return nil }
    held.removeFirst()
    endLifeIfOver()
    return next
  }

  /// Notes that the effect has ended by itself.
  func close() {
    isClosed = true
    endLifeIfOver()
  }

  private func endLifeIfOver() {
    if isOver { lifeEnd.finish() }
  }
}

/// The names of an action's case and of the cases inside it: `counter.loaded`.
private func caseName(of action: Any) -> String {
  let mirror = Mirror(reflecting: action)
  switch mirror.displayStyle {
  case .enum:
    guard let child = mirror.children.first else { return "\(action)" }
    return "\(child.label ?? "").\(caseName(of: child.value))"
  case .tuple:
    // The action of a row stands beside its id.
    let action = mirror.children.first { $0.label == "action" }
    return action.map { caseName(of: $0.value) } ?? ""
  default:
    return ""
  }
}
