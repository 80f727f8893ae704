/// Lends a random number generator: `withRandomNumberGenerator { Int.random(in: 1...6, using: &$0)
/// }`.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>

  /// Lends a generator, to one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
  }

  /// Lends the generator to an operation.
  public func callAsFunction<Result: Sendable>(
    _ operation: (inout any RandomNumberGenerator & Sendable) -> Result
  ) -> Result {
    generator.withLock(operation)
  }
}

private enum RandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
  static let testValue = WithRandomNumberGenerator(UnimplementedGenerator())
}

/// A generator that reports every number drawn from it.
private struct UnimplementedGenerator: RandomNumberGenerator, Sendable {
  private var system = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 {
    reportMissingOverride(
      of: "withRandomNumberGenerator",
      example: "WithRandomNumberGenerator(…)"
    )
    // A constant would be quieter, but makes some of the standard library's algorithms loop
    // forever.
    return system.next()
  }
}

extension DependencyValues {
  /// Lends a random number generator.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomNumberGeneratorKey.self] }
    set { self[RandomNumberGeneratorKey.self] = newValue }
  }
}
