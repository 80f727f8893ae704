import Foundation

/// The storage of a shared value.
///
/// A closure that changes the value takes it out, so that the closure has the only copy.
final class SharedBox<Value: Sendable>: SharedRoot {
  private struct Content {
    /// The value; nil while a closure changes it.
    var value: Value?
    /// A value that was loaded while a closure changed the value, and replaces it.
    var loaded: Value?
    var isObserved = false
    /// The number of changes here, and their number when the value was last saved.
    var version = 0
    var savedVersion = 0
    /// The number of values from outside.
    var arrivals = 0
    var status = SharedStatus()

    /// The value, unless a closure changes it.
    var current: (value: Value, version: Int)? {
      value.map { ($0, version) }
    }

    /// The value, unless a change of it is under way or not saved yet.
    var settled: SettledValue? {
      guard version == savedVersion, let value else { return nil }
      return SettledValue(value: value, version: version, arrivals: arrivals)
    }
  }

  /// A saved value, with the numbers of changes and of values from outside up to it.
  private struct SettledValue: Sendable {
    var value: Value
    var version: Int
    var arrivals: Int
  }

  private let content: Locked<Content>
  /// Held while a closure changes the value, to wait for its end. Recursive, so that a closure that
  /// reads its own value stops the process and does not wait for itself.
  private let changing = NSRecursiveLock()
  private let observers = ObservedField()
  let link: SharedLink<Value>?

  init(_ value: Value, link: SharedLink<Value>? = nil) {
    self.content = Locked(Content(value: value))
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
    versionedValue.value
  }

  /// The value with the number of its changes, after a change that is under way.
  var versionedValue: (value: Value, version: Int) {
    if let current = content.value.current { return current }
    let later = changing.withLock { content.value }
    guard let current = later.current else {
      preconditionFailure(
        "\(name) was read inside its own 'withLock'; read the closure's argument instead"
      )
    }
    return current
  }

  var anyValue: any Sendable {
    currentValue
  }

  var status: SharedStatus {
    access()
    return currentStatus
  }

  var currentStatus: SharedStatus {
    content.value.status
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
      for log in logs { log.note(self, before: value) }
      body(&value)
    }
  }

  func restore(_ value: any Sendable) {
    guard let value = value as? Value else { return }
    change { $0 = value }
  }

  private func change(_ body: (inout Value) -> Void) {
    let dependencies = DependencyValues.current
    SharedTurn.perform {
      changing.withLock {
        var value = takeOut()
        body(&value)
        putBack(value)
      }
    } then: { [self] in
      notifyObservers()
      link?.save(self, dependencies)
    }
  }

  private func takeOut() -> Value {
    let value = content.withLock { content in
      content.version += 1
      defer { content.value = nil }
      return content.value
    }
    guard let value else { preconditionFailure("\(name) was changed inside its own 'withLock'") }
    return value
  }

  private func putBack(_ value: Value) {
    content.withLock { content in
      content.value = content.loaded ?? value
      content.loaded = nil
    }
  }

  /// Takes a value that was loaded.
  func take(_ value: Value) {
    // Returned, so that the value before is released outside of the lock.
    _ = content.withLock { content in
      content.arrivals += 1
      let isChanging = content.value == nil
      let before = isChanging ? content.loaded : content.value
      if isChanging { content.loaded = value } else { content.value = value }
      return before
    }
    notifyObservers()
  }

  /// Reads a value outside and takes it, unless a change here is not saved yet: that is newer.
  func take(reading read: () -> Value) {
    guard var seen = content.value.settled else { return }
    while true {
      let value = read()
      if areEqual(seen.value, value) { return }
      let (now, isTaken) = content.withLock { content -> (SettledValue?, Bool) in
        let now = content.settled
        guard now?.version == seen.version, now?.arrivals == seen.arrivals else {
          return (now, false)
        }
        content.arrivals += 1
        content.value = value
        return (now, true)
      }
      if isTaken { return notifyObservers() }
      // Read again after another value from outside, which may be older than this one or newer.
      guard let now, now.version == seen.version else { return }
      seen = now
    }
  }

  func noteSaved(_ version: Int) {
    content.withLock { $0.savedVersion = max($0.savedVersion, version) }
  }

  func updateStatus(_ body: (inout SharedStatus) -> Void) {
    // Returned, so that errors are released outside of the lock.
    _ = content.withLock { content in
      let before = content.status
      body(&content.status)
      return before
    }
    notifyObservers()
  }
}

extension SharedBox {
  /// Notes that the current observer, if there is one, depends on the value.
  private func access() {
    observers.access()
    content.withLock { $0.isObserved = true }
  }

  func notifyObservers() {
    let wasObserved = content.withLock { content in
      defer { content.isObserved = false }
      return content.isObserved
    }
    guard wasObserved else { return }
    SharedTurn.performAfterwards { [observers] in SharedNotices.send(to: observers) }
  }
}
