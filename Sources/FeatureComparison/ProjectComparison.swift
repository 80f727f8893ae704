import FeatureSpec

/// What has changed in meaning from one project to another.
public struct ProjectComparison: Sendable {
  /// The specs that have changed, by kind and name.
  public var specs: [ComparedSpec]

  /// How many changes break whoever uses what has changed.
  public var breakingCount: Int {
    specs.reduce(0) { $0 + $1.breakingCount }
  }

  /// The names of the specs that use what has broken, sorted.
  public var affected: [String] {
    let users = specs.flatMap { spec in
      (spec.isBreaking ? spec.users : []) + spec.changes.filter(\.isBreaking).flatMap(\.users)
    }
    return Set(users.map(\.name)).sorted()
  }
}

/// What has become of a spec.
public struct ComparedSpec: Sendable {
  /// What kind of spec it is; the words are part of the machine-readable output.
  public enum Kind: String, Sendable {
    /// A feature.
    case feature
    /// A client.
    case client
    /// A model.
    case model
  }

  /// What has become of a spec or a part of it; the words are part of the machine-readable output.
  public enum Event: String, Sendable {
    /// It came.
    case added
    /// It went.
    case removed
    /// It looks like one that went under another name.
    case renamed
    /// It says something else.
    case changed
  }

  /// What kind of spec it is.
  public var kind: Kind
  /// Its name; that of one that is gone is the former one.
  public var name: String
  /// What it was called before; nil when it still is.
  public var formerName: String?
  /// The path of its file: the new one, unless it is gone.
  public var path: String
  /// What has become of it.
  public var event: Event
  /// What has become of its parts; nothing for one that came or went.
  public var changes: [ComparedMember] = []
  /// Who uses it, for one that went or got another name.
  public var users: [MemberUser] = []

  /// Whether the spec itself is no longer there for who uses it.
  public var isBreaking: Bool { event == .removed || event == .renamed }

  /// How many changes break whoever uses what has changed.
  public var breakingCount: Int {
    (isBreaking ? 1 : 0) + changes.count(where: \.isBreaking)
  }
}

/// What has become of a part of a spec.
public struct ComparedMember: Sendable {
  /// What it is.
  public var kind: MemberKind
  /// Its name.
  public var name: String
  /// What it was probably called before; nil when it still is.
  public var formerName: String?
  /// What has become of it.
  public var event: ComparedSpec.Event
  /// How it was declared.
  public var before: String?
  /// How it is declared.
  public var after: String?
  /// What it has begun to ask of whoever uses it, sorted.
  public var restrictions: [String] = []
  /// Whether whoever uses it has to change.
  public var isBreaking: Bool
  /// Who used it.
  public var users: [MemberUser] = []
}
