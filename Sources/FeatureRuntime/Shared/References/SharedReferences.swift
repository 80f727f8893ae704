/// The references that a dependency context has: one for each key and type.
///
/// It keeps none of them alive.
final class SharedReferences: Sendable {
  struct ID: Equatable, Sendable {
    private let key: ObjectIdentifier
    private let id: AnyHashableSendable
    /// Made here, because hashing runs code of the key.
    fileprivate let hash: Int

    init<Key: SharedReaderKey>(_ key: Key) {
      self.key = ObjectIdentifier(Key.self)
      self.id = AnyHashableSendable(key.id)
      self.hash = id.hashValue
    }
  }

  private struct Entry: Sendable {
    let id: ID
    weak var box: (any SharedRoot)?
  }

  private struct Content {
    /// The entries by the hashes of their ids: the ids are compared outside of the lock.
    var entries: [Int: [Entry]] = [:]
    /// The number of changes.
    var version = 0
  }

  private let content = Locked(Content())

  /// The box under an id; the first request makes it.
  func box<Value>(_ id: ID, make: () -> SharedBox<Value>) -> SharedBox<Value> {
    var made: SharedBox<Value>?
    while true {
      let (known, version) = known(id.hash)
      // The cast succeeds: the id holds the type of the key, and that has one type of values.
      let found = known.first { $0.id == id && $0.box != nil }?.box as? SharedBox<Value>
      if let found { return found }
      let box = made ?? make()
      made = box
      let new = known.filter { $0.box != nil } + [Entry(id: id, box: box)]
      if replace(id.hash, by: new, after: version) { return box }
    }
  }

  /// Forgets the box under an id once it has gone away.
  func forget(_ id: ID) {
    while true {
      let (known, version) = known(id.hash)
      if replace(id.hash, by: known.filter { $0.box != nil }, after: version) { return }
    }
  }

  private func known(_ hash: Int) -> (entries: [Entry], version: Int) {
    content.withLock { ($0.entries[hash] ?? [], $0.version) }
  }

  /// Replaces the entries under a hash, unless other entries have changed since a version.
  private func replace(_ hash: Int, by new: [Entry], after version: Int) -> Bool {
    content.withLock { content in
      guard content.version == version else { return false }
      content.version += 1
      content.entries[hash] = new.isEmpty ? nil : new
      return true
    }
  }
}
