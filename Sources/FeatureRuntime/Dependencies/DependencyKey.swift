import IssueReporting

/// The key of a dependency and its default values.
///
/// A client is usually its own key:
///
/// ```swift
/// extension RandomClient: DependencyKey {
///   static let liveValue = RandomClient(int: { Int.random(in: $0) })
///   static let testValue = RandomClient(int: unimplemented("RandomClient.int", placeholder: 0))
/// }
///
/// extension DependencyValues {
///   var random: RandomClient {
///     get { self[RandomClient.self] }
///     set { self[RandomClient.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value in an app.
  static var liveValue: Value { get }

  /// The value in previews; the live one unless there is another.
  static var previewValue: Value { get }

  /// The value in tests without an override; it should report that it was used.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value.
  public static var previewValue: Value {
    liveValue
  }

  /// The preview's value, after reporting that the test has not overridden it.
  public static var testValue: Value {
    reportIssue(
      """
      '\(Self.self)' has no value in this test. Override it where the test makes its store, or \
      give it a 'testValue':

          withDependencies: {
            $0[\(Self.self).self] = …
          }
      """
    )
    return previewValue
  }
}
