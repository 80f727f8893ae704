import Foundation

/// A dependency that returns the date: `date()` or `date.now`.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  /// Makes a generator of a closure.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always returns the same date.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }

  /// The date.
  public var now: Date {
    generate()
  }

  /// Returns the date.
  public func callAsFunction() -> Date {
    generate()
  }
}

private enum DateKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }

  static let testValue = DateGenerator {
    reportMissingOverride(of: "date", example: ".constant(Date(timeIntervalSince1970: 0))")
    return Date(timeIntervalSince1970: 0)
  }
}

extension DependencyValues {
  /// Returns the date.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
