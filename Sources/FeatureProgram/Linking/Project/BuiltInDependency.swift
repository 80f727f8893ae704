import FeatureSpec
import SpecSource

/// A dependency that is part of the runtime.
public struct BuiltInDependency: Sendable {
  /// The way in which a test can override a dependency.
  public enum Override: Sendable {
    /// Swift of the dependency's own type.
    case value
    /// Swift of the type that the dependency provides, as a constant.
    case constant
    /// `incrementing`, or Swift as a constant.
    case incrementing
    /// `test` or `immediate`, or Swift of a clock.
    case clock
  }

  /// The key by which features request the dependency.
  public let key: String
  /// Whether the dependency itself is called, like `date()`.
  public let isCalled: Bool
  /// The effects of a call of the dependency, if the call does more than return at once.
  public var callEffects: CallEffects? {
    ["dismiss", "openURL"].contains(key) ? CallEffects(isAsync: true, failure: .never) : nil
  }
  /// The methods of the dependency that are relevant to the generator.
  public let methods: [String: CallEffects]
  /// The way in which a test overrides the dependency.
  public let override: Override

  /// The type of the arguments that a test records for each call; nil for a dependency that cannot be recorded.
  public var recordedType: String? {
    switch key {
    case "dismiss": "Void"
    case "openURL": "URL"
    default: nil
    }
  }

  /// The built-in dependencies, in alphabetical order.
  public static let all: [BuiltInDependency] = [
    BuiltInDependency(key: "calendar", isCalled: false, methods: [:], override: .value),
    BuiltInDependency(key: "continuousClock", isCalled: false, methods: clock, override: .clock),
    BuiltInDependency(key: "date", isCalled: true, methods: [:], override: .constant),
    BuiltInDependency(key: "dismiss", isCalled: true, methods: [:], override: .value),
    BuiltInDependency(key: "locale", isCalled: false, methods: [:], override: .value),
    BuiltInDependency(key: "openURL", isCalled: true, methods: [:], override: .value),
    BuiltInDependency(key: "suspendingClock", isCalled: false, methods: clock, override: .clock),
    BuiltInDependency(key: "timeZone", isCalled: false, methods: [:], override: .value),
    BuiltInDependency(key: "uuid", isCalled: true, methods: [:], override: .incrementing),
    BuiltInDependency(
      key: "withRandomNumberGenerator", isCalled: true, methods: [:], override: .value),
  ]

  private static let clock = ["sleep": CallEffects(isAsync: true, failure: .cancellation)]

  /// Finds the built-in dependency with the given key.
  public static func named(_ key: String) -> BuiltInDependency? {
    all.first { $0.key == key }
  }
}

/// The effects of a call in addition to its value.
public struct CallEffects: Sendable {
  /// The errors that a call may throw.
  public enum Failure: Sendable {
    /// No error.
    case never
    /// Only the error of a cancelled task, which ends an effect silently.
    case cancellation
    /// Any error.
    case untyped
    /// Errors of one type.
    case typed(ResolvedType)
  }

  /// Whether the call suspends.
  public var isAsync: Bool
  /// The errors that the call may throw.
  public var failure: Failure
}

/// A dependency that a feature can request.
public enum Dependency: Sendable {
  /// A dependency that is part of the runtime.
  case builtIn(BuiltInDependency)
  /// A dependency that a spec declares.
  case client(Client)
}
