import IssueReporting

/// Takes the value that a key has loaded, once.
public struct LoadContinuation<Value: Sendable>: Sendable {
  private let call: SingleCall<Result<Value?, any Error>>

  /// Makes a continuation of a closure.
  ///
  /// - Parameters:
  ///   - description: The key, for messages.
  ///   - callback: Takes the value; nil means the initial one.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (_ result: Result<Value?, any Error>) -> Void
  ) {
    self.call = SingleCall("load", description, otherwise: .success(nil), callback)
  }

  /// Passes a value on.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Passes the initial value on, because nothing is saved.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Passes on the error of loading the value.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Passes a value or an error on; nil means the initial value.
  public func resume(with result: Result<Value?, any Error>) {
    call(result)
  }
}

/// Takes the result of saving by a key, once.
public struct SaveContinuation: Sendable {
  private let call: SingleCall<Result<Void, any Error>>
  private let again: @Sendable (Result<Void, any Error>) -> Void

  /// Makes a continuation of a closure.
  ///
  /// - Parameters:
  ///   - description: The key, for messages.
  ///   - callback: Takes the result.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (_ result: Result<Void, any Error>) -> Void
  ) {
    self.init(description(), callback: callback, again: { _ in })
  }

  /// - Parameter again: Takes the result of each further try to save.
  init(
    _ description: @autoclosure @escaping @Sendable () -> String,
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void,
    again: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.call = SingleCall("save", description, otherwise: .success(()), callback)
    self.again = again
  }

  /// Reports success.
  public func resume() {
    resume(with: .success(()))
  }

  /// Passes on the error of saving the value.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Passes the result on.
  public func resume(with result: Result<Void, any Error>) {
    call(result)
  }

  /// Passes on the result of another try, after that of the first.
  func resumeAgain(with result: Result<Void, any Error>) {
    again(result)
  }
}

/// Takes the values that a key passes on from outside.
public struct SharedSubscriber<Value: Sendable>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let loading: @Sendable (Bool) -> Void
  private let reading: (@Sendable (() -> Value?) -> Void)?

  /// Makes a subscriber of closures.
  ///
  /// - Parameters:
  ///   - callback: Takes each value; nil means the initial one.
  ///   - loading: Takes whether a value is being loaded.
  public init(
    callback: @escaping @Sendable (_ result: Result<Value?, any Error>) -> Void,
    onLoading loading: @escaping @Sendable (_ isLoading: Bool) -> Void = { _ in }
  ) {
    self.init(callback: callback, loading: loading, reading: nil)
  }

  /// - Parameter reading: Reads a value and takes it, unless a change here is newer.
  init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    loading: @escaping @Sendable (Bool) -> Void,
    reading: (@Sendable (() -> Value?) -> Void)?
  ) {
    self.callback = callback
    self.loading = loading
    self.reading = reading
  }

  /// Reads a value and passes it on, unless a change is not saved yet: the changed value is newer.
  ///
  /// - Parameter read: Returns nil for the initial value; may be called more than once.
  func pull(_ read: () -> Value?) {
    guard let reading else { return callback(.success(read())) }
    reading(read)
  }

  /// Passes a value on.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Passes the initial value on, because nothing is saved any more.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Passes on the error of loading the value.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Passes a value or an error on; nil means the initial value.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Passes on whether a value is being loaded.
  public func yieldLoading(_ isLoading: Bool = true) {
    loading(isLoading)
  }
}

/// A subscription that ends when it is cancelled or released.
public struct SharedSubscription: Sendable {
  private final class End: Sendable {
    let cancel: Locked<(@Sendable () -> Void)?>

    init(_ cancel: @escaping @Sendable () -> Void) {
      self.cancel = Locked(cancel)
    }

    func callAsFunction() {
      let cancel = cancel.withLock { cancel in
        defer { cancel = nil }
        return cancel
      }
      cancel?()
    }

    deinit { self() }
  }

  private let end: End

  /// Makes a subscription of the closure that ends it.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    self.end = End(cancel)
  }

  /// Ends the subscription.
  public func cancel() {
    end()
  }
}

/// A closure that code must call exactly once; anything else is reported.
private final class SingleCall<Argument: Sendable>: Sendable {
  private let callback: Locked<(@Sendable (Argument) -> Void)?>
  private let verb: String
  private let description: @Sendable () -> String
  private let fallback: Argument

  init(
    _ verb: String,
    _ description: @escaping @Sendable () -> String,
    otherwise fallback: Argument,
    _ callback: @escaping @Sendable (Argument) -> Void
  ) {
    self.callback = Locked(callback)
    self.verb = verb
    self.description = description
    self.fallback = fallback
  }

  func callAsFunction(_ argument: Argument) {
    guard let callback = take() else {
      return reportIssue("'\(verb)' of \(description()) resumes its continuation more than once.")
    }
    callback(argument)
  }

  private func take() -> (@Sendable (Argument) -> Void)? {
    callback.withLock { callback in
      defer { callback = nil }
      return callback
    }
  }

  deinit {
    guard let callback = take() else { return }
    reportIssue("'\(verb)' of \(description()) releases its continuation without resuming it.")
    callback(fallback)
  }
}
