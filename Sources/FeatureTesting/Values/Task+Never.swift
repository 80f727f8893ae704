extension Task where Failure == Never {
  /// Waits until the current task is cancelled, and then throws.
  ///
  /// Use it for an endpoint that never answers: `$0.sampleText.load = { try await Task.never() }`.
  public static func never() async throws -> Success {
    // A stream without elements ends when the task is cancelled.
    let (stream, continuation) = AsyncStream.makeStream(of: Success.self)
    defer { continuation.finish() }
    for await value in stream { return value }
    throw _Concurrency.CancellationError()
  }
}
