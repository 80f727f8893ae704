extension Effect {
  /// An effect that cancels the running effects under an id.
  ///
  /// Ids are local to the feature's instance: the same id in a sibling, in another row or in a
  /// parent is another id.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(AnyHashableSendable(id)))
  }

  /// Gives the effect an id to cancel it by.
  ///
  /// - Parameters:
  ///   - id: Local to the feature's instance.
  ///   - cancelInFlight: Whether this effect, when it starts, cancels those that run under the id.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    // An effect without a task ends before anything could cancel it, but it may have to cancel
    // others.
    if case .none = kind, !cancelInFlight { return self }
    if case .send = kind, !cancelInFlight { return self }
    return Effect(.cancellable(self, id: AnyHashableSendable(id), cancelInFlight: cancelInFlight))
  }
}
