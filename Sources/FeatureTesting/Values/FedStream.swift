import FeatureRuntime

/// A stream that a test feeds, element by element.
///
/// ```swift
/// let messages = FedStream<String>("socket.messages")
/// …
/// $0.socket.messages = { messages.stream() }
/// …
/// await store.send(.connectTapped)
/// await messages.feed("hello")
/// await store.receive(\.received, "hello")
/// await messages.finish()
/// ```
///
/// Each call of the endpoint begins a stream; an element is fed to all streams to which effects listen. A step that
/// feeds or ends a stream without a listening effect fails the test.
public struct FedStream<Element: Sendable>: Sendable {
  private struct Listener: Sendable {
    let tracker: ActivityTracker?
    let feed: @Sendable (Element) -> Void
    let finish: @Sendable ((any Error)?) -> Void
  }

  private struct Status {
    var listeners: [Int: Listener] = [:]
    var count = 0
    /// The reason why no effect listens.
    var absence = "No effect has requested this stream yet."
  }

  private let name: String
  private let status = Locked(Status())

  /// Makes a stream.
  ///
  /// - Parameter name: The name of the stream in messages, such as `socket.messages`.
  public init(_ name: String) {
    self.name = name
  }

  /// Makes the stream to return from an endpoint.
  public func stream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let number = add(
      feed: { _ = continuation.yield($0) },
      finish: { _ in continuation.finish() }
    )
    continuation.onTermination = { end in
      if case .cancelled = end { remove(number) }
    }
    return stream
  }

  /// Makes the stream to return from an endpoint whose stream can end with an error.
  public func throwingStream() -> AsyncThrowingStream<Element, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
    let number = add(
      feed: { _ = continuation.yield($0) },
      finish: { continuation.finish(throwing: $0) }
    )
    continuation.onTermination = { end in
      if case .cancelled = end { remove(number) }
    }
    return stream
  }

  /// Feeds an element to the effects that listen, and waits until they are idle.
  public func feed(
    _ element: Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await stepBegins(atLine: line)
    let (listeners, absence) = status.withLock { ($0.listeners, $0.absence) }
    guard !listeners.isEmpty else {
      return place.report("feed: \(name)(\(dump(of: element)))\n\n\(absence)")
    }
    await tell(listeners) { $0.feed(element) }
  }

  /// Ends the streams that effects listen to, and waits until the effects are idle.
  ///
  /// - Parameter error: The error that ends a throwing stream; none by default.
  public func finish(
    throwing error: (any Error)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await stepBegins(atLine: line)
    let (listeners, absence) = status.withLock { status in
      let listeners = status.listeners
      let absence = status.absence
      status.listeners = [:]
      status.absence = "The stream has ended."
      return (listeners, absence)
    }
    guard !listeners.isEmpty else { return place.report("end: \(name)\n\n\(absence)") }
    await tell(listeners) { $0.finish(error) }
  }

  private func add(
    feed: @escaping @Sendable (Element) -> Void,
    finish: @escaping @Sendable ((any Error)?) -> Void
  ) -> Int {
    let tracker = EffectActivity.current?.tracker
    return status.withLock { status in
      status.count += 1
      status.listeners[status.count] = Listener(tracker: tracker, feed: feed, finish: finish)
      return status.count
    }
  }

  private func remove(_ number: Int) {
    // The closure returns the listener, so that it is released outside the lock.
    _ = status.withLock { status in
      let listener = status.listeners.removeValue(forKey: number)
      if listener != nil { status.absence = "The effect that listened to it was cancelled." }
      return listener
    }
  }

  /// Calls a closure with each listener, in the order in which the listeners have begun.
  private func tell(_ listeners: [Int: Listener], _ body: (Listener) -> Void) async {
    let sorted = listeners.sorted { $0.key < $1.key }.map(\.value)
    for listener in sorted { body(listener) }
    for listener in sorted { await listener.tracker?.waitUntilIdle(Idle.timeout) }
  }
}
