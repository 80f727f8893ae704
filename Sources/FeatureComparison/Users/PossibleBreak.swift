/// The reason why a break is accepted.
public enum Acceptance: Sendable, Equatable {
  /// Every user is changed in the same revision.
  case changedUsers
  /// A person accepts it.
  case reason(String)
}

/// A change that may break users.
public protocol PossibleBreak {
  /// Whether users have to change.
  var isBreaking: Bool { get }
  /// The specs that used the changed declaration.
  var users: [MemberUser] { get }
  /// The reason for which a person accepts the break; nil without one.
  var reason: String? { get }
}

extension PossibleBreak {
  /// The reason why the break is accepted; nil for a break that is not, and for a change that breaks nothing.
  ///
  /// Without users in specs, nothing shows that no code by hand uses the declaration.
  public var acceptance: Acceptance? {
    guard isBreaking else { return nil }
    if !users.isEmpty, users.allSatisfy(\.isChanged) { return .changedUsers }
    return reason.map(Acceptance.reason)
  }
}

extension PossibleBreak {
  /// Whether the change breaks users and nothing accepts that.
  var isOpenBreak: Bool { isBreaking && acceptance == nil }
}
