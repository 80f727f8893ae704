extension Effect {
  /// An effect that ends the running effects of an id.
  ///
  /// Ids are local to the feature's instance: the same id in a sibling, in another row or in a
  /// parent is another one.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(.cancel(AnyHashableSendable(id)))
  }

  /// Gives the effect an id by which it can be ended.
  ///
  /// - Parameters:
  ///   - id: Local to the feature's instance.
  ///   - cancelInFlight: Whether starting this effect ends the ones that run under the id.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    // What needs no task is over before it could be cancelled, but it may still have to cancel
    // others.
    if case .none = kind, !cancelInFlight { return self }
    if case .send = kind, !cancelInFlight { return self }
    return Effect(.cancellable(self, id: AnyHashableSendable(id), cancelInFlight: cancelInFlight))
  }
}
