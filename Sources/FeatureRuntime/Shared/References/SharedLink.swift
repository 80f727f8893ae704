import Foundation
import IssueReporting

/// The connection of a shared value with its key.
final class SharedLink<Value: Sendable>: Sendable {
  let name: String
  private let key: any SharedReaderKey<Value>
  private let savingKey: (any SharedKey<Value>)?
  private let initialValue: Value
  private let id: SharedReferences.ID
  // Held, because values in memory live as long as references to them.
  private let storage: InMemoryStorage
  private let subscription = Locked<SharedSubscription?>(nil)
  // Recursive, because a key may read or save shared values while it loads or saves.
  private let loading = NSRecursiveLock()
  private let saving = NSRecursiveLock()
  private let isLinked = Locked(false)

  init<Key: SharedReaderKey<Value>>(
    _ key: Key,
    _ initialValue: Value,
    _ id: SharedReferences.ID,
    in storage: InMemoryStorage
  ) {
    self.name = "\(key)"
    self.key = key
    self.savingKey = key as? any SharedKey<Value>
    self.initialValue = initialValue
    self.id = id
    self.storage = storage
  }

  /// Loads the value for the first time, and subscribes; other threads wait until it is loaded.
  func begin(_ box: SharedBox<Value>) {
    loading.withLock {
      let isFirst = isLinked.withLock { isLinked in
        defer { isLinked = true }
        return !isLinked
      }
      guard isFirst else { return }
      load(box, .initialValue(initialValue)) { [weak box] result in
        guard case .failure(let error) = result else { return }
        box?.reportLoading(error)
      }
      let made = key.subscribe(
        context: .initialValue(initialValue),
        subscriber: subscriber(of: box)
      )
      subscription.withLock { $0 = made }
    }
  }

  private func subscriber(of box: SharedBox<Value>) -> SharedSubscriber<Value> {
    let initialValue = initialValue
    let receive: @Sendable (Result<Value?, any Error>) -> Void = { [weak box] result in
      guard let box else { return }
      box.finishLoading(result, otherwise: initialValue, unlessUnsaved: true)
      if case .failure(let error) = result { box.reportLoading(error) }
    }
    return SharedSubscriber(
      callback: receive,
      loading: { [weak box] isLoading in box?.updateStatus { $0.isLoading = isLoading } },
      reading: { [saving] read in
        // Only tried: two keys that notify each other while they save would wait for each other.
        guard saving.try() else { return }
        defer { saving.unlock() }
        receive(read())
      }
    )
  }

  func end() {
    subscription.withLock { $0 }?.cancel()
    storage.references.forget(id)
  }

  fileprivate func load(
    _ box: SharedBox<Value>,
    _ context: LoadContext<Value>,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let isLoaded = Locked(false)
    let initialValue = initialValue
    key.load(
      context: context,
      continuation: LoadContinuation(self.name) { [weak box] result in
        isLoaded.withLock { $0 = true }
        box?.finishLoading(result, otherwise: context.initialValue ?? initialValue)
        done(result.map { _ in () })
      }
    )
    // Most keys load at once, so that observers need not be notified of loading.
    if !isLoaded.value { box.updateStatus { $0.isLoading = true } }
    if isLoaded.value, box.isLoading { box.updateStatus { $0.isLoading = false } }
  }

  /// Saves the value, after it has changed.
  func save(_ box: SharedBox<Value>) {
    save(box, .didSet) { [weak box] result in
      guard case .failure(let error) = result else { return }
      reportIssue("\(box?.name ?? "A shared value") cannot be saved: \(error)")
    }
  }

  fileprivate func save(
    _ box: SharedBox<Value>,
    _ context: SaveContext,
    _ done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    guard let savingKey else { return done(.success(())) }
    let continuation = SaveContinuation(self.name) { [weak box] result in
      box?.finishSaving(result)
      done(result)
    }
    // The last thread to arrive here saves the last value, no matter which thread set it.
    saving.withLock {
      let (value, version) = box.versionedValue
      savingKey.save(value, context: context, continuation: continuation)
      box.noteSaved(version)
    }
  }
}

extension SharedBox {
  /// The box of a key in the dependency context.
  static func of<Key: SharedReaderKey<Value>>(
    _ key: Key,
    _ initialValue: @autoclosure () -> Value
  ) -> SharedBox {
    let storage = DependencyValues.current.defaultInMemoryStorage
    let id = SharedReferences.ID(key)
    let value = initialValue()
    let box = storage.references.box(id) {
      SharedBox(value, link: SharedLink(key, value, id, in: storage))
    }
    box.link?.begin(box)
    return box
  }

  func load() async throws {
    guard let link else { return }
    try await withCheckedThrowingContinuation { continuation in
      link.load(self, .userInitiated) { continuation.resume(with: $0) }
    }
  }

  func save() async throws {
    guard let link else { return }
    try await withCheckedThrowingContinuation { continuation in
      link.save(self, .userInitiated) { continuation.resume(with: $0) }
    }
  }

  fileprivate var isLoading: Bool {
    status.isLoading
  }

  fileprivate func finishLoading(
    _ result: Result<Value?, any Error>,
    otherwise initial: Value,
    unlessUnsaved: Bool = false
  ) {
    let before = status
    switch result {
    case .success(let value):
      take(value ?? initial, unlessUnsaved: unlessUnsaved)
      guard before.isLoading || before.loadError != nil else { return }
      updateStatus { status in
        status.isLoading = false
        status.loadError = nil
      }
    case .failure(let error):
      updateStatus { status in
        status.isLoading = false
        status.loadError = error
      }
    }
  }

  fileprivate func finishSaving(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      if status.saveError != nil { updateStatus { $0.saveError = nil } }
    case .failure(let error):
      updateStatus { $0.saveError = error }
    }
  }

  fileprivate func reportLoading(_ error: any Error) {
    reportIssue("\(name) cannot be loaded: \(error)")
  }
}
