import Foundation

/// Makes UUIDs: `uuid()`.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator of a closure.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator that always makes the same UUID.
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// A new generator that counts: `UUID(0)`, `UUID(1)`, …
  public static var incrementing: UUIDGenerator {
    let next = Locked(0)
    return UUIDGenerator {
      UUID(
        next.withLock { next in
          defer { next += 1 }
          return next
        }
      )
    }
  }

  /// Makes a UUID.
  public func callAsFunction() -> UUID {
    generate()
  }
}

private enum UUIDKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }

  static let testValue = UUIDGenerator {
    reportMissingOverride(of: "uuid", example: ".incrementing")
    return UUID()
  }
}

extension DependencyValues {
  /// Makes UUIDs.
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
}
