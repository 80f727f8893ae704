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

extension Clock {
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncStream<Void> where Duration: Sendable { fatalError() }
}

extension AsyncStream {
  public static var finished: Self { fatalError() }
}

extension AsyncThrowingStream where Failure == any Error {
  public static func finished(throwing error: Failure? = nil) -> Self { fatalError() }
}

extension String {
  public init<T>(customDumping subject: T) { fatalError() }
}

public final class LockIsolated<Value>: @unchecked Sendable {
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {}

  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T { fatalError() }

  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {}
}

extension LockIsolated where Value: Sendable {
  public var value: Value { fatalError() }
}

public protocol CustomDumpStringConvertible {
  var customDumpDescription: String { get }
}

public var uncheckedUseMainSerialExecutor: Bool {
  get { fatalError() }
  set {}
}
