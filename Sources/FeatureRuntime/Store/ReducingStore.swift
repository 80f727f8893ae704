/// The flags of a root store.
@MainActor
@usableFromInline
class ReducingStore {
  // The flags' accesses are not checked at run time, as that takes longer than the accesses: each
  // only loads or stores a Bool on the main actor, so no two can overlap.
  @exclusivity(unchecked) @usableFromInline final var isSending = false
  /// Whether an action is queued, an effect runs whose feature may have gone away, or observers of
  /// shared values wait to be notified.
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

/// All root stores: a shared value asks whether any of them is reducing, so that stores need not
/// record it at every action.
@MainActor
enum RunningReducers {
  // Unmanaged, because a weak reference would slow down every reference to a store: each store
  // removes itself before it is released.
  nonisolated private static let stores = Locked<[ObjectIdentifier: Unmanaged<ReducingStore>]>([:])

  nonisolated static func add(_ store: ReducingStore) {
    let store = Unmanaged.passUnretained(store)
    stores.withLock { $0[ObjectIdentifier(store.takeUnretainedValue())] = store }
  }

  nonisolated static func remove(_ store: ReducingStore) {
    let id = ObjectIdentifier(store)
    _ = stores.withLock { $0.removeValue(forKey: id) }
  }

  /// Lets the store that is reducing notify observers of shared values afterwards.
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
