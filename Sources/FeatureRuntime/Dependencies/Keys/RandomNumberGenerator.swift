/// Lends a random number generator: `withRandomNumberGenerator { Int.random(in: 1...6, using: &$0)
/// }`.
public final class WithRandomNumberGenerator: Sendable {
  private let next: @Sendable () -> UInt64

  /// Lends a generator; each number is drawn by one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) {
    let generator = Locked(generator)
    self.next = { generator.withLock { $0.next() } }
  }

  /// Lends a generator that is a function.
  fileprivate init(next: @escaping @Sendable () -> UInt64) {
    self.next = next
  }

  /// Lends the generator to an operation.
  ///
  /// No lock is held while the operation runs, so it may borrow the generator once more.
  public func callAsFunction<Result: Sendable>(
    _ operation: (inout any RandomNumberGenerator & Sendable) -> Result
  ) -> Result {
    var generator: any RandomNumberGenerator & Sendable = LentGenerator(draw: next)
    return operation(&generator)
  }
}

/// A generator that draws each number from the lender.
private struct LentGenerator: RandomNumberGenerator, Sendable {
  let draw: @Sendable () -> UInt64

  mutating func next() -> UInt64 {
    draw()
  }
}

private enum RandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())

  /// Reports every number that is drawn.
  static let testValue = WithRandomNumberGenerator(next: {
    reportMissingOverride(
      of: "withRandomNumberGenerator",
      example: "WithRandomNumberGenerator(…)"
    )
    // A constant would be quieter, but makes some of the standard library's algorithms loop
    // forever.
    var system = SystemRandomNumberGenerator()
    return system.next()
  })
}

extension DependencyValues {
  /// Lends a random number generator.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomNumberGeneratorKey.self] }
    set { self[RandomNumberGeneratorKey.self] = newValue }
  }
}
