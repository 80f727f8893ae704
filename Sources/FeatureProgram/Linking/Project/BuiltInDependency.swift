import FeatureSpec
import SpecSource

/// A dependency that is part of the runtime.
public struct BuiltInDependency: Sendable {
  /// How a test can override it.
  public enum Override: Sendable {
    /// Swift of the dependency's own type.
    case value
    /// Swift of the type that it gives, as a constant.
    case constant
    /// `incrementing`, or Swift as a constant.
    case incrementing
    /// `test` or `immediate`, or Swift of a clock.
    case clock
  }

  /// The key by which features ask for it.
  public let key: String
  /// Whether it is called itself, as `date()` is.
  public let isCalled: Bool
  /// What a call of it does, where that is more than returning at once.
  public var callEffects: CallEffects? {
    ["dismiss", "openURL"].contains(key) ? CallEffects(isAsync: true, failure: .never) : nil
  }
  /// Its methods that matter to the generator.
  public let methods: [String: CallEffects]
  /// How a test overrides it.
  public let override: Override

  /// The type of the arguments that a test records of each call; nil for a dependency that cannot be recorded.
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

  /// The built-in dependency of a key.
  public static func named(_ key: String) -> BuiltInDependency? {
    all.first { $0.key == key }
  }
}

/// What a call does beyond returning.
public struct CallEffects: Sendable {
  /// What a call may throw.
  public enum Failure: Sendable {
    /// Nothing.
    case never
    /// Only the error of a cancelled task, which ends an effect silently.
    case cancellation
    /// Any error.
    case untyped
    /// Errors of one type.
    case typed(ResolvedType)
  }

  /// Whether it suspends.
  public var isAsync: Bool
  /// What it throws.
  public var failure: Failure
}

/// A dependency that a feature can ask for.
public enum Dependency: Sendable {
  /// One that is part of the runtime.
  case builtIn(BuiltInDependency)
  /// One that a spec describes.
  case client(Client)
}
