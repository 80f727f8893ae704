/// The identity of a store for views.
public struct StoreID: Hashable, Sendable {
  private let base: AnyHashableSendable

  init(_ base: some Hashable & Sendable) {
    self.base = AnyHashableSendable(base)
  }
}

extension Store: nonisolated Identifiable {
  /// The identity of the row that the store is for, or else of the store.
  ///
  /// A row's store can be released and made again while its view stays, so the object does not
  /// identify it.
  public nonisolated var id: StoreID {
    scope?.row ?? StoreID(ObjectIdentifier(self))
  }
}

extension Store: nonisolated Hashable {
  /// Returns whether two stores are the same object.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool {
    lhs === rhs
  }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store where State: Identifiable {
  /// The id of the state; reading it observes the fields that it is made of.
  ///
  /// Without this property, the store's own `id` would hide it.
  @inlinable
  public var id: State.ID {
    self[dynamicMember: \.id]
  }
}
