import Dispatch

// From combine-schedulers 1.2.0, CombineSchedulers/AnyScheduler.swift
public struct AnySchedulerOf<Scheduler>: @unchecked Sendable {
  // CombineSchedulers/Concurrency.swift
  public func sleep(for duration: SchedulerStride) async throws {}
}

// CombineSchedulers/ImmediateScheduler.swift
extension AnySchedulerOf<DispatchQueue> {
  public static var immediate: Self { fatalError() }
}

// CombineSchedulers/TestScheduler.swift
public final class TestSchedulerOf<Scheduler>: @unchecked Sendable {
  // CombineSchedulers/AnyScheduler.swift
  public func eraseToAnyScheduler() -> AnySchedulerOf<Scheduler> { fatalError() }

  public func advance(by duration: SchedulerStride = .seconds(0)) {}
  @MainActor
  public func advance(by duration: SchedulerStride = .seconds(0)) async {}
}

extension DispatchQueue {
  public static var test: TestSchedulerOf<DispatchQueue> { fatalError() }
}

/// The type that Combine calls `DispatchQueue.SchedulerTimeType.Stride`.
public struct SchedulerStride: Sendable {
  public static func seconds(_ count: Int) -> Self { Self() }
  public static func seconds(_ count: Double) -> Self { Self() }
  public static func milliseconds(_ count: Int) -> Self { Self() }
}
