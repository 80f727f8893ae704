/// A root store with its flags.
@MainActor
@usableFromInline
class ReducingStore {
  /// The flags, which the registry of all root stores keeps, too.
  @usableFromInline final let flags = ReducingFlags()

  // The flag's accesses are not checked at run time, as that takes longer than the accesses: each
  // only loads or stores a Bool on the main actor, so no two can overlap.
  @exclusivity(unchecked) @usableFromInline final var isSending = false

  /// Whether an action is queued, or observers of shared values wait to be notified.
  @inlinable final var needsFollowUp: Bool {
    get { flags.needsFollowUp }
    set { flags.needsFollowUp = newValue }
  }

  /// Whether the state is being changed at this moment.
  @inlinable final var isReducing: Bool {
    get { flags.isReducing }
    set { flags.isReducing = newValue }
  }

  @usableFromInline
  init() {
    RunningReducers.add(flags)
  }

  deinit {
    RunningReducers.remove(flags)
  }
}

/// The flags of a root store that others read and set.
@MainActor
@usableFromInline
final class ReducingFlags {
  @exclusivity(unchecked) @usableFromInline var needsFollowUp = false
  @exclusivity(unchecked) @usableFromInline var isReducing = false

  @usableFromInline
  init() {}
}

/// All root stores: a shared value asks whether any of them is reducing, so that stores need not
/// record it at every action.
@MainActor
enum RunningReducers {
  // The flags alone: to hold a store here, even for a moment, could release it under the lock that its end needs.
  nonisolated private static let stores = Locked<[ObjectIdentifier: ReducingFlags]>([:])

  nonisolated static func add(_ flags: ReducingFlags) {
    stores.withLock { $0[ObjectIdentifier(flags)] = flags }
  }

  nonisolated static func remove(_ flags: ReducingFlags) {
    _ = stores.withLock { $0.removeValue(forKey: ObjectIdentifier(flags)) }
  }

  /// Lets the store that is reducing notify observers of shared values afterwards.
  ///
  /// - Returns: Whether a store is reducing.
  static func askForFollowUp() -> Bool {
    let all = stores.withLock { Array($0.values) }
    guard let reducing = all.first(where: \.isReducing) else { return false }
    reducing.needsFollowUp = true
    return true
  }
}
