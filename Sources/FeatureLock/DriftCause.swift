/// Why a file is not what it should be.
public enum DriftCause: String, Sendable, CaseIterable, Comparable {
  /// A spec that it is made of has changed since it was generated.
  case specChanged = "spec-changed"
  /// A template has changed since.
  case templateChanged = "template-changed"
  /// The generator writes something else than it did.
  case generatorChanged = "generator-changed"
  /// The settings have changed since.
  case settingsChanged = "settings-changed"
  /// Somebody has changed the generated file.
  case editedByHand = "edited-by-hand"
  /// It is not there.
  case missing
  /// It was generated, but no spec describes it any more.
  case orphaned
  /// It differs in nothing but spaces and line breaks.
  case whitespaceOnly = "whitespace-only"
  /// The lock is not the one of the present specs and files, or does not know the file.
  case lockOutOfDate = "lock-out-of-date"

  /// The order in which causes are listed.
  public static func < (left: DriftCause, right: DriftCause) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What has happened to a spec since the lock was written.
public enum SpecChange: Sendable, Hashable {
  /// It was edited.
  case edited(String)
  /// It is new.
  case added(String)
  /// It is gone.
  case removed(String)
  /// It has another path, perhaps another name too.
  case renamed(from: String, to: String)

  /// The path that it has now, or had last.
  public var path: String {
    switch self {
    case .edited(let path), .added(let path), .removed(let path), .renamed(_, let path): path
    }
  }
}
