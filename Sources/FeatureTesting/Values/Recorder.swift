import FeatureRuntime

/// Collects the arguments of calls of a dependency, in the order of the calls.
///
/// ```swift
/// struct Recorded {
///   @Recorder var saved: [BMI]
/// }
/// let recorded = Recorded()
/// …
/// $0.bmiHistory.save = { bmi in recorded.$saved.record(bmi) }
/// …
/// #expect(recorded.saved == [bmi])
/// ```
@propertyWrapper
public struct Recorder<Arguments: Sendable>: Sendable {
  // The calls are shared, so that closures may record into copies.
  private let calls = Locked<[Arguments]>([])

  /// Makes a recorder without calls.
  public init() {}

  /// The arguments of every call so far.
  public var wrappedValue: [Arguments] {
    calls.value
  }

  /// The recorder itself, for recording calls.
  public var projectedValue: Recorder {
    self
  }

  /// Records a call.
  public func record(_ arguments: Arguments) {
    calls.withLock { $0.append(arguments) }
  }
}
