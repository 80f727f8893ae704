import FeatureProgram
import FeatureSpec

/// The changes of meaning from one project to another.
public struct ProjectComparison: Sendable {
  /// The specs that have changed, by kind and name.
  public var specs: [ComparedSpec]

  /// The number of changes that break users.
  public var breakingCount: Int {
    specs.reduce(0) { $0 + $1.breakingCount }
  }

  /// The number of changes that break users and that are accepted.
  public var acceptedCount: Int {
    specs.reduce(0) { count, spec in
      count + (spec.acceptance == nil ? 0 : 1) + spec.changes.count { $0.acceptance != nil }
    }
  }

  /// The names of the specs that use a broken declaration, sorted.
  public var affected: [String] {
    let users = specs.flatMap { spec in
      (spec.isBreaking ? spec.users : []) + spec.changes.filter(\.isBreaking).flatMap(\.users)
    }
    return Set(users.map(\.name)).sorted()
  }
}

/// The change of a spec.
public struct ComparedSpec: Sendable, PossibleBreak {
  /// The kind of a spec; the words are part of the machine-readable output.
  public enum Kind: String, Sendable, CaseIterable {
    /// A feature.
    case feature
    /// A client.
    case client
    /// A model.
    case model
  }

  /// The way in which a spec or a part of it has changed; the words are part of the machine-readable output.
  public enum Event: String, Sendable {
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// It is probably one that had another name.
    case renamed
    /// Its content has changed.
    case changed
  }

  /// The kind of the spec.
  public var kind: Kind
  /// Its name; for a spec that is gone, the old one.
  public var name: String
  /// The name it had before; nil if it has not changed.
  public var formerName: String?
  /// The path of its file: the new one, unless it is gone.
  public var path: String
  /// The way in which it has changed.
  public var event: Event
  /// The changes of its parts; none for a spec that is new or gone.
  public var changes: [ComparedMember] = []
  /// The specs that use it, if it is gone or renamed.
  public var users: [MemberUser] = []
  /// The reason for which a person accepts the break; nil without one.
  public var reason: String?

  /// Whether the spec can no longer be used by its name.
  public var isBreaking: Bool { event == .removed || event == .renamed }

  /// The number of changes that break users.
  public var breakingCount: Int {
    (isBreaking ? 1 : 0) + changes.count(where: \.isBreaking)
  }
}

/// The change of a part of a spec.
public struct ComparedMember: Sendable, PossibleBreak {
  /// The kind of the part.
  public var kind: MemberKind
  /// Its name.
  public var name: String
  /// The name it probably had before; nil if it has not changed.
  public var formerName: String?
  /// The way in which it has changed.
  public var event: ComparedSpec.Event
  /// The declaration before the change.
  public var before: String?
  /// The declaration after the change.
  public var after: String?
  /// The new demands on its users, sorted.
  public var restrictions: [String] = []
  /// Whether its users have to change.
  public var isBreaking: Bool
  /// The changes of the blocks that follow it.
  public var blockChanges: [BlockChange] = []
  /// The specs that used it.
  public var users: [MemberUser] = []
  /// The reason for which a person accepts the break; nil without one.
  public var reason: String?
}
