/// Sends actions back to the store from inside an effect: `await send(.loaded(text))`.
///
/// Once the effect is cancelled or the store is gone, the store receives nothing more from it.
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void
  private let tracker: ActivityTracker?
  /// Describes the action whose reduction started the effect, for reports.
  let origin: (@Sendable () -> String)?

  /// Makes a send that passes each action to a closure on the main actor.
  public init(_ deliver: @escaping @MainActor @Sendable (_ action: Action) -> Void) {
    self.init(tracker: nil, deliver)
  }

  init(
    tracker: ActivityTracker?,
    origin: (@Sendable () -> String)? = nil,
    _ deliver: @escaping @MainActor @Sendable (Action) -> Void
  ) {
    self.deliver = deliver
    self.tracker = tracker
    self.origin = origin
  }

  /// Sends an action and returns when the store has reduced it.
  ///
  /// Cancelling takes place on the main actor too, so an action never arrives after its effect was
  /// cancelled.
  // On the main actor, and not where the effect runs: an effect that ends after sending need not
  // change threads once more.
  @MainActor
  public func callAsFunction(_ action: Action) async {
    arrive(action)
    if tracker?.turns != nil { await EffectActivity.current?.passTurn() }
  }

  @MainActor
  private func arrive(_ action: Action) {
    // Counted here too: if the effect goes on without changing threads, the executor counts no job,
    // and those who wait for idle effects would not check again.
    tracker?.begin()
    defer { tracker?.end() }
    guard !Task.isCancelled else { return }
    guard let transaction = ChangeTransaction.current else { return deliver(action) }
    // The effects of the action are not part of the transaction.
    transaction.perform {
      ChangeTransaction.$current.withValue(nil) { deliver(action) }
    }
  }

  func map<Child: Sendable>(
    _ transform: @escaping @Sendable (Child) -> Action
  ) -> Send<Child> {
    Send<Child>(tracker: tracker, origin: origin) { deliver(transform($0)) }
  }
}
