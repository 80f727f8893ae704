/// The references that a dependency context has: one for each key and type.
///
/// It keeps none of them alive.
final class SharedReferences: Sendable {
  struct ID: Hashable, Sendable {
    private let key: ObjectIdentifier
    private let id: AnyHashableSendable

    init<Key: SharedReaderKey>(_ key: Key) {
      self.key = ObjectIdentifier(Key.self)
      self.id = AnyHashableSendable(key.id)
    }
  }

  private struct Weak: Sendable {
    weak var box: (any SharedRoot)?
  }

  private let boxes = Locked<[ID: Weak]>([:])

  /// The box under an id; the first request makes it.
  func box<Value>(_ id: ID, make: @Sendable () -> SharedBox<Value>) -> SharedBox<Value> {
    boxes.withLock { boxes in
      // The cast succeeds: the id holds the type of the key, and that has one type of values.
      if let box = boxes[id]?.box as? SharedBox<Value> { return box }
      let box = make()
      boxes[id] = Weak(box: box)
      return box
    }
  }

  /// Forgets the box under an id, unless another request has made a new one.
  func forget(_ id: ID) {
    // Returned, so that a box is released outside of the lock: its end calls this function.
    _ = boxes.withLock { boxes in
      let box = boxes[id]?.box
      if box == nil { boxes[id] = nil }
      return box
    }
  }
}
