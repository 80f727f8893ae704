import FeatureProgram
import FeatureSpec

/// The changes of meaning from one project to another.
public struct ProjectComparison: Sendable {
  /// The specs that have changed, by kind and name.
  public var specs: [ComparedSpec]

  /// The number of breaking changes.
  public var breakingCount: Int {
    specs.reduce(0) { $0 + $1.breakingCount }
  }

  /// The number of breaking changes that are accepted.
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
    /// A new spec or part.
    case added
    /// A removed spec or part.
    case removed
    /// A spec or part that probably had another name before.
    case renamed
    /// A spec or part with changed content.
    case changed
  }

  /// The kind of the spec.
  public var kind: Kind
  /// The name of the spec; the old name for a removed spec.
  public var name: String
  /// The name that the spec had before; nil for an unchanged name.
  public var formerName: String?
  /// The path of the spec's file: the old path for a removed spec, otherwise the new path.
  public var path: String
  /// The way in which the spec has changed.
  public var event: Event
  /// The changes of the spec's parts; none for a new or removed spec.
  public var changes: [ComparedMember] = []
  /// The specs that use this spec, if it is removed or renamed.
  public var users: [MemberUser] = []
  /// The reason for which a person accepts the break; nil without one.
  public var reason: String?

  /// Whether the spec can no longer be used by its name.
  public var isBreaking: Bool { event == .removed || event == .renamed }

  /// The number of breaking changes.
  public var breakingCount: Int {
    (isBreaking ? 1 : 0) + changes.count(where: \.isBreaking)
  }
}

/// The change of a part of a spec.
public struct ComparedMember: Sendable, PossibleBreak {
  /// The kind of the part.
  public var kind: MemberKind
  /// The name of the part.
  public var name: String
  /// The name that the part probably had before; nil for an unchanged name.
  public var formerName: String?
  /// The way in which the part has changed.
  public var event: ComparedSpec.Event
  /// The declaration before the change.
  public var before: String?
  /// The declaration after the change.
  public var after: String?
  /// The new demands on users of the part, sorted.
  public var restrictions: [String] = []
  /// Whether users of the part have to change.
  public var isBreaking: Bool
  /// The changes of the part's blocks.
  public var blockChanges: [BlockChange] = []
  /// The specs that used the part.
  public var users: [MemberUser] = []
  /// The reason for which a person accepts the break; nil without one.
  public var reason: String?
}
