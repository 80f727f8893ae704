import FeatureRuntime

/// A feature whose actions are words that it records. A closure returns the effect of each word.
struct LogFeature: Reducer {
  var follow: @Sendable (String) -> Effect<String> = { _ in .none }

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    state.append(action)
    return follow(action)
  }
}

/// Makes a store of a ``LogFeature``.
@MainActor
func logStore(
  _ follow: @escaping @Sendable (String) -> Effect<String>
) -> Store<[String], String> {
  Store(initialState: []) {
    LogFeature(follow: follow)
  }
}

/// A gate at which work waits until a test opens it.
struct Gate: Sendable {
  private struct Status {
    var isOpen = false
    var waiting: [AsyncStream<Void>.Continuation] = []
  }

  private let status = Locked(Status())

  /// Waits until the gate is open, or the task is cancelled.
  func pass() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let isOpen = status.withLock { status in
      status.waiting.append(continuation)
      return status.isOpen
    }
    if isOpen { continuation.finish() }
    for await _ in stream {}
  }

  func open() {
    let waiting = status.withLock { status in
      status.isOpen = true
      return status.waiting
    }
    for continuation in waiting { continuation.finish() }
  }
}
