import Foundation

/// The storage of a shared value.
final class SharedBox<Value: Sendable>: SharedRoot {
  // Recursive, so that a key may pass a value on while it is loaded or saved.
  private let lock = NSRecursiveLock()
  // Touched only while the lock is held.
  nonisolated(unsafe) private var content: Value
  nonisolated(unsafe) private var isChanging = false
  nonisolated(unsafe) private var isObserved = false
  /// The number of changes here, and their number when the value was last saved.
  nonisolated(unsafe) private var version = 0
  nonisolated(unsafe) private var savedVersion = 0
  nonisolated(unsafe) private var currentStatus = SharedStatus()
  private let observers = ObservedField()
  let link: SharedLink<Value>?

  init(_ value: Value, link: SharedLink<Value>? = nil) {
    self.content = value
    self.link = link
  }

  deinit {
    link?.end()
  }

  var name: String {
    link?.name ?? "Shared<\(Value.self)>"
  }

  /// The value in the current view, or else the value itself.
  var value: Value {
    access()
    return SharedView.current.flatMap(value) ?? currentValue
  }

  private func value(in view: SharedView) -> Value? {
    // Bound first, because a missing value differs from an optional value that is nil.
    guard let value = view.value(of: self) else { return nil }
    return value as? Value
  }

  var currentValue: Value {
    lock.withLock {
      precondition(
        !isChanging,
        "\(name) was read inside of its own 'withLock'; read the closure's argument instead"
      )
      return content
    }
  }

  var anyValue: any Sendable {
    currentValue
  }

  var status: SharedStatus {
    access()
    return lock.withLock { currentStatus }
  }

  /// Changes the value, or its expected value in the current view.
  func modify(_ body: (inout Value) -> Void) {
    if let view = SharedView.current {
      var value = value(in: view) ?? currentValue
      body(&value)
      return view.set(value, of: self)
    }
    let logs = SharedLog.current
    change { value in
      version += 1
      for log in logs { log.note(self, before: value) }
      body(&value)
    }
    link?.save(self)
  }

  func restore(_ value: any Sendable) {
    guard let value = value as? Value else { return }
    change { content in
      version += 1
      content = value
    }
    link?.save(self)
  }

  /// Takes a value from outside.
  ///
  /// - Parameter unlessUnsaved: Whether to keep a changed value that is not saved yet.
  func take(_ value: Value, unlessUnsaved: Bool) {
    let isChanged = lock.withLock {
      if unlessUnsaved, version != savedVersion || areEqual(content, value) { return false }
      content = value
      return true
    }
    if isChanged { notifyObservers() }
  }

  /// The value with the number of its changes.
  var versionedValue: (value: Value, version: Int) {
    lock.withLock { (content, version) }
  }

  func noteSaved(_ version: Int) {
    lock.withLock { savedVersion = max(savedVersion, version) }
  }

  func updateStatus(_ body: (inout SharedStatus) -> Void) {
    lock.withLock { body(&currentStatus) }
    notifyObservers()
  }

  private func change(_ body: (inout Value) -> Void) {
    lock.withLock {
      precondition(!isChanging, "\(name) was changed inside of its own 'withLock'")
      isChanging = true
      defer { isChanging = false }
      body(&content)
    }
    notifyObservers()
  }
}

extension SharedBox {
  /// Notes that the current observer, if there is one, depends on the value.
  private func access() {
    observers.access()
    lock.withLock { isObserved = true }
  }

  func notifyObservers() {
    let wasObserved = lock.withLock {
      defer { isObserved = false }
      return isObserved
    }
    if wasObserved { SharedNotices.send(to: observers) }
  }
}
