/// What a root store is doing at the moment.
@MainActor
@usableFromInline
class ReducingStore {
  // The flags' accesses are not checked at run time, as that takes longer than the accesses: each
  // only loads or stores a Bool on the main actor, so no two can overlap.
  @exclusivity(unchecked) @usableFromInline final var isSending = false
  /// Whether an action is queued, an effect runs whose feature may have gone away, or observers of
  /// shared values have to be told.
  @exclusivity(unchecked) @usableFromInline final var needsFollowUp = false
  /// Whether the state is being changed at this moment.
  @exclusivity(unchecked) @usableFromInline final var isReducing = false

  @usableFromInline
  init() {
    RunningReducers.add(self)
  }

  deinit {
    RunningReducers.remove(self)
  }
}

/// The stores there are: a shared value has to know whether any of them is reducing, and stores are
/// not to note it at every action.
@MainActor
enum RunningReducers {
  // Not held, and not weakly either, which would slow down every reference to a store: each store
  // takes itself out before it goes.
  nonisolated private static let stores = Locked<[ObjectIdentifier: Unmanaged<ReducingStore>]>([:])

  nonisolated static func add(_ store: ReducingStore) {
    let store = Unmanaged.passUnretained(store)
    stores.withLock { $0[ObjectIdentifier(store.takeUnretainedValue())] = store }
  }

  nonisolated static func remove(_ store: ReducingStore) {
    let id = ObjectIdentifier(store)
    _ = stores.withLock { $0.removeValue(forKey: id) }
  }

  /// Lets the store that is reducing tell observers of shared values afterwards.
  ///
  /// - Returns: Whether a store is reducing.
  static func askForFollowUp() -> Bool {
    stores.withLock { stores in
      let reducing = stores.values.first { store in
        store._withUnsafeGuaranteedRef { store in MainActor.assumeIsolated { store.isReducing } }
      }
      guard let reducing else { return false }
      reducing._withUnsafeGuaranteedRef { store in
        MainActor.assumeIsolated { store.needsFollowUp = true }
      }
      return true
    }
  }
}
