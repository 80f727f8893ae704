/// The dependencies, each under its key.
///
/// Without an override, a key has the default value for the ``DependencyContext``.
public struct DependencyValues: Sendable {
  /// The values in force in the current task.
  @TaskLocal package static var current = DependencyValues()

  private var overrides: [ObjectIdentifier: any Sendable] = [:]
  private var ownContext: DependencyContext?
  private var ownCache: DependencyCache?
  /// The record of the changes of shared values, in tests.
  package var sharedLog: SharedLog?
  /// The tracker of work that a test waits for.
  package var testLauncher: EffectLauncher?

  /// Makes values without overrides.
  public init() {}

  /// Makes the values of a test: nothing is overridden, and defaults are made anew for it.
  package static func test() -> DependencyValues {
    var values = current
    values.ownContext = .test
    values.ownCache = DependencyCache()
    if !values.hasOwnInMemoryStorage { values.defaultInMemoryStorage = .forTestStore() }
    values.sharedLog = SharedLog()
    return values
  }

  /// The values in force, unless they are the process's defaults.
  static var currentIfOverridden: DependencyValues? {
    let current = current
    return current.isDefault ? nil : current
  }

  private var isDefault: Bool {
    overrides.isEmpty && ownContext == nil && ownCache == nil
  }

  /// The purpose that the code runs for.
  public var context: DependencyContext {
    get { ownContext ?? .process }
    set { ownContext = newValue }
  }

  /// The value of a key.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      // The cast succeeds: the setter stores under a key only values of its type.
      if !overrides.isEmpty, let value = overrides[id] as? Key.Value { return value }
      let context = context
      if let ownCache { return ownCache.value(of: key, in: context) }
      // Tests that run side by side must not share defaults.
      if context == .test { return Key.testValue }
      return DependencyCache.process.value(of: key, in: context)
    }
    set {
      overrides[ObjectIdentifier(key)] = newValue
    }
  }
}

extension DependencyKey {
  fileprivate static func defaultValue(in context: DependencyContext) -> Value {
    switch context {
    case .live: return liveValue
    case .preview: return previewValue
    case .test: return testValue
    }
  }
}

/// Keeps default values, so that each is made once.
final class DependencyCache: Sendable {
  private struct ID: Hashable {
    var key: ObjectIdentifier
    var context: DependencyContext
  }

  static let process = DependencyCache()

  private let values = Locked<[ID: any Sendable]>([:])

  func value<Key: DependencyKey>(of key: Key.Type, in context: DependencyContext) -> Key.Value {
    let id = ID(key: ObjectIdentifier(key), context: context)
    if let value = values.withLock({ $0[id] }) as? Key.Value { return value }
    // Made outside of the lock, because a default may use other dependencies. The first one made
    // stays.
    let made = Key.defaultValue(in: context)
    return values.withLock { values in
      if let value = values[id] as? Key.Value { return value }
      values[id] = made
      return made
    }
  }
}

extension DependencyValues {
  /// Puts the values in force while an operation lasts.
  package func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try DependencyValues.$current.withValue(self, operation: operation)
  }
}
