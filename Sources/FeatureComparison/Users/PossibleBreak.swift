/// The reason why a break is accepted.
public enum Acceptance: Sendable, Equatable {
  /// The change of every user in the same revision.
  case changedUsers
  /// The reason of a person who accepts the break.
  case reason(String)
}

/// A change that may break users.
public protocol PossibleBreak {
  /// Whether the users of the declaration have to change.
  var isBreaking: Bool { get }
  /// The specs that used the changed declaration.
  var users: [MemberUser] { get }
  /// The reason for which a person accepts the break; nil without one.
  var reason: String? { get }
}

extension PossibleBreak {
  /// The reason why the break is accepted; nil for a break that is not accepted, and for a change that breaks
  /// nothing.
  ///
  /// A break without users in specs needs the reason of a person, because hand-written code may use the declaration.
  public var acceptance: Acceptance? {
    guard isBreaking else { return nil }
    if !users.isEmpty, users.allSatisfy(\.isChanged) { return .changedUsers }
    return reason.map(Acceptance.reason)
  }
}

extension PossibleBreak {
  /// Whether the change is a break that is not accepted.
  var isOpenBreak: Bool { isBreaking && acceptance == nil }
}
