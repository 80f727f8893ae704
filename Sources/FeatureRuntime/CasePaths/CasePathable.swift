/// An enum with a path to each of its cases.
///
/// Generated actions conform; a hand-written one lists its cases in a struct:
///
/// ```swift
/// extension Action: CasePathable {
///   struct AllCasePaths: Sendable {
///     var reload: AnyCasePath<Action, Void> {
///       .init(.reload) { if case .reload = $0 { () } else { nil } }
///     }
///     var loaded: AnyCasePath<Action, String> {
///       .init(Action.loaded) { if case .loaded(let text) = $0 { text } else { nil } }
///     }
///   }
///
///   static var allCasePaths: AllCasePaths { AllCasePaths() }
/// }
/// ```
public protocol CasePathable {
  /// A struct with a property of type ``AnyCasePath`` for each case.
  associatedtype AllCasePaths

  /// The paths to all cases.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// Returns whether the value has a case: `action.is(\.loaded)`.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    self[case: keyPath] != nil
  }

  /// The payload of a case, if the value is of the case: `action[case: \.loaded]`.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }
}
