import Foundation
import IssueReporting

/// The connection of a shared value with its key.
///
/// No thread waits for the code of a key that another thread runs: the two could wait for each
/// other.
final class SharedLink<Value: Sendable>: Sendable {
  /// How far the first load has got.
  private struct Beginning {
    /// The threads that load the value.
    var threads: Set<ObjectIdentifier> = []
    var isOver = false
  }

  private struct Saving {
    var isUnderWay = false
    var requests: [SaveRequest] = []
  }

  let name: String
  private let key: any SharedReaderKey<Value>
  private let savingKey: (any SharedKey<Value>)?
  private let initialValue: Value
  private let id: SharedReferences.ID
  // Held, because values in memory live as long as references to them.
  private let storage: InMemoryStorage
  private let subscription = Locked<SharedSubscription?>(nil)
  private let beginning = Locked(Beginning())
  private let hasFirstResult = Locked(false)
  private let saving = Locked(Saving())

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

  /// Loads the value for the first time, and subscribes.
  ///
  /// A thread that finds another one loading loads the value itself; the first result counts.
  func begin(_ box: SharedBox<Value>) {
    let thread = ObjectIdentifier(Thread.current)
    let isNew = beginning.withLock { !$0.isOver && $0.threads.insert(thread).inserted }
    guard isNew else { return }
    load(box, .initialValue(initialValue)) { [weak box] result in
      guard case .failure(let error) = result else { return }
      box?.reportLoading(error)
    }
    let isFirst = beginning.withLock { beginning in
      beginning.threads.remove(thread)
      defer { beginning.isOver = true }
      return !beginning.isOver
    }
    guard isFirst else { return }
    subscription.set(
      key.subscribe(context: .initialValue(initialValue), subscriber: subscriber(of: box)))
  }

  private func subscriber(of box: SharedBox<Value>) -> SharedSubscriber<Value> {
    let initialValue = initialValue
    return SharedSubscriber(
      callback: { [weak box] result in box?.receive(result, otherwise: initialValue) },
      loading: { [weak box] isLoading in box?.updateStatus { $0.isLoading = isLoading } },
      reading: { [weak box] read in box?.take { read() ?? initialValue } }
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
    let initialValue = context.initialValue ?? initialValue
    let hasFirstResult = context.initialValue == nil ? Locked(false) : hasFirstResult
    key.load(
      context: context,
      continuation: LoadContinuation(self.name) { [weak box] result in
        isLoaded.set(true)
        let isFirst = hasFirstResult.withLock { hasResult in
          defer { hasResult = true }
          return !hasResult
        }
        guard isFirst else { return box?.endLoading() ?? () }
        box?.finishLoading(result, otherwise: initialValue)
        done(result.map { _ in () })
      }
    )
    // Most keys load at once, so that observers need not be notified of loading.
    if !isLoaded.value { box.updateStatus { $0.isLoading = true } }
    if isLoaded.value { box.endLoading() }
  }
}

/// A request to save the current value.
private struct SaveRequest: Sendable {
  let context: SaveContext
  let dependencies: DependencyValues
  /// Takes the result; nil where an error is reported.
  let done: (@Sendable (Result<Void, any Error>) -> Void)?
}

extension SharedLink {
  /// Saves the value after it has changed.
  func save(_ box: SharedBox<Value>, _ dependencies: DependencyValues) {
    save(box, SaveRequest(context: .didSet, dependencies: dependencies, done: nil))
  }

  fileprivate func save(_ box: SharedBox<Value>) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let dependencies = DependencyValues.current
      let request = SaveRequest(context: .userInitiated, dependencies: dependencies) {
        continuation.resume(with: $0)
      }
      save(box, request)
    }
  }

  /// Saves the value, unless a thread is saving it: that thread then saves it once more, so that the
  /// last value is saved last.
  private func save(_ box: SharedBox<Value>, _ request: SaveRequest) {
    guard let savingKey else { return request.done?(.success(())) ?? () }
    let isFirst = saving.withLock { saving in
      saving.requests.append(request)
      defer { saving.isUnderWay = true }
      return !saving.isUnderWay
    }
    guard isFirst else { return }
    while let requests = takeRequests(), let last = requests.last {
      let (value, version) = box.versionedValue
      last.dependencies.perform {
        savingKey.save(
          value,
          context: requests.contains { $0.done != nil } ? .userInitiated : .didSet,
          continuation: SaveContinuation(self.name) { [weak box, name] result in
            box?.finishSaving(result)
            for request in requests { request.done?(result) }
            guard case .failure(let error) = result else { return }
            let isAsked = requests.allSatisfy { $0.done != nil }
            if !isAsked { reportIssue("\(name) cannot be saved: \(error)") }
          } again: { [weak box] result in
            box?.finishSaving(result)
          }
        )
      }
      box.noteSaved(version)
    }
  }

  private func takeRequests() -> [SaveRequest]? {
    saving.withLock { saving in
      defer { saving.requests = [] }
      saving.isUnderWay = !saving.requests.isEmpty
      return saving.isUnderWay ? saving.requests : nil
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
    try await link?.save(self)
  }

  fileprivate func finishLoading(_ result: Result<Value?, any Error>, otherwise initial: Value) {
    switch result {
    case .success(let value):
      take(value ?? initial)
      finishLoading(nil)
    case .failure(let error):
      finishLoading(error)
    }
  }

  /// Notes that no value is being loaded, although one was said to be.
  fileprivate func endLoading() {
    if currentStatus.isLoading { updateStatus { $0.isLoading = false } }
  }

  private func finishLoading(_ error: (any Error)?) {
    let before = currentStatus
    guard error != nil || before.isLoading || before.loadError != nil else { return }
    updateStatus { status in
      status.isLoading = false
      status.loadError = error
    }
  }

  /// Takes a value or an error from outside.
  fileprivate func receive(_ result: Result<Value?, any Error>, otherwise initial: Value) {
    switch result {
    case .success(let value):
      take { value ?? initial }
      finishLoading(nil)
    case .failure(let error):
      finishLoading(error)
      reportLoading(error)
    }
  }

  fileprivate func finishSaving(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      if currentStatus.saveError != nil { updateStatus { $0.saveError = nil } }
    case .failure(let error):
      updateStatus { $0.saveError = error }
    }
  }

  fileprivate func reportLoading(_ error: any Error) {
    reportIssue("\(name) cannot be loaded: \(error)")
  }
}
