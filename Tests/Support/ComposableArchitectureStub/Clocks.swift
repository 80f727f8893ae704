// From swift-clocks 1.0.6, Clocks/TestClock.swift
public final class TestClock<Duration: DurationProtocol & Hashable & Sendable>: Clock, Sendable {
  public struct Instant: InstantProtocol {
    public func advanced(by duration: Duration) -> Instant { fatalError() }
    public func duration(to other: Instant) -> Duration { fatalError() }
    public static func < (left: Instant, right: Instant) -> Bool { fatalError() }
  }

  public var minimumResolution: Duration { fatalError() }
  public var now: Instant { fatalError() }
  public init(now: Instant) {}
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {}
  public func advance(by duration: Duration = .zero) async {}
  public func advance(to deadline: Instant) async {}
  public func run() async {}
}

extension TestClock where Duration == Swift.Duration {
  public convenience init() { fatalError() }
}

// From swift-clocks 1.0.6, Clocks/ImmediateClock.swift
public final class ImmediateClock<Duration: DurationProtocol & Hashable & Sendable>: Clock, Sendable
{
  public struct Instant: InstantProtocol {
    public func advanced(by duration: Duration) -> Instant { fatalError() }
    public func duration(to other: Instant) -> Duration { fatalError() }
    public static func < (left: Instant, right: Instant) -> Bool { fatalError() }
  }

  public var minimumResolution: Duration { fatalError() }
  public var now: Instant { fatalError() }
  public init(now: Instant) {}
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {}
}

extension ImmediateClock where Duration == Swift.Duration {
  public convenience init() { fatalError() }
}

// From swift-clocks 1.0.6, Clocks/UnimplementedClock.swift
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  public struct Instant: InstantProtocol {
    public func advanced(by duration: Duration) -> Instant { fatalError() }
    public func duration(to other: Instant) -> Duration { fatalError() }
    public static func < (left: Instant, right: Instant) -> Bool { fatalError() }
  }

  public var minimumResolution: Duration { fatalError() }
  public var now: Instant { fatalError() }
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {}
}

// From swift-clocks 1.0.6, Clocks/Timer.swift
extension Clock {
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncStream<Void> where Duration: Sendable { fatalError() }
}

// From swift-concurrency-extras 1.4.0, ConcurrencyExtras/AsyncStream.swift
extension AsyncStream {
  public static var finished: Self { fatalError() }
}

// From swift-concurrency-extras 1.4.0, ConcurrencyExtras/AsyncThrowingStream.swift
extension AsyncThrowingStream where Failure == any Error {
  public static func finished(throwing error: Failure? = nil) -> Self { fatalError() }
}

// From swift-custom-dump 1.6.0, CustomDump/Dump.swift
extension String {
  public init<T>(customDumping subject: T) { fatalError() }
}

// From swift-concurrency-extras 1.4.0, ConcurrencyExtras/LockIsolated.swift
public final class LockIsolated<Value>: @unchecked Sendable {
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {}

  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T { fatalError() }

}

extension LockIsolated where Value: Sendable {
  public var value: Value { fatalError() }
}

// From swift-concurrency-extras 1.4.0, ConcurrencyExtras/Result.swift
extension Result {
  public init(catching body: () async throws(Failure) -> Success) async { fatalError() }
}

// From swift-concurrency-extras 1.4.0, ConcurrencyExtras/Task.swift
extension Task where Failure == Never {
  public static func never() async throws -> Success { fatalError() }
}

extension Task where Failure == Never {
  public var cancellableValue: Success {
    get async { fatalError() }
  }
}

// From swift-custom-dump 1.6.0, CustomDump/CustomDumpStringConvertible.swift
public protocol CustomDumpStringConvertible {
  var customDumpDescription: String { get }
}

// From swift-concurrency-extras 1.4.0, ConcurrencyExtras/MainSerialExecutor.swift
public var uncheckedUseMainSerialExecutor: Bool {
  get { fatalError() }
  set {}
}
